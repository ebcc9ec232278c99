import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type LoadResult, loadAssignment } from '../../assignment/load-assignment.ts';
import { type Files, smallFiles } from '../../assignment/small-assignment.fixture.ts';
import { formatProblems } from '../../assignment/yaml/author-problem.ts';
import type { ExpectedCall, Reference } from '../../model/assignment/reference.ts';
import type { Piece, Transcript } from '../../model/assignment/transcript.ts';
import type { Value } from '../../model/assignment/value.ts';
import { askAnswers } from './ask-answers.ts';
import { type BlessedFile, type Golden, planEdits } from './plan-edits.ts';
import { provePlan } from './prove-plan.ts';

/* For tests: a small assignment whose solution is a few functions here. */

/** What `show` prints. */
export const shown: Readonly<Record<string, string>> = {
  '0': '',
  '1': 'one\n',
  '2': 'one\ntwo\n',
  '3': '  three\n\n three\n',
  '4': "no 'newline'",
  '5': 'trailing \n',
  '6': 'two\n\n',
  '7': 'bell\u0007\n# not a comment: é\n',
};

export const reference: Reference = {
  sessions: {},
  calls: {},
  play: (typed) => play(typed),
  call: (name, args) => answer(name, args),
};

function answer(name: string, args: readonly Value[]): ExpectedCall {
  const [first = 0n] = args;
  switch (name) {
    case 'isEven':
      return { returns: BigInt(first) % 2n === 0n, after: args, prints: '' };
    case 'halve':
      return { after: [BigInt(first) / 2n, ...args.slice(1)], prints: `${String(args[1])}\n` };
    default:
      return { after: args, prints: shown[String(first)] ?? '' };
  }
}

/** Asks for numbers until one is odd. */
function play(typed: readonly string[]): Transcript {
  const pieces: Piece[] = [];
  for (const text of typed) {
    pieces.push({ kind: 'printed', text: 'n? ' }, { kind: 'typed', text });
    if (Number(text) % 2 !== 0) {
      return { pieces: [...pieces, { kind: 'printed', text: '  Odd!  \n' }], ends: 'finished' };
    }
  }
  return { pieces: [...pieces, { kind: 'printed', text: 'n? ' }], ends: 'waiting' };
}

/** The assignment with these files in place of its own; halve also has a sibling that only prints. */
export function filesWith(changes: Files): Files {
  const description = (smallFiles['assignment.yaml'] ?? '')
    .replace('dialect: plain\n', '  - void show(int n)\ndialect: plain\n')
    .replace('halve: 25', 'halve: 15, show: 10');
  const calls = `${smallFiles['functions.yaml'] ?? ''}show:\n  - { args: [0], prints: '' }\n`;
  return { ...smallFiles, 'assignment.yaml': description, 'functions.yaml': calls, ...changes };
}

export interface Blessed {
  readonly files: readonly BlessedFile[];
  readonly texts: Files;
  readonly problems: string;
  /** As everyone else loads the blessed files. */
  readonly loaded: LoadResult;
}

export async function blessFiles(files: Files, solution = reference): Promise<Blessed> {
  const parent = await mkdtemp(join(tmpdir(), 'verbatim-bless-test-'));
  const folder = join(parent, 'small');
  try {
    await write(folder, files);
    const loaded = await loadAssignment(folder, { unblessed: 'accepted' });
    if (loaded.kind !== 'loaded') throw new Error(loaded.kind === 'invalid' ? formatProblems(loaded.problems) : '');
    const { assignment } = loaded;
    const answers = await askAnswers(assignment, solution, 'solution');
    const golden: Golden = { folder, assignment, transcripts: 'transcripts', answers };
    const plan = await planEdits(golden);
    const problems = [...plan.problems, ...(await provePlan([golden], plan.files))];
    const texts = { ...files, ...Object.fromEntries(plan.files.map(({ name, after }) => [name, after])) };
    await write(folder, texts);
    return { files: plan.files, texts, problems: formatProblems(problems), loaded: await loadAssignment(folder) };
  } finally {
    await rm(parent, { recursive: true });
  }
}

async function write(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
