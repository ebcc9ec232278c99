// @module-tag compiler
// @module-tag build
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultFile } from '../../reports/json/result-file.ts';
import { verbatim } from '../testing/command.fixture.ts';

const solution = 'reference/domineering/solution/domineering.cpp';
const wrong = (slug: string) => `reference/domineering/wrong/${slug}/domineering.cpp`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the solution gets full marks and exit code 0', async () => {
  const { exitCode, stdout, stderr } = await verbatim(['check', solution]);
  expect(stdout).toMatchInlineSnapshot(`
    "domineering: domineering.cpp

      ✓ Functions     40 of 40  124 of 124 calls right
      ✓ Sessions      30 of 30  26 of 26 sessions right
      ✓ Random runs   20 of 20  5 of 5 kinds of run right
      ✓ Course rules  10 of 10  no findings

    100 of 100
    Next: Everything that was checked is right. Hand it in.
    "
  `);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

test('a missing function is reported, and no case that needs it is right', async () => {
  const path = join(folder, 'domineering.cpp');
  const text = await readFile(solution, 'utf8');
  await writeFile(path, text.replace('int main() {', 'void helper();\nint main() {\n    helper();'));
  const { exitCode, stdout, stderr } = await verbatim(['check', path]);
  expect(stdout).toMatchInlineSnapshot(`
    "domineering: domineering.cpp

      ✓ Functions     40 of 40  124 of 124 calls right
      – Sessions       0 of 30  not run
      ✗ Random runs   12 of 20  4 of 5 kinds of run right
      ✓ Course rules  10 of 10  no findings

    ✗ The program compiles, but it cannot be linked, so it could not be run as a
      whole.

        domineering.cpp
        helper() is used but nowhere defined
        The function is declared and called but never written, or written with other
        parameters.

    62 of 100
    Next: Fix the first error, then check again.
    "
  `);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
});

test('an empty file is reported as empty, and gets no marks for the rules that it does not break', async () => {
  const path = join(folder, 'domineering.cpp');
  await writeFile(path, '\n');
  const { exitCode, stdout } = await verbatim(['check', path]);
  expect(stdout).toContain('Course rules  0 of 10');
  expect(stdout).toContain('✗ domineering.cpp is empty: there is no program in it.');
  expect(stdout).toMatch(/\n0 of 100\nNext: Save your program, make sure that it is this file, and check again\.\n$/);
  expect(exitCode).toBe(1);
});

test('for a file with its own name, the command to see a case again works as shown', async () => {
  const told = await verbatim(['check', 'harness/e2e/hostile/aborts.cpp', '-a', 'domineering']);
  const [, command = ''] = /^ {2}replay {3}verbatim (.*)$/m.exec(told.stdout) ?? [];
  expect(command).toBe('check harness/e2e/hostile/aborts.cpp --assignment domineering --only functions/gridState');
  const { exitCode, stdout } = await verbatim(command.split(' '));
  expect(exitCode).toBe(1);
  expect(stdout).toContain('✗ gridState (functions/gridState, 34 cases)');
});

test('a wrong program gets exit code 1, and --only shows one case as on the screen', async () => {
  const only = ['--only', 'transcripts/10-right-column-for-player-2'];
  const { exitCode, stdout } = await verbatim(['check', wrong('right-edge-wraps'), ...only]);
  expect(stdout).toMatchInlineSnapshot(`
    "domineering: domineering.cpp

    ✗ In the rightmost … (transcripts/10-right-column-for-player-2)  0 of 1.43 marks
      In the rightmost column nothing is to the right: Player 2 is refused there,
      Player 1 is not
      After input 2 (“4”), your program printed the wrong text on line 11 (21 of 28
      lines differ).

                  8  . A . .
                  9  . . . .
                 10  Player 2's move: «4»
      expected   11  Invalid!·Try·again.⏎
      yours      11  .·.·.·B⏎
                     ^ expected “I”, found “.”

      hint     Position 5 is not to the right of position 4; it is the beginning of
               the next row.
      replay   verbatim check reference/domineering/wrong/right-edge-wraps/domineering.cpp --only transcripts/10-right-column-for-player-2

    Key: · a space, ⏎ the end of a line, «5» typed

    Only transcripts/10-right-column-for-player-2 was run. For the marks, check
    without --only.
    "
  `);
  expect(exitCode).toBe(1);
});

test('seed and path reproduce a counterexample', async () => {
  const checked = await verbatim(['check', wrong('winner-reversed'), '--only', 'properties/games']);
  const replay = /--seed \d+ --path \S+/.exec(checked.stdout)?.[0] ?? '';
  const replayed = await verbatim([
    'check',
    wrong('winner-reversed'),
    '--only',
    'properties/games',
    ...replay.split(' '),
  ]);
  const typed = /^ {2}type .*$/m;
  expect(typed.exec(replayed.stdout)?.[0]).toBe(typed.exec(checked.stdout)?.[0]);
  expect(typed.exec(checked.stdout)?.[0]).toMatchInlineSnapshot(`"  type     \`5\`, \`2\`, \`8\`, \`10\`"`);
});

test('--json prints a result file that fits the schema, with the same bytes each time', async () => {
  const [one, other] = await Promise.all([
    verbatim(['check', wrong('counts-from-the-right'), '--json']),
    verbatim(['check', wrong('counts-from-the-right'), '--json']),
  ]);
  expect(resultFile.parse(JSON.parse(one.stdout))).toMatchObject({ format: 1, assignment: 'domineering' });
  expect(one.stdout).toBe(other.stdout);
  expect(one.exitCode).toBe(1);
});

test('hidden cases show students what they are about, and the expected output only on demand', async () => {
  const only = ['--only', 'transcripts/13-own-domino-again', '--json'];
  const [student, staff] = await Promise.all([
    verbatim(['check', wrong('never-stops'), ...only]),
    verbatim(['check', wrong('misspelt-message'), ...only, '--show-hidden']),
  ]);
  expect(student.stdout).not.toContain('"evidence"');
  expect(staff.stdout).toContain('"evidence"');
});

describe('a problem that prevents a check is one sentence that says what to do, and exit code 2', () => {
  test.each([
    ['no such file', ['check', 'reference/domineering/solution/domineerin.cpp']],
    ['a file without an assignment', ['check', 'harness/testing/programs/hello.cpp']],
    ['an unknown assignment', ['check', solution, '--assignment', 'dominering']],
    ['an unknown dialect', ['check', solution, '--dialect', '2020']],
    ['an unknown case', ['check', solution, '--only', 'functions/gridstate']],
    ['a path without its property', ['check', solution, '--path', '1:2']],
    ['a seed that is not a number', ['check', solution, '--seed', 'abc']],
    ['an unknown command', ['chek', solution]],
  ])('%s', async (_what, args) => {
    const { exitCode, stdout, stderr } = await verbatim(args);
    expect(stderr).toMatchSnapshot();
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  test('no compiler', async () => {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    const { exitCode, stderr } = await verbatim(['check', solution], { PATH: bin });
    expect(stderr).toMatchInlineSnapshot(`
      "verbatim: g++ was not found: install it with "sudo apt install g++" (Debian, Ubuntu), "sudo dnf install gcc-c++" (Fedora) or "sudo pacman -S gcc" (Arch)
      "
    `);
    expect(exitCode).toBe(2);
  });
});

test('for a program that does not compile, the first error is shown with its place', async () => {
  const file = join(folder, 'domineering.cpp');
  await writeFile(file, '#include <iostream>\nint main() { std::cout << "hi" }\n');
  const { exitCode, stdout } = await verbatim(['check', file]);
  expect(stdout).toMatchInlineSnapshot(`
    "domineering: domineering.cpp

      – Functions     0 of 40  not run
      – Sessions      0 of 30  not run
      – Random runs   0 of 20  not run
      – Course rules  0 of 10  1 finding

    ✗ The program does not compile, so none of it could be run.

        domineering.cpp:2:31
        2 | int main() { std::cout << "hi" }
          |                               ^
        expected ';' before '}' token
        A semicolon is missing, often at the end of the line above.

    ~ domineering.cpp:1:1  no deduction
      1 | #include <iostream>
        | ^
      We did not find your name, your student ID and your e-mail address in a
      comment at the beginning of this file. Write it there, for example: // Name:
      ..., Student ID: ..., E-mail: ...

    0 of 100
    Next: Fix the first error, then check again.
    "
  `);
  expect(exitCode).toBe(1);
});
