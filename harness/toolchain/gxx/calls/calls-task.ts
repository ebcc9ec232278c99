import { randomBytes } from 'node:crypto';
import type { Prototype } from '../../../model/assignment/prototype.ts';
import type { CallOutcome, RunEnd } from '../../../model/program/run-outcome.ts';
import type { CallsJob, CallsOutcome } from '../run/group-job.ts';
import { type CallRecords, callRecordBytes, encodeCalls, readCallRecords } from './call-records.ts';
import { readConsoleRecords } from '../run/console-records.ts';
import type { PendingRun, Task } from '../run/pending-run.ts';
import { runEnd } from '../run/run-end.ts';
import type { RunnerAnswer, RunnerCase } from '../run/runner-protocol.ts';

export interface CallTarget {
  readonly prototype: Prototype;
  /** Its place in the generated driver. */
  readonly index: number;
  /** The encoded arguments of all calls of the job; every call takes as many bytes. */
  readonly words: Uint8Array;
}

/**
 * After so many processes that did not finish, each remaining call gets its own process. The exception is when the
 * processes finish so many calls on average: otherwise a function that crashes now and then would take hundreds of
 * processes.
 */
const maxBatches = 4;
const worthItsProcess = 3;
const maxPrintedBytes = 64 << 20;
const notApart: RunEnd = { kind: 'not-run', reason: 'it cannot share a process' };

/**
 * The calls are made in order in one process. A call that does not return ends that process. It is then repeated as the
 * first call of a fresh process, because earlier calls may have used up the time or the memory, or broken something;
 * what happens to a first call is its own fault. If the first few all run out of time, the others are not tried.
 */
export function callsTask(job: CallsJob, target: CallTarget, program: number): Task {
  const outcomes: CallOutcome[] = [];
  const callBytes = target.words.length / job.calls.length;
  let batches = 0;

  function pendingRuns(): PendingRun[] {
    giveUpIfAlwaysTimesOut();
    const left = job.calls.length - outcomes.length;
    if (left === 0) return [];
    const isWorthIt = outcomes.length >= batches * worthItsProcess && !outcomes.some(isTimeOut);
    batches += 1;
    if (batches <= maxBatches || isWorthIt) return [pendingRun(outcomes.length, left)];
    if (job.apart === true) {
      outcomes.push(...job.calls.slice(outcomes.length).map(() => endedCall(notApart)));
      return [];
    }
    return Array.from({ length: left }, (_, index) => pendingRun(outcomes.length + index, 1));
  }

  function giveUpIfAlwaysTimesOut(): void {
    const [first] = outcomes;
    const alwaysTimesOut = outcomes.length === maxBatches && outcomes.every(isTimeOut);
    if (first !== undefined && alwaysTimesOut)
      outcomes.push(...job.calls.slice(maxBatches).map(() => endedCall(first.end)));
  }

  function pendingRun(from: number, count: number): PendingRun {
    const nonce = randomBytes(16);
    const words = target.words.subarray(from * callBytes, (from + count) * callBytes);
    return {
      run: {
        program,
        inputKind: job.apart === true ? 'apart' : 'request',
        ...roomFor(job, target, count),
        input: encodeCalls({ nonce, functionIndex: target.index, count, words }),
      },
      take: (answer) => outcomes.push(...callOutcomes(job, target, count, answer, nonce)),
    };
  }

  return { pendingRuns, outcome: () => ({ kind: 'calls', calls: outcomes }) };
}

/** Calls that all ended like this, without output. */
export function endedCalls(job: CallsJob, end: RunEnd): CallsOutcome {
  return { kind: 'calls', calls: job.calls.map(() => endedCall(end)) };
}

function roomFor(
  { limits }: CallsJob,
  { prototype }: CallTarget,
  count: number,
): Omit<RunnerCase, 'program' | 'inputKind' | 'input'> {
  return {
    cpuSeconds: limits.cpuSeconds,
    wallSeconds: limits.wallSeconds,
    memoryMiB: limits.memoryMiB,
    printedBytes: Math.max(limits.outputBytes, Math.min(limits.outputBytes * count, maxPrintedBytes)),
    recordBytes: callRecordBytes(prototype, count),
  };
}

/** The outcomes that this process settles: at least one, at most all of its calls. */
function callOutcomes(
  { limits }: CallsJob,
  { prototype }: CallTarget,
  count: number,
  answer: RunnerAnswer,
  nonce: Uint8Array,
): CallOutcome[] {
  if (answer.ending.kind === 'not-tried') return Array.from({ length: count }, () => endedCall({ kind: 'postponed' }));
  const records = readCallRecords(answer.records, nonce, prototype);
  if (records.ready?.defined === false) {
    return Array.from({ length: count }, () => endedCall({ kind: 'no-program', reason: 'no-such-function' }));
  }
  const settled: CallOutcome[] = [];
  let before = records.ready?.printed ?? 0;
  for (const { printed, ...result } of records.returned.slice(0, count)) {
    const output = answer.printed.subarray(before, printed);
    before = Math.max(before, printed);
    settled.push(
      output.length > limits.outputBytes
        ? {
            ...endedCall({ kind: 'too-much-output', limitBytes: limits.outputBytes }),
            printed: output.slice(0, limits.outputBytes),
          }
        : { kind: 'call', end: { kind: 'finished' }, printed: output, ...result },
    );
  }
  if (settled.length > 0) return settled;
  return [unreturned(answer, records, before)];

  function unreturned(ended: RunnerAnswer, { began }: CallRecords, from: number): CallOutcome {
    // The student's constructors may run before ours. If they ended the program, it did not lack memory.
    const wasLoaded = began || readConsoleRecords(ended.records, 0, 0).began;
    const end = runEnd({ answer: ended, limits, printedSize: ended.printedSize - from, began: wasLoaded });
    return {
      ...endedCall(end.kind === 'finished' ? { kind: 'exited-inside-call' } : end),
      printed: ended.printed.subarray(from, from + limits.outputBytes),
    };
  }
}

function isTimeOut({ end }: CallOutcome): boolean {
  return end.kind === 'timed-out';
}

function endedCall(end: RunEnd): CallOutcome {
  return { kind: 'call', end, printed: new Uint8Array(), after: [] };
}
