import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblems } from './yaml/author-problem.ts';
import { loadAssignment } from './load-assignment.ts';
import type { LoadOptions, LoadResult } from './load-assignment.ts';

/* For tests: a small, correct assignment, and ways to break it. */

export const smallFiles: Files = {
  'assignment.yaml': `format: 1
id: small
title: Small
course: Testing 101
files: [small.cpp]
build: { standard: c++17, flags: [-Wall], seconds: 20 }
limits: { cpu-seconds: 1, wall-seconds: 3, memory-mib: 256, output-kib: 8 }
functions:
  - bool isEven(int n)
  - void halve(long long &n, char mark)
dialect: plain
dialects:
  plain: { about: The usual words, wording: { prompt: 'n? ', even: Even! } }
seed: 7
properties:
  numbers: { plays: numbers, runs: 10, about: Random numbers }
  isEven: { calls: isEven, runs: 20, points: 2.5, about: Random arguments }
marking:
  groups: { policy: 10, functions: 40, transcripts: 30, properties: 20 }
  functions: { isEven: 15, halve: 25 }
  policy:
    required-functions: { each: 2, most: 8 }
    encoding: { each: 0 }
`,
  'functions.yaml': `isEven:
  - { args: [4], returns: true, about: Four }
  - { args: [-3], returns: false, about: Below zero, visibility: hidden, points: 2 }
halve:
  - args: [9007199254740993, 'x']
    after: { n: 4503599627370496 }
    prints: |
      x
    hint: Whole numbers only
`,
  'transcripts/01-even.yaml': `about: An even number
session: |
  n? «4»
  Even!
`,
};

/** The change of a file: another text, a function of its text, or null for no file. */
export type Change = string | ((text: string) => string) | null;

/** Replaces one part of a text. Without that part the test would test nothing, so it fails. */
export function swap(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) throw new Error(`the small assignment has no ${JSON.stringify(from)}`);
    return text.replace(from, () => to);
  };
}

/** The files of an assignment by their names, from its folder. */
export type Files = Readonly<Record<string, string>>;
export type Changes = Readonly<Record<string, Change>>;

export async function loadFiles(files: Files, changes: Changes = {}, options: LoadOptions = {}): Promise<LoadResult> {
  const parent = await mkdtemp(join(tmpdir(), 'verbatim-assignment-'));
  try {
    for (const name of new Set([...Object.keys(files), ...Object.keys(changes)])) {
      const change = changes[name];
      const text = typeof change === 'function' ? change(files[name] ?? '') : change;
      if (text === null) continue;
      const path = join(parent, 'small', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text ?? files[name] ?? '');
    }
    return await loadAssignment(join(parent, 'small'), options);
  } finally {
    await rm(parent, { recursive: true });
  }
}

export function loadSmall(changes: Changes = {}, options: LoadOptions = {}): Promise<LoadResult> {
  return loadFiles(smallFiles, changes, options);
}

/** The problems of the changed assignment, as its author reads them; empty if there are none. */
export async function problemsOf(changes: Changes, files: Files = smallFiles): Promise<string> {
  const result = await loadFiles(files, changes);
  return result.kind === 'invalid' ? formatProblems(result.problems) : '';
}
