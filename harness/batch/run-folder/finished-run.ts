import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readResult } from '../../../reports/json/read-result.ts';
import { outcomeOf } from '../../../reports/summary/class-counts.ts';
import { type Standing, standingIn } from '../../model/result/grade-change.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { readJournal, readJournalled } from './run-files.ts';

/** The finished run in an output folder. */
export interface FinishedRun {
  readonly journal: Journal;
  readonly read: (entry: JournalEntry) => Promise<Grading | undefined>;
  /** By submission, including results that were edited by hand; empty if no result can be read. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** Submissions without full marks. */
  readonly failed: ReadonlySet<string>;
  /** How many result files are damaged or of another format. Their contents may be worth keeping. */
  readonly unreadable: number;
}

export async function readFinishedRun(folder: string): Promise<FinishedRun> {
  const standings = new Map<string, Standing>();
  let unreadable = 0;
  const failed = new Set<string>();
  const names = await readdir(join(folder, 'results')).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
    const read = readResult(await readFile(join(folder, 'results', name), 'utf8'));
    if (read.kind !== 'result') {
      unreadable += 1;
      continue;
    }
    const { submission } = read.grading;
    standings.set(submission, standingIn(read.grading));
    if (outcomeOf(read.grading) !== 'full') failed.add(submission);
  }
  return {
    journal: await readJournal(folder),
    standings,
    failed,
    unreadable,
    read: (entry) => readJournalled(folder, entry),
  };
}
