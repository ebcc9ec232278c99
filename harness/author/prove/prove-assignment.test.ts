// @module-tag compiler
import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { plainPalette } from '../../../reports/terminal/palette.ts';
import { renderProof } from '../../../reports/terminal/render-proof.ts';
import type { Proof } from '../../model/result/proof.ts';
import { placeOfFolder } from '../../prepare/assignments/place.ts';
import { readHere } from '../../reading/read-here.ts';
import { openToolchain } from '../../testing/open-program.ts';
import { proveAssignment } from './prove-assignment.ts';
import { swapped, writeTicTacToe } from './tictactoe.fixture.ts';

const written: string[] = [];
afterEach(async () => {
  for (const folder of written.splice(0)) await rm(dirname(folder), { recursive: true });
});

const solution = await readFile('harness/e2e/exercises/tictactoe/solution/tictactoe.cpp', 'utf8');
const wrong = solution.replace('p = 3 - p', 'p = 2');

async function prove(changed: Readonly<Record<string, string>> = {}) {
  const folder = await writeTicTacToe(changed);
  written.push(folder);
  return proveAssignment(placeOfFolder(folder), { toolchain: openToolchain, reading: readHere, workers: 2 });
}

async function proven(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const text = renderProof(await prove(changed), { width: 80, palette: plainPalette });
  return written.reduce((shown, folder) => shown.replaceAll(`${dirname(folder)}/`, ''), text);
}

test('a sample solution that answers in two ways is reported as such, for golden cases and for random runs', async () => {
  const clock = `#include <chrono>\n#include <iostream>\n${solution.slice(0, solution.indexOf('int main'))}
int main() { int n; std::cout << "n? "; std::cin >> n; std::cout << std::chrono::steady_clock::now().time_since_epoch().count(); }
`;
  const yaml = swapped(
    'assignment.yaml',
    'marking:\n  groups: { functions: 60, transcripts: 40 }',
    'properties:\n  games: { plays: 1..9 }\nmarking:\n  groups: { functions: 60, transcripts: 30, properties: 10 }',
  );
  const { checks } = await prove({ ...yaml, 'solution/tictactoe.cpp': clock });
  const reported = checks.filter(({ problems }) =>
    problems.includes(
      'the sample solution prints something else each time, so it cannot say what is right: give random numbers a fixed seed, such as srand(1), and look for variables without a value',
    ),
  );
  expect(reported.map(({ kind }) => kind)).toEqual(['golden', 'solution']);
});

test('an assignment of a lecturer is proved by its sample solution', async () => {
  expect(await proven({ 'wrong/second-player-only/tictactoe.cpp': wrong })).toMatchInlineSnapshot(`
    "tictactoe
    ✓ files     4 golden calls, 1 golden session, 0 random runs
    ✓ build     the sample solution compiles
    ✓ golden    5 golden cases compared with the solution
    – random    no property
    ✓ solution  the sample solution gets full marks
    ✗ wrong     1 known-bad program graded; each must lose marks
        second-player-only: it gets full marks: no case and no random run finds its
        mistake

    What is thin:
      - There are no random runs, so a program that knows the golden cases by heart
        is right: add properties.
      - Students see every golden case: make some of them hidden.
      - No rule of the course is on: add some under marking.policy.
      - solution/tictactoe.cpp:49: no case reaches "printBoard(board);" and the 2
        lines after it
      - solution/tictactoe.cpp:55: no case reaches "printBoard(board);" and the 2
        lines after it
      - solution/tictactoe.cpp:20: in every case, the first of the 2 conditions in
        "return isLine(board, p, 1, 5, 9) || isLine(board, p, 3, 5..." has the same
        result
      - solution/tictactoe.cpp:20: in every case, the second of the 2 conditions in
        "return isLine(board, p, 1, 5, 9) || isLine(board, p, 3, 5..." has the same
        result
      - solution/tictactoe.cpp:25: in every case, the condition in "for (int i = 1;
        i < pos; i++) place *= 10;" has the same result
      - solution/tictactoe.cpp:38: in every case, the condition in "for (int marks =
        0; marks < 9; marks++) {" has the same result

    Not proven: wrong.
    "
  `);
});

function problemsOf({ checks }: Proof): string[] {
  return checks.flatMap(({ kind, problems }) => problems.map((problem) => `${kind}: ${problem}`));
}

test('a golden case that differs from the solution is reported, and hides no known-bad program', async () => {
  const changed = {
    ...swapped('functions.yaml', 'args: [20, 2], returns: 2', 'args: [20, 2], returns: 1'),
    'wrong/never-caught/tictactoe.cpp': solution.replace('Draw', 'Drawn'),
  };
  const proof = await prove(changed);
  expect(problemsOf(proof)).toEqual([
    'golden: functions/cellState/1: golden returns 1, leaves 20, 2, solution returns 2, leaves 20, 2',
    expect.stringMatching(/^golden: if the solution is right, verbatim bless .*tictactoe writes its answers$/),
    'solution: functions/cellState/1: wrong-result',
  ]);
  expect(proof.checks.at(-1)).toEqual({
    kind: 'wrong',
    state: 'skipped',
    about: 'not checked, because the sample solution loses marks',
    problems: [],
  });
});

test('a known-bad program must compile and lose marks, and where it does if its expect.yaml says so', async () => {
  const notARow = solution.replace('if (isLine(board, p, 3 * i + 1', 'if (i > 0 && isLine(board, p, 3 * i + 1');
  const proof = await prove({
    'wrong/broken/tictactoe.cpp': 'int main() { return none; }',
    'wrong/caught/tictactoe.cpp': notARow,
    'wrong/empty/notes.txt': 'to do',
    'wrong/expected-elsewhere/tictactoe.cpp': notARow,
    'wrong/expected-elsewhere/expect.yaml': 'about: The first row does not win\ncaught: [transcripts]\n',
    'wrong/never-caught/tictactoe.cpp': solution.replace('Draw', 'Drawn'),
  });
  expect(problemsOf(proof)).toEqual([
    'wrong: broken: it does not compile, so it shows nothing about the cases',
    'wrong: empty: no C++ files: a known-bad program is a folder with its files',
    'wrong: expected-elsewhere: transcripts should catch it and does not',
    'wrong: expected-elsewhere: functions/hasWon/1 catches it (wrong-result), which expect.yaml does not say',
    'wrong: never-caught: it gets full marks: no case and no random run finds its mistake',
  ]);
});

test('a solution that crashes in one golden case is wrong in that one only', async () => {
  const head = 'int cellState(int board, int pos) {';
  const crashing = solution.replace(head, `${head} if (board == 20) board %= pos - 2;`);
  const session = 'about: Nothing is typed\nsession: |\n  Hello\n';
  const mistakes = problemsOf(
    await prove({
      'solution/tictactoe.cpp': crashing.replace('int board = 0;', 'cout << "Hello" << endl; return 0; int board = 0;'),
      'transcripts/01-refused.yaml': session,
    }),
  ).filter((problem) => problem.startsWith('golden'));
  expect(mistakes).toEqual([
    'golden: functions/cellState/1: the sample solution crashes with SIGFPE (cellState(20, 2))',
  ]);
});

test('random runs without an answer are reported, and nothing is graded by them', async () => {
  const properties =
    'properties:\n  seven: { calls: hasWon, runs: 5, about: Another player, values: { board: 0..9, p: 7 } }\nmarking:\n';
  const changed = swapped(
    'assignment.yaml',
    'marking:\n  groups: { functions: 60',
    `${properties}  groups: { properties: 20, functions: 60`,
  );
  const crashing = solution.replace('int p) {\n  for', 'int p) {\n  if (p == 7) return *(volatile int *)0;\n  for');
  const { checks } = await prove({ ...changed, 'solution/tictactoe.cpp': crashing });
  expect(checks.map(({ kind, state, problems }) => [kind, state, ...problems].join(': '))).toMatchInlineSnapshot(`
    [
      "files: proven",
      "build: proven",
      "golden: proven",
      "random: wrong: properties/seven: the sample solution crashes with SIGSEGV (hasWon(1, 7))",
      "solution: skipped",
      "wrong: skipped",
    ]
  `);
});

test('a solution that does not compile is reported once', async () => {
  expect(await proven({ 'solution/tictactoe.cpp': 'int main() { return none; }' })).toMatchInlineSnapshot(`
    "tictactoe
    ✓ files     4 golden calls, 1 golden session, 0 random runs
    ✗ build     the sample solution is compiled
        the sample solution does not compile: tictactoe.cpp:1: 'none' was not
        declared in this scope

    Not proven: build.
    "
  `);
});

test('mistakes in the files are reported without a compiler', async () => {
  const folder = await writeTicTacToe(swapped('assignment.yaml', 'title:', 'titel:'));
  written.push(folder);
  const toolchain = () => Promise.reject(new Error('nothing is built'));
  const place = { ...placeOfFolder(folder), prefix: '' };
  const { checks } = await proveAssignment(place, { toolchain, reading: readHere, workers: 1 });
  expect(checks.map(({ kind, state, problems }) => [kind, state, ...problems].join(': '))).toMatchInlineSnapshot(`
    [
      "files: wrong: tictactoe/assignment.yaml:3:1  found the key titel, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking
      did you mean title?",
    ]
  `);
});
