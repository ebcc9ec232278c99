import type { Outcome } from '../../model/program/run-outcome.ts';
import type { Job, Program, Toolchain } from '../../toolchain/contract/toolchain.ts';

/** A batch of cases that takes longer is followed by a single case, so that the count on the screen keeps moving. */
const patienceMilliseconds = 50;
/** Slow cases often follow quick ones, so batches stay small. */
const maxAtOnce = 8;

/**
 * The same toolchain, which reports what it is doing. The first jobs are the golden cases, one job each. They are run a
 * few at a time, so that they can be counted; jobs that share an allowance stay together, because their marks would
 * depend on how they are divided. After them come the random runs.
 */
export function watchToolchain(
  toolchain: Toolchain,
  tell: (what: string) => void,
  now = () => performance.now(),
): Toolchain {
  let goldenAreOver = false;

  async function runGolden(program: Program, jobs: readonly Job[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    let step = 1;
    while (outcomes.length < jobs.length) {
      tell(`${outcomes.length} of ${jobs.length} cases`);
      const begin = now();
      outcomes.push(...(await program.run(jobs.slice(outcomes.length, outcomes.length + step))));
      step = now() - begin < patienceMilliseconds ? Math.min(step * 2, maxAtOnce) : 1;
    }
    return outcomes;
  }

  function watched(program: Program, checked: boolean): Program {
    return {
      ...program,
      async run(jobs, manner) {
        if (checked) tell('looking for the lines of faults');
        else if (goldenAreOver) tell(randomRuns(jobs[0]));
        else {
          goldenAreOver = true;
          if (manner?.allowance === undefined) return runGolden(program, jobs);
          tell(`${jobs.length} cases`);
        }
        return program.run(jobs, manner);
      },
    };
  }

  return {
    ...toolchain,
    async build(request) {
      const checked = request.checked !== undefined;
      // A build with checks may begin before it is needed, while the cases run.
      if (!checked || goldenAreOver) tell(checked ? 'looking for the lines of faults' : 'compiling');
      const result = await toolchain.build(request);
      return result.kind === 'built' ? { ...result, program: watched(result.program, checked) } : result;
    },
  };
}

function randomRuns(job: Job | undefined): string {
  return job?.kind === 'call' ? `random runs of ${job.function}` : 'random runs of the whole program';
}
