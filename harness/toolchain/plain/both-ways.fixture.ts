import { isDeepStrictEqual } from 'node:util';
import type { Outcome, RunEnd } from '../../model/program/run-outcome.ts';
import type { Job, Program, Toolchain } from '../contract/toolchain.ts';

export interface Difference {
  readonly job: Job['kind'];
  readonly native: unknown;
  readonly plain: unknown;
}

/**
 * The native toolchain, which does everything a second time with the plain one and notes what comes out otherwise. Time is
 * nothing to compare: what was stopped by it is left out, and so are talks, which the plain one does not run.
 */
export function bothWays(native: Toolchain, plain: Toolchain, differences: Difference[]): Toolchain {
  return {
    ...native,
    async build(request) {
      if (request.checked !== undefined) return { kind: 'broken', reason: 'it is not what is compared' };
      // Without the native runner, the clock on the wall limits the compiler, and tests share a machine.
      const patient = { ...request, settings: { ...request.settings, seconds: 300 } };
      const [one, other] = await Promise.all([native.build(request), plain.build(patient)]);
      if (one.kind !== 'built' || other.kind !== 'built') {
        if (other.kind === 'built') await other.program.dispose();
        note('session', { built: one.kind }, { built: other.kind });
        return one;
      }
      note('session', one.report.functions, other.report.functions);
      return { ...one, program: both(one.program, other.program) };
    },
  };

  function both(one: Program, other: Program): Program {
    return {
      async run(jobs, manner) {
        const outcomes = await one.run(jobs, manner);
        const compared = jobs.filter(({ kind }) => kind === 'session' || kind === 'call');
        const others = await other.run(compared.map(withMoreTime));
        for (const [index, job] of compared.entries()) {
          const [first, second] = [outcomes[jobs.indexOf(job)], others[index]];
          if (!isByTime(first) && !isByTime(second)) note(job.kind, first, second);
        }
        return outcomes;
      },
      async dispose() {
        await Promise.all([one.dispose(), other.dispose()]);
      },
    };
  }

  function note(job: Job['kind'], one: unknown, other: unknown): void {
    if (!isDeepStrictEqual(one, other)) differences.push({ job, native: one, plain: other });
  }
}

/** Of an ordinary process, the start is counted, too. */
function withMoreTime<One extends Job>(job: One): One {
  return { ...job, limits: { ...job.limits, cpuSeconds: Math.max(1, job.limits.cpuSeconds), wallSeconds: 60 } };
}

function isByTime(outcome: Outcome | undefined): boolean {
  switch (outcome?.kind) {
    case 'session':
    case 'call':
      return endsByTime(outcome.end);
    default:
      return true;
  }
}

function endsByTime({ kind }: RunEnd): boolean {
  return kind === 'timed-out' || kind === 'postponed';
}
