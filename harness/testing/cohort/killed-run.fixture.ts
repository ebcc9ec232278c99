import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import fc from 'fast-check';
import { parseJournal } from '../../batch/run-folder/journal.ts';
import { verbatim } from '../command.fixture.ts';

/* For tests: kills `verbatim grade` while it grades, and starts it again. */

/** When a run is killed: after a share of the duration of an undisturbed run, or after a number of new results. */
export type Moment = { readonly share: number } | { readonly results: number };

export interface Kills {
  readonly out: string;
  /** A run for each, one after the other. */
  readonly moments: readonly Moment[];
  readonly duration: number;
}

export interface KilledRun {
  /** The moments at which a run was really killed, because it had not ended before. */
  readonly killed: readonly Moment[];
  /** Results that were finished before a run was killed but were gone afterwards. */
  readonly lost: readonly string[];
  /** How many finished results the last run, which was not killed, found. */
  readonly goneOn: number;
}

/**
 * The moments for each run. Shares are made from unbiased whole numbers: most of fast-check's doubles are so close to 0
 * that grading would not have begun. Shares are small, so that no run ends before its last kill. A run spends much of
 * a short share before its first result, so some moments count results instead.
 */
export function momentsToKill(wanted: { readonly seed: number; readonly runs: number; readonly each: number }) {
  const { seed, runs, each } = wanted;
  const early: fc.Arbitrary<Moment> = fc.integer({ min: 0, max: 400 }).map((share) => ({ share: share / 1000 }));
  const late: fc.Arbitrary<Moment> = fc.integer({ min: 1, max: 3 }).map((results) => ({ results }));
  const moment = fc.noBias(fc.oneof(early, late));
  return fc.sample(fc.array(moment, { minLength: each, maxLength: each }), { numRuns: runs, seed });
}

/** Kills the command at each of the moments, then lets it finish. Everything is really graded. */
export async function finishAfterKills(args: readonly string[], { out, moments, duration }: Kills): Promise<KilledRun> {
  const killed: Moment[] = [];
  const lost: string[] = [];
  for (const moment of moments) {
    const before = await journalled(out);
    const running = execa(process.execPath, ['dist/program/main.js', ...args, '--no-cache'], {
      reject: false,
      stdin: 'ignore',
      env: { TMPDIR: join(out, '..') },
    });
    const begin = performance.now();
    if ('share' in moment) await setTimeout(moment.share * duration);
    else await hasResults(before.length + moment.results, running);
    running.kill('SIGKILL');
    const after = Math.round(performance.now() - begin);
    if ((await running).signal === 'SIGKILL') killed.push(moment);
    const kept = await journalled(out);
    lost.push(...before.filter((id) => !kept.includes(id)));
    process.stdout.write(`kill -9 after ${after} ms: ${kept.length} results are finished\n`);
  }
  const { exitCode, stderr } = await verbatim(args);
  if (exitCode !== 0) throw new Error(stderr);
  const found = /continuing the stopped run: (\d+) results? kept\n/.exec(stderr)?.[1] ?? '0';
  return { killed, lost, goneOn: Number(found) };

  async function hasResults(wanted: number, running: { readonly exitCode: number | null }): Promise<void> {
    while (running.exitCode === null && (await journalled(out)).length < wanted) await setTimeout(5);
  }
}

async function journalled(out: string): Promise<string[]> {
  const text = await readFile(join(out, 'unfinished-run', 'journal.jsonl'), 'utf8').catch(() => '');
  return [...parseJournal(text).keys()];
}
