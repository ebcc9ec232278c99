// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { buildText, openToolchain, programOf, prototype, runCalls } from '../../testing/open-program.ts';
import type { Value } from '../../model/assignment/value.ts';

const functions = [
  prototype('int', 'counts'),
  prototype('int', 'collects', 'int'),
  prototype('int', 'draws'),
  prototype('void', 'shows', 'int'),
  prototype('int', 'reads'),
  prototype('int', 'recurses', 'int'),
  prototype('int', 'remembersAfter', 'int'),
  prototype('int', 'exitsOnThree', 'int'),
  prototype('int', 'crashesOnThree', 'int'),
  prototype('int', 'freesMuch', 'int'),
  prototype('int', 'nowhere'),
];

const text = `
  #include <cstdlib>
  #include <iomanip>
  #include <iostream>
  #include <map>
  #include <string>
  #include <vector>
  using namespace std;

  map<int, string> collected;

  int counts() { static int calls; return ++calls; }
  int collects(int n) { collected[n] = string(100, 'x'); return (int)collected.size(); }
  int draws() { return rand(); }
  void shows(int n) { cout << n << ' '; cout << hex << setfill('0') << setw(5); }
  int reads() { int number = 7; cin >> number; return cin.fail() ? -number : number; }
  int recurses(int depth) { char room[1000]; room[0] = (char)depth; return depth == 0 ? room[0] : recurses(depth - 1); }
  int remembersAfter(int n) { static bool seen = false; const bool before = seen; seen = true; return before ? -1 : n; }
  int exitsOnThree(int n) { if (n == 3) exit(0); return n; }
  int crashesOnThree(int n) { if (n == 3) abort(); return n; }
  int freesMuch(int n) { vector<char> much(1 << 20, (char)n); return much[1000]; }
  int main() {}
`;

const program = programOf(await buildText(await openToolchain(), text, functions));
afterAll(() => program.dispose());

const fiveTimes: readonly (readonly Value[])[] = Array.from({ length: 5 }, () => []);
const oneToFive = [1n, 2n, 3n, 4n, 5n].map((n) => [n]);

async function apart(name: string, calls: readonly (readonly Value[])[]): Promise<string[]> {
  const outcomes = await runCalls(program, name, calls, {}, { apart: true });
  return outcomes.map(({ end, returned, printed }) => {
    const shown = Buffer.from(printed).toString();
    return `${end.kind === 'finished' ? String(returned) : end.kind}${shown === '' ? '' : ` ${shown}`}`;
  });
}

test('each call finds variables, heap and libraries in the same state as the first call', async () => {
  expect(await apart('counts', fiveTimes)).toEqual(['1', '1', '1', '1', '1']);
  expect(await apart('collects', oneToFive)).toEqual(['1', '1', '1', '1', '1']);
  expect(new Set(await apart('draws', fiveTimes)).size).toBe(1);
  expect(await apart('reads', fiveTimes)).toEqual(['-7', '-7', '-7', '-7', '-7']);
});

test('each call has its own output and its own format flags', async () => {
  expect(await apart('shows', [[100n], [200n], [300n]])).toEqual([
    'undefined 100 ',
    'undefined 200 ',
    'undefined 300 ',
  ]);
});

test('a deep recursion leaves nothing behind for the next call', async () => {
  expect(await apart('recurses', [[5000n], [1n], [5000n]])).toEqual(['0', '0', '0']);
});

test('hundreds of calls run in one process, in order', async () => {
  const many = Array.from({ length: 500 }, (_, index) => [BigInt(index)]);
  expect(await apart('remembersAfter', many)).toEqual(many.map(([n]) => String(n)));
});

test('a call that cannot share a process does not finish here, and harms no other call', async () => {
  const withoutThird = (all: readonly string[]) => all.map((one, index) => (index === 2 ? '?' : one));
  const exited = await apart('exitsOnThree', oneToFive);
  const crashed = await apart('crashesOnThree', oneToFive);
  for (const outcomes of [exited, crashed]) {
    expect(withoutThird(outcomes)).toEqual(['1', '2', '?', '4', '5']);
    expect(outcomes[2]).not.toBe('3');
  }
  expect(await apart('nowhere', [[], []])).toEqual(['no-program', 'no-program']);
});

test('if no call can share a process, none is run to its end', async () => {
  const outcomes = await apart(
    'freesMuch',
    Array.from({ length: 40 }, () => [1n]),
  );
  expect(outcomes).toHaveLength(40);
  expect(outcomes).not.toContain('1');
  expect(outcomes.at(-1)).toBe('not-run');
});
