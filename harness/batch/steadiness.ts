import type { Outcome, RunEnd, Toolchain } from '../model/toolchain.ts';

export interface Watched {
  readonly toolchain: Toolchain;
  /** Nothing was stopped by a clock on the wall, which a busy machine can do to a program that is innocent. */
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
        if (result.kind !== 'broken' && result.report.compilerTimedOut) steady = false;
        if (result.kind !== 'built') return result;
        const { program } = result;
        return {
          ...result,
          program: {
            ...program,
            async run(jobs) {
              const outcomes = await program.run(jobs);
              if (outcomes.some(endsByTheWallClock)) steady = false;
              return outcomes;
            },
          },
        };
      },
    },
  };
}

/** Asked of thousands of runs for each submission: no lists of them are made. */
function endsByTheWallClock(outcome: Outcome): boolean {
  switch (outcome.kind) {
    case 'sessions':
      return outcome.sessions.some((session) => session !== undefined && byTheWallClock(session.end));
    case 'session':
    case 'conversation':
      return byTheWallClock(outcome.end);
    case 'commanding':
      return byTheWallClock(outcome.session.end);
    case 'calls':
      return outcome.calls.some(({ end }) => byTheWallClock(end));
  }
}

function byTheWallClock(end: RunEnd): boolean {
  return end.kind === 'timed-out' && end.clock === 'wall';
}
