import { endOf } from '../../model/program/ended-outcome.ts';
import type { Outcome } from '../../model/program/run-outcome.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';

export interface Watched {
  readonly toolchain: Toolchain;
  /**
   * Nothing was stopped by a clock on the wall, which a busy machine can do to a program that is innocent, and nothing went
   * wrong on our side, of which only an explanation may be lost.
   */
  readonly isSteady: () => boolean;
}

/** The same toolchain, with an eye on whether its outcomes would be the same on any other day. */
export function watchSteadiness(toolchain: Toolchain): Watched {
  let steady = true;
  return {
    isSteady: () => steady,
    toolchain: {
      ...toolchain,
      async build(request) {
        const result = await toolchain.build(request);
        if (result.kind === 'broken' || result.report.compilerTimedOut) steady = false;
        if (result.kind !== 'built') return result;
        const { program } = result;
        return {
          ...result,
          program: {
            ...program,
            async run(jobs, manner) {
              const outcomes = await program.run(jobs, manner);
              if (outcomes.some(endsByChance)) steady = false;
              return outcomes;
            },
          },
        };
      },
    },
  };
}

/** Asked of thousands of runs for each submission: no lists of them are made. */
function endsByChance(outcome: Outcome): boolean {
  const end = endOf(outcome);
  return end.kind === 'not-run' || (end.kind === 'timed-out' && end.clock === 'wall');
}
