import { constants } from 'node:os';
import type { RunEnd } from '../../../model/program/run-outcome.ts';
import type { JobLimits } from '../../contract/toolchain.ts';
import { readCheckRecord } from '../checks/check-record.ts';
import { readTraceRecord } from '../checks/trace-record.ts';
import type { RunnerAnswer, RunnerEnding } from './runner-protocol.ts';

/** By the numbers of `Forbidden` in runtime/protocol/case.hpp. The words for people are in reports/explain/. */
const operations = [undefined, 'files', 'network', 'processes', 'signals', 'limits', 'seal', 'inspection'] as const;

export interface RunFacts {
  readonly answer: RunnerAnswer;
  readonly limits: JobLimits;
  /** What this run printed; for a call, what the call alone printed. */
  readonly printedSize: number;
  /** Whether our first constructor was reached, which runs before any code of the student. */
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
  // Checked before `began`: on a busy machine a very short limit can end a program that is still being loaded.
  if (ending.kind === 'out-of-cpu-time' || isStoppedByKernel(ending)) {
    return { kind: 'timed-out', clock: 'cpu', seconds: limits.cpuSeconds };
  }
  // The loader failed, as it does if global arrays exceed the memory limit. Other reasons are not believed: the program
  // could forge them, and so avoid being graded.
  if (!facts.began) return outOfMemory(limits);
  if (ending.kind === 'exited') return { kind: 'finished' };
  return endBySignal(signalName(ending.signal), answer, limits);
}

const killedFromOutside =
  'the program was killed from outside, as happens when a machine or a container runs out of memory';

/**
 * A program cannot kill itself like this, and the kernel does so only if it goes on when its processor time is over.
 */
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
  // The program blocked the signal that traps system calls, or used system call numbers of another architecture.
  if (signal === 'SIGSYS') return { kind: 'forbidden-operation', operation: 'blocked' };
  const fault = readCheckRecord(answer.errorTail);
  if (fault !== undefined) return { kind: 'crashed', signal, fault };
  const trace = readTraceRecord(answer.errorTail);
  return { kind: 'crashed', signal, ...(trace === undefined ? {} : { trace }) };
}

function outOfMemory({ memoryMiB }: JobLimits): RunEnd {
  return { kind: 'out-of-memory', limitMiB: memoryMiB };
}

/** Standard error is not compared, so what a student prints there to find a mistake may exceed a small output limit. */
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
