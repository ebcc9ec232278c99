import { isDeepStrictEqual } from 'node:util';
import type { Outcome, RunEnd } from '../../model/program/run-outcome.ts';
import type { Job, Program, Toolchain } from '../contract/toolchain.ts';

export interface Difference {
  readonly job: Job['kind'];
  readonly native: unknown;
  readonly plain: unknown;
}

/**
 * The native toolchain, which repeats everything with the plain one and notes each difference. Runs that a time limit
 * stopped are not compared, and neither are conversations, which the plain toolchain does not run.
 */
export function bothWays(native: Toolchain, plain: Toolchain, differences: Difference[]): Toolchain {
  return {
    ...native,
    async build(request) {
      if (request.checked !== undefined) return { kind: 'broken', reason: 'builds with checks are not compared' };
      // Without the native runner, wall time limits the compiler, and other tests keep the machine busy.
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

/** An ordinary process needs more time, because its start counts, too. */
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
