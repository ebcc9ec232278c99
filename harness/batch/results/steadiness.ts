import { endOf } from '../../model/program/ended-outcome.ts';
import type { Outcome } from '../../model/program/run-outcome.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';

export interface Watched {
  readonly toolchain: Toolchain;
  /**
   * Whether no program was stopped by the wall clock, which a busy machine can do to a correct program, and nothing
   * failed inside Verbatim: such a failure may have cost nothing but an explanation.
   */
  readonly isSteady: () => boolean;
}

/** The same toolchain, which watches whether its outcomes would be the same at any other time. */
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

/** Called for thousands of runs of each submission, so it builds no lists. */
function endsByChance(outcome: Outcome): boolean {
  const end = endOf(outcome);
  return end.kind === 'not-run' || (end.kind === 'timed-out' && end.clock === 'wall');
}
