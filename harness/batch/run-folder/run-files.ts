import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedName } from '../../../reports/html/file-name.ts';
import { readResult } from '../../../reports/json/read-result.ts';
import type { Grading } from '../../model/result/grading.ts';
import { type Journal, type JournalEntry, parseJournal, resultDigest } from './journal.ts';

/** Describes the run, and shows that a folder was written by Verbatim. */
export const runFile = 'run.json';
export const journalFile = 'journal.jsonl';
/** Inside an output folder: the run that is under way or was stopped. */
export const unfinishedFolder = 'unfinished-run';

export function resultPath(submission: string): string {
  return `results/${encodedName(submission)}.json`;
}

export async function readJournal(folder: string): Promise<Journal> {
  return parseJournal(await readFile(join(folder, journalFile), 'utf8').catch(() => ''));
}

/** The result of this entry; undefined if its file is gone or has changed. */
export async function readJournalled(folder: string, entry: JournalEntry): Promise<Grading | undefined> {
  const text = await readFile(join(folder, resultPath(entry.submission)), 'utf8').catch(() => '');
  if (resultDigest(text) !== entry.result) return undefined;
  const read = readResult(text);
  return read.kind === 'result' ? read.grading : undefined;
}
