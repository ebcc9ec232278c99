import fc from 'fast-check';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import type { WrittenReference } from '../model/assignment/reference.ts';
import type { CallOutcome, RunEnd, SessionOutcome } from '../model/program/run-outcome.ts';
import type { Program } from '../toolchain/contract/toolchain.ts';
import { type RunGroups, isScripted, runAlone, runInCompany } from '../toolchain/gxx/run/company.ts';
import type { GroupJob, GroupOutcome } from '../toolchain/gxx/run/group-job.ts';
import type { Transcript } from '../model/assignment/transcript.ts';

/**
 * A program so small that a test can be read in full: it adds up the numbers that are typed. `double(n)` is its
 * one required function. The "student's program" is a function, too, so that the stage is tested without a
 * compiler; tests of whole programs with real compilers are in harness/e2e/.
 */
export const counter: Pick<Assignment, 'functions' | 'limits'> = {
  functions: [
    {
      name: 'double',
      returns: 'int',
      parameters: [{ name: 'n', type: 'int', passing: 'value' }],
      text: 'int double(int n)',
    },
  ],
  limits: { cpuSeconds: 1, wallSeconds: 1, memoryMiB: 64, outputKiB: 1 },
};

export const sums: Property = {
  id: 'properties/sums',
  about: 'random sums',
  points: 1,
  runs: 60,
  target: { kind: 'sessions', generator: 'sums' },
};

export const doubles: Property = { ...sums, id: 'properties/double', target: { kind: 'calls', function: 'double' } };

export const reference: WrittenReference = {
  play: (typed) => transcriptOf(typed.map(Number)),
  call: (_name, [n]) => ({ returns: BigInt(String(n)) * 2n, after: [n ?? 0n], prints: '' }),
  sessions: { sums: fc.array(fc.nat(99).map(String), { maxLength: 12 }) },
  calls: { double: fc.bigInt(-1000n, 1000n).map((n) => [n]) },
};

function transcriptOf(numbers: readonly number[]): Transcript {
  let sum = 0;
  const pieces = numbers.flatMap((number) => {
    sum += number;
    return [
      { kind: 'typed' as const, text: String(number) },
      { kind: 'printed' as const, text: `${sum}\n` },
    ];
  });
  return { pieces, ends: 'finished' };
}

export interface Student {
  /** What it prints for the sum so far. */
  readonly show?: (sum: number, numbers: readonly number[]) => string;
  readonly double?: (n: bigint, earlierCalls: number) => bigint;
  readonly end?: RunEnd;
  /** Changes the outcome of a session that shares a process with so many earlier ones. */
  readonly inCompany?: (alone: SessionOutcome, earlier: number) => SessionOutcome | undefined;
}

/** A "built program" that counts its runs. */
export function programOf({
  show = String,
  double = (n) => n * 2n,
  end = { kind: 'finished' },
  inCompany = (one) => one,
}: Student) {
  let runs = 0;
  function runGroup(job: GroupJob): GroupOutcome {
    runs += 1;
    switch (job.kind) {
      case 'calls':
        return {
          kind: 'calls',
          calls: job.calls.map(([n], index) => call(BigInt(String(n)), job.apart === true ? 0 : index)),
        };
      case 'sessions':
        return { kind: 'sessions', sessions: job.inputs.map((input, index) => inCompany(session(input), index)) };
      case 'session':
        return session(job.input);
    }
  }
  function session(input: string): SessionOutcome {
    const numbers = input.split('\n').filter(Boolean).map(Number);
    let printed = '';
    let sum = 0;
    const reads = numbers.map((number) => {
      const read = { after: printed.length, length: String(number).length + 1 };
      sum += number;
      printed += `${show(sum, numbers)}\n`;
      return read;
    });
    return { kind: 'session', end, printed: new TextEncoder().encode(printed), reads };
  }
  function call(n: bigint, index: number): CallOutcome {
    return { kind: 'call', end, printed: new Uint8Array(), returned: double(n, index), after: [n] };
  }
  const runGroups: RunGroups = async (jobs) =>
    jobs.map((job) => ({ outcome: runGroup(job), use: { cpuSeconds: 0, waitSeconds: 0 } }));
  // Runs together and confirms as a real toolchain does.
  const program: Program = {
    async run(jobs, { convinces, afresh, onUse } = {}) {
      const scripted = jobs.filter(isScripted);
      if (convinces !== undefined) {
        const company = { convinces, ...(afresh && { afresh }), ...(onUse && { onUse }) };
        return runInCompany(scripted, company, runGroups);
      }
      return (await runAlone(scripted, runGroups)).map(({ outcome }) => outcome);
    },
    dispose: async () => {},
  };
  return { program, runs: () => runs };
}
