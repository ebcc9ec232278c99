import { endOf } from '../model/program/ended-outcome.ts';
import type { Outcome } from '../model/program/run-outcome.ts';
import type { Job, Program } from '../toolchain/contract/toolchain.ts';

/** After so many time-outs, no further jobs are run. */
export const maxTimeOuts = 3;

/**
 * Runs these jobs, each in a process of its own. A solution that loops for one kind of input often loops for a hundred
 * runs, and each takes all of its time: then the last jobs have no outcome.
 */
export async function runAlone(
  program: Pick<Program, 'run'>,
  jobs: readonly Job[],
  indices: readonly number[],
): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  let timeOuts = 0;
  // The first portions are small, so that few jobs wait for time-outs; later ones grow, because portions take time, too.
  for (let at = 0, size = maxTimeOuts; at < indices.length && timeOuts < maxTimeOuts; at += size, size *= 2) {
    const portion = indices.slice(at, at + size);
    const ended = await program.run(portion.flatMap((index) => jobs[index] ?? []));
    for (const [place, index] of portion.entries()) {
      const outcome = ended[place];
      if (outcome === undefined) continue;
      outcomes.set(index, outcome);
      if (endOf(outcome).kind === 'timed-out') timeOuts += 1;
    }
  }
  return outcomes;
}
