// @module-tag compiler
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verbatim } from '../testing/command.fixture.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-bless-'));
  folder = join(parent, 'tictactoe');
  await mkdir(join(folder, 'transcripts'), { recursive: true });
  await mkdir(join(folder, 'solution'));
  await cp('harness/e2e/exercises/tictactoe/solution/tictactoe.cpp', join(folder, 'solution/tictactoe.cpp'));
  await writeFile(join(folder, 'assignment.yaml'), assignment);
  await writeFile(join(folder, 'functions.yaml'), calls);
  await writeFile(join(folder, 'transcripts/01-top-row.yaml'), 'about: X takes the top row\ntyped: [1, 4, 2, 5, 3]\n');
  await writeFile(
    join(folder, 'transcripts/02-refused.yaml'),
    'about: A refused move\ntyped: 1,1 # taken\npoints: 2\n',
  );
});
afterEach(() => rm(parent, { recursive: true }));

const assignment = `format: 1
id: tictactoe
title: Tic-tac-toe
course: Testing 101
files: [tictactoe.cpp]
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
functions:
  - int cellState(int board, int pos)
  - void putMark(int &board, int pos, int p)
  - void printBoard(int board)
dialect: plain
dialects:
  plain: { about: The usual words, wording: {} }
seed: 7
marking:
  groups: { functions: 60, transcripts: 40 }
  functions: { cellState: 20, putMark: 20, printBoard: 20 }
`;

const calls = `# Position 1 is the last digit.
cellState:
  - { args: [0, 5] } # empty
  - { args: [120, 2], returns: 1, about: As in last year's handout }
putMark:
  - { args: [10, 3, 2] }
printBoard:
  - args: [210]   # X and O
    hint: Count from the right
`;

const blessedCalls = `# Position 1 is the last digit.
cellState:
  - { args: [0, 5], returns: 0 } # empty
  - { args: [120, 2], returns: 2, about: As in last year's handout }
putMark:
  - { args: [10, 3, 2], after: { board: 210 } }
printBoard:
  - args: [210]   # X and O
    prints: |
      . X O
      . . .
      . . .
    hint: Count from the right
`;

const blessedSession = `about: A refused move
session: | # taken
  . . .
  . . .
  . . .
  Player 1: «1»
  X . .
  . . .
  . . .
  Player 2: «1»
  Invalid! Try again.
  Player 2: «»
points: 2
`;

function textOf(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}

test('the sample solution fills in what golden cases expect, and then a program can be checked', async () => {
  const program = 'harness/e2e/exercises/tictactoe/solution/tictactoe.cpp';
  const early = await verbatim(['check', program, '--assignment', folder]);
  expect(early.exitCode).toBe(2);
  expect(early.stderr).toContain(`typed without a session`);
  expect(early.stderr).toContain(`verbatim bless ${folder} fills it in`);

  const check = await verbatim(['bless', folder, '--check']);
  expect(check).toMatchObject({ exitCode: 1, stderr: '' });
  expect(check.stdout).toContain('+  - { args: [0, 5], returns: 0 } # empty\n');
  expect(await textOf('functions.yaml')).toBe(calls);

  const blessed = await verbatim(['bless', folder]);
  expect(blessed).toMatchObject({ exitCode: 0, stderr: '' });
  const patch = check.stdout.slice(0, check.stdout.lastIndexOf('\n\n' + folder));
  expect(blessed.stdout.replaceAll(`${parent}/`, '')).toBe(
    `${patch}\n\n`.replaceAll(`${parent}/`, '') +
      'tictactoe/functions.yaml                3 calls filled in, 1 changed\n' +
      'tictactoe/transcripts/01-top-row.yaml   session filled in\n' +
      'tictactoe/transcripts/02-refused.yaml   session filled in\n',
  );
  expect(await textOf('functions.yaml')).toBe(blessedCalls);
  expect(await textOf('transcripts/02-refused.yaml')).toBe(blessedSession);
  expect(await readdir(join(folder, 'transcripts'))).toEqual(['01-top-row.yaml', '02-refused.yaml']);

  expect(await verbatim(['bless', folder, '--check'])).toEqual({
    exitCode: 0,
    stdout: `${folder}: all 6 golden cases agree with the solution.\n`,
    stderr: '',
  });
  expect(await verbatim(['check', program, '--assignment', folder])).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a golden case in which the solution crashes is named, and nothing is written', async () => {
  const source = await textOf('solution/tictactoe.cpp');
  const crashing = source.replace(
    'int cellState(int board, int pos) {',
    '$&\n  if (board == 120) *(volatile int *)8 = 1;',
  );
  await writeFile(join(folder, 'solution/tictactoe.cpp'), crashing);
  expect(await verbatim(['bless', folder])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr:
      'verbatim: the assignment "tictactoe" has a fault, and nothing was written:\n' +
      'functions/cellState/2: the sample solution crashes with SIGSEGV (cellState(120, 2))\n',
  });
  expect(await textOf('functions.yaml')).toBe(calls);
});

test('mistakes in the files are reported before anything is run', async () => {
  await writeFile(join(folder, 'functions.yaml'), calls.replace('[10, 3, 2]', '[10, 3]'));
  expect(await verbatim(['bless', folder])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr:
      'verbatim: the files of the assignment "tictactoe" have a mistake; nothing was written.\n\n' +
      `${folder}/functions.yaml:6:13  found 2 arguments, expected 3: void putMark(int &board, int pos, int p)\n\n`,
  });
});
