// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  openToolchain,
  programOf,
  runClosedSession,
  runSession,
  runSessionsTogether,
} from '../../../testing/open-program.ts';
import type { SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { Program } from '../../contract/toolchain.ts';

const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(text: string): Promise<Program> {
  const built = text.endsWith('.cpp') ? await buildNamed(toolchain, text) : await buildText(toolchain, text);
  const program = programOf(built);
  opened.push(program);
  return program;
}

function alone(program: Program, inputs: readonly string[]): Promise<SessionOutcome[]> {
  return Promise.all(inputs.map((input) => runSession(program, input)));
}

/** How many sessions shared a process. Checks that these have the same outcome as alone. */
async function shared(text: string, inputs: readonly string[]): Promise<number> {
  const program = await open(text);
  const found = await runSessionsTogether(program, inputs);
  const expected = await alone(program, inputs);
  expect(found).toEqual(expected.map((one, index) => (found[index] === undefined ? undefined : one)));
  return found.filter((one) => one !== undefined).length;
}

const inputs = Array.from(
  { length: 12 },
  (_, index) => `${index}\n${'7\n'.repeat(index % 4)}${index % 3 === 0 ? '' : '0\n'}`,
);

describe('sessions that share a process have the same outcome as alone', () => {
  test.each([
    'adds-with-cin.cpp',
    'adds-with-scanf.cpp',
    'adds-unsynchronised.cpp',
    'greets-with-getline.cpp',
    'counts-with-getchar.cpp',
    'prompts-until-it-gets-a-number.cpp',
    'domineering.cpp',
  ])('%s', async (name) => {
    expect(await shared(name, inputs)).toBe(inputs.length);
  });

  const head =
    '#include <iostream>\n#include <string>\n#include <vector>\n#include <cstdlib>\n#include <cstdio>\nusing namespace std;\n';

  test.each([
    [
      'global variables',
      'int n = 5; static string s = "a"; vector<int> v; int main() { static int k; int x; while (cin >> x) { v.push_back(x); s += "b"; n += x; } cout << n << s << v.size() << k++; }',
    ],
    [
      'a global object that prints in its destructor at the end',
      'struct Late { string text = "late"; ~Late() { cout << text << endl; } } late; int main() { int x; cin >> x; late.text += to_string(x); }',
    ],
    [
      'memory that was never initialised',
      'int main() { int x[64]; char *p = (char *)malloc(64); cin >> p[0]; long sum = 0; for (int i = 0; i < 64; i++) sum = sum * 31 + x[i]; cout << sum << (int)p[40]; for (int i = 0; i < 64; i++) x[i] = i + p[0]; cout << x[rand() % 64]; }',
    ],
    [
      'rand without a seed, with one, and strtok',
      'int main() { int x; cin >> x; cout << rand() << " "; srand(x); cout << rand() << endl; }',
    ],
    [
      'how numbers are printed',
      'int main() { double x; cin >> x; cout << hex << showbase << (int)x * 100; cout.precision(3); cout << 1.0 / 3 << boolalpha << true; cin.setstate(ios::failbit); }',
    ],
    [
      'exit in the middle, with buffered output',
      'int main() { int x; cin >> x; printf("a%d", x); cout << "b"; if (x % 2) exit(3); if (x % 3) _Exit(1); cout << "c"; }',
    ],
    ['exceptions', 'int main() { int x; cin >> x; try { throw x; } catch (int y) { cout << y; } }'],
    [
      'heap that grows',
      'int main() { int x; cin >> x; string all; for (int i = 0; i < 3000; i++) all += to_string(x); vector<string> many(100, all.substr(0, 500)); cout << all.size() << many.size(); }',
    ],
    [
      'destructors of the program itself',
      '__attribute__((destructor)) void last() { puts("last"); } int main() { int x; cin >> x; cout << x; }',
    ],
    ['atexit', 'void bye() { puts("bye"); } int main() { int x; cin >> x; atexit(bye); cout << x; }'],
  ])('%s', async (_, text) => {
    expect(await shared(`${head}${text}\n`, inputs)).toBe(inputs.length);
  });
});

describe('sessions with closed input that share a process have the same outcome as alone:', () => {
  test.each([
    ['cin', 'int x; while (cin >> x) sum += x;'],
    ['streams of its own', 'ios::sync_with_stdio(false); int x; while (cin >> x) sum += x;'],
    ['getline', 'string s; while (getline(cin, s)) sum += s.size();'],
    ['scanf', 'int x; while (scanf("%d", &x) != EOF) sum += x;'],
    ['getchar', 'for (int c; (c = getchar()) != EOF;) sum += c;'],
    ['an end that is read again', 'int x; while (cin >> x) sum += x; cin.clear(); cin >> x; sum += cin.fail();'],
  ])('%s', async (_how, body) => {
    const program = await open(
      `#include <cstdio>\n#include <iostream>\n#include <string>\nusing namespace std;\nint main() { int sum = 0; cout << "? "; ${body} cout << sum << endl; }\n`,
    );
    const found = await runSessionsTogether(program, inputs, {}, { closesInput: true });
    const expected = await Promise.all(inputs.map((input) => runClosedSession(program, input)));
    expect(found).toEqual(expected);
    expect(expected.map(({ end, reads }) => [end.kind, reads.at(-1)?.length])).toEqual(
      inputs.map(() => ['finished', 0]),
    );
  });
});

describe('a session that cannot share a process is left undecided:', () => {
  const head = '#include <csignal>\n#include <cstdlib>\n#include <fstream>\n#include <iostream>\n#include <unistd.h>\n';
  const onThree = (text: string) =>
    `${head}int main() { int n; std::cin >> n; if (n == 3) { ${text} } std::cout << n << std::endl; }\n`;
  const five = ['1\n', '2\n', '3\n', '4\n', '5\n'];

  test.each([
    ['a crash', 'abort();'],
    ['a loop without end', 'while (true) {}'],
    ['too much output', 'while (true) std::cout << "and on " << std::endl;'],
    ['a file', 'std::ofstream("a.txt") << 1;'],
    ['another process', 'fork();'],
    ['a signal handler, which would stay', 'signal(SIGINT, SIG_IGN);'],
    ['an output that is closed', 'close(1);'],
    ['an exit without cleaning up', '_exit(0);'],
  ])('%s', async (what, text) => {
    const program = await open(onThree(text));
    const found = (await runSessionsTogether(program, five)).map((one) => one && Buffer.from(one.printed).toString());
    expect(found).toEqual(['1\n', '2\n', what.startsWith('an exit') ? '' : undefined, '4\n', '5\n']);
  });

  test('and so is every session of a program that acts in the constructor of a global object', async () => {
    const program = await open(
      `${head}struct Early { Early() { std::cout << "hi" << std::endl; } } early;\nint main() {}\n`,
    );
    expect(await runSessionsTogether(program, five)).toEqual(five.map(() => undefined));
  });

  test('but not because of the output of the sessions before it', async () => {
    const program = await open('prints-1000-bytes.cpp');
    const found = await runSessionsTogether(program, five, { outputBytes: 1000 });
    expect(found.map((one) => one?.printed.length)).toEqual([1000, 1000, 1000, 1000, 1000]);
  });
});
