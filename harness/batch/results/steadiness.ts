import type { Job, Outcome, RunEnd, Toolchain } from '../../model/program/toolchain.ts';

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
              if (outcomes.some((outcome, index) => endsByChance(outcome, jobs[index]))) steady = false;
              return outcomes;
            },
          },
        };
      },
    },
  };
}

/** Asked of thousands of runs for each submission: no lists of them are made. */
function endsByChance(outcome: Outcome, job: Job | undefined): boolean {
  switch (outcome.kind) {
    case 'sessions':
      return outcome.sessions.some((session) => session !== undefined && byChance(session.end));
    case 'session':
    case 'conversation':
      return byChance(outcome.end);
    case 'commanding':
      return byChance(outcome.session.end);
    case 'calls': {
      // Whether calls can share a process is no chance, and where they cannot, they are not run together.
      const isApart = job?.kind === 'calls' && job.apart === true;
      return outcome.calls.some(({ end }) => (isApart ? byTheWallClock(end) : byChance(end)));
    }
  }
}

function byChance(end: RunEnd): boolean {
  return end.kind === 'not-run' || byTheWallClock(end);
}

function byTheWallClock(end: RunEnd): boolean {
  return end.kind === 'timed-out' && end.clock === 'wall';
}
