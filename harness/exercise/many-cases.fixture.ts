import { limits } from '../testing/open-program.ts';
import type { RunEnd } from '../model/program/run-outcome.ts';
import type { Program } from '../toolchain/contract/toolchain.ts';

const head = `#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;
const int SIZE = 5;
int board[SIZE][SIZE];
int beside[3];
volatile int one = 1;
int total(const int *numbers, int count) { int sum = 0; for (int i = 0; i < count; ++i) sum += numbers[i]; return sum; }
`;

/**
 * Many function bodies in one program, which is built once and runs the body whose number is typed; and the line of
 * each.
 */
export function programOfBodies(bodies: readonly string[]): {
  readonly text: string;
  readonly lineOf: (body: number) => number;
} {
  const first = head.split('\n').length;
  const cases = bodies.map((_body, index) => `case ${index}: body${index}(); break;`);
  const text = [
    `${head}${bodies.map((body, index) => `void body${index}() { ${body} }`).join('\n')}`,
    'int main() {',
    'int which;',
    'cin >> which;',
    'switch (which) {',
    ...cases,
    '}',
    'cout << "end\\n";',
    '}',
    '',
  ].join('\n');
  return { text, lineOf: (body) => first + body };
}

/** How the run of each body ends. */
export async function endsOfBodies(program: Program, count: number): Promise<RunEnd[]> {
  const generous = { ...limits, cpuSeconds: 5, wallSeconds: 30 };
  const outcomes = await program.run(
    Array.from({ length: count }, (_none, index) => ({
      kind: 'session',
      input: `${index}\n7 abc\n`,
      limits: generous,
    })),
  );
  return outcomes.flatMap((outcome) => (outcome.kind === 'session' ? [outcome.end] : []));
}
