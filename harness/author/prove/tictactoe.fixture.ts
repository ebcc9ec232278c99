import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of an assignment as a lecturer writes it: its truth is a sample solution in C++. */
const files: Readonly<Record<string, string>> = {
  'assignment.yaml': `format: 1
id: tictactoe
title: Tic-tac-toe
course: Testing 101
files: [tictactoe.cpp]
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
functions:
  - int cellState(int board, int pos)
  - bool hasWon(int board, int p)
dialect: usual
dialects:
  usual: { about: The usual words, wording: {} }
seed: 7
marking:
  groups: { functions: 60, transcripts: 40 }
  functions: { cellState: 20, hasWon: 40 }
`,
  'functions.yaml': `cellState:
  - { args: [20, 2], returns: 2, about: A cell of the second player }
hasWon:
  - { args: [111, 1], returns: true, about: The first row }
  - { args: [1001001, 1], returns: true, about: The first column }
  - { args: [11, 1], returns: false, about: Two marks are not a line }
`,
  'transcripts/01-refused.yaml': `about: A move to a cell that is not empty
session: |
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
`,
};

/** Writes the assignment with its solution to a new folder; `changed` replaces or adds files. */
export async function writeTicTacToe(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'verbatim-prove-')), 'tictactoe');
  await mkdir(join(folder, 'solution'), { recursive: true });
  await cp('harness/e2e/exercises/tictactoe/solution/tictactoe.cpp', join(folder, 'solution', 'tictactoe.cpp'));
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** One of the files, with one part replaced. */
export function swapped(name: string, from: string, to: string): Record<string, string> {
  const text = files[name] ?? '';
  if (!text.includes(from)) throw new Error(`${name} has no ${JSON.stringify(from)}`);
  return { [name]: text.replace(from, () => to) };
}
