import { constants } from 'node:os';
import type { RunEnd } from '../../../model/program/run-outcome.ts';
import type { JobLimits } from '../../contract/toolchain.ts';
import { readCheckRecord } from '../checks/check-record.ts';
import { readTraceRecord } from '../checks/trace-record.ts';
import type { RunnerAnswer, RunnerEnding } from './runner-protocol.ts';

/** By the numbers of `Forbidden` in runtime/protocol/case.hpp. What they mean to people is said in reports/explain/. */
const operations = [undefined, 'files', 'network', 'processes', 'signals', 'limits', 'seal', 'inspection'] as const;

export interface RunFacts {
  readonly answer: RunnerAnswer;
  readonly limits: JobLimits;
  /** What this run printed; for a call, what the call alone printed. */
  readonly printedSize: number;
  /** Whether our own first constructor was reached, which runs before anything of the student's. */
  readonly began: boolean;
}

/** How a run ended, from the facts alone. `finished` means that the process ended by itself. */
export function runEnd(facts: RunFacts): RunEnd {
  const { answer, limits } = facts;
  const { ending } = answer;
  if (ending.kind === 'not-started') return { kind: 'not-run', reason: ending.reason };
  if (ending.kind === 'not-tried') return { kind: 'postponed' };
  if (ending.kind === 'out-of-time') return { kind: 'timed-out', clock: 'wall', seconds: limits.wallSeconds };
  if (facts.printedSize > limits.outputBytes || answer.errorSize > maxErrorBytes(limits)) return tooMuchOutput(limits);
  const operation = operations[answer.forbidden];
  if (operation !== undefined) return { kind: 'forbidden-operation', operation };
  if (wasKilledFromOutside(answer, limits.cpuSeconds)) return { kind: 'not-run', reason: killedFromOutside };
  // Before the next question: on a busy machine a very short limit can end a program that is still being loaded.
  if (ending.kind === 'out-of-cpu-time' || isStoppedByKernel(ending)) {
    return { kind: 'timed-out', clock: 'cpu', seconds: limits.cpuSeconds };
  }
  // The loader gave up first: global arrays beyond the memory limit do that. For other reasons there may be, there is only
  // the word of the program: it would not be graded whenever it likes.
  if (!facts.began) return outOfMemory(limits);
  if (ending.kind === 'exited') return { kind: 'finished' };
  return endBySignal(signalName(ending.signal), answer, limits);
}

const killedFromOutside =
  'the program was killed from outside, as a machine or a container that runs out of memory does to processes';

/** No program can do it to itself, and the kernel does it only to one that goes on when its processor time is over. */
export function wasKilledFromOutside({ ending, cpuSeconds }: RunnerAnswer, cpuLimitSeconds: number): boolean {
  return ending.kind === 'killed' && ending.signal === constants.signals.SIGKILL && cpuSeconds < cpuLimitSeconds;
}

/** A program that ignores SIGXCPU is killed a second later. */
function isStoppedByKernel(ending: RunnerEnding): boolean {
  return (
    ending.kind === 'killed' &&
    (ending.signal === constants.signals.SIGXCPU || ending.signal === constants.signals.SIGKILL)
  );
}

function endBySignal(signal: string, answer: RunnerAnswer, limits: JobLimits): RunEnd {
  if (signal === 'SIGXFSZ') return tooMuchOutput(limits);
  if (signal === 'SIGABRT' && /std::bad_(alloc|array_new_length)/.test(answer.errorTail)) return outOfMemory(limits);
  // It blocked the signal by which system calls are trapped, or used the numbers of another machine.
  if (signal === 'SIGSYS') return { kind: 'forbidden-operation', operation: 'blocked' };
  const fault = readCheckRecord(answer.errorTail);
  if (fault !== undefined) return { kind: 'crashed', signal, fault };
  const trace = readTraceRecord(answer.errorTail);
  return { kind: 'crashed', signal, ...(trace === undefined ? {} : { trace }) };
}

function outOfMemory({ memoryMiB }: JobLimits): RunEnd {
  return { kind: 'out-of-memory', limitMiB: memoryMiB };
}

/** Nobody compares it: what somebody prints there to find a mistake may be longer than all the rest. */
export function maxErrorBytes({ outputBytes }: JobLimits): number {
  return Math.max(outputBytes, 64 << 10);
}

function tooMuchOutput({ outputBytes }: JobLimits): RunEnd {
  return { kind: 'too-much-output', limitBytes: outputBytes };
}

function signalName(number: number): string {
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return found === undefined ? `signal ${number}` : found[0];
}
