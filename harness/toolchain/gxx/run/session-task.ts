import type { RunEnd, SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, SessionJob } from '../../contract/toolchain.ts';
import { type ConsoleRecords, maxConsoleRecordBytes, readConsoleRecords } from './console-records.ts';
import type { PendingRun, Task } from './pending-run.ts';
import { runEnd } from './run-end.ts';
import type { RunnerAnswer, RunnerCase } from './runner-protocol.ts';

export function sessionTask(job: SessionJob, program: number): Task {
  let outcome: SessionOutcome | undefined;
  const take: PendingRun['take'] = (answer) => {
    outcome = { kind: 'session', ...sessionOutcome(job, answer) };
  };
  return {
    pendingRuns: () => (outcome === undefined ? [{ run: sessionCase(job, program), take }] : []),
    outcome: () => outcome ?? endedSession({ kind: 'not-run', reason: 'the session was never run' }),
  };
}

/** The whole standard input, and what the run may use. */
export interface ScriptedRun {
  readonly input: string;
  readonly closesInput?: true;
  readonly limits: JobLimits;
}

export function sessionCase({ input, closesInput, limits }: ScriptedRun, program: number): RunnerCase {
  const bytes = Buffer.from(input);
  return {
    program,
    inputKind: closesInput === true ? 'closed' : 'typed',
    cpuSeconds: limits.cpuSeconds,
    wallSeconds: limits.wallSeconds,
    memoryMiB: limits.memoryMiB,
    printedBytes: limits.outputBytes,
    recordBytes: maxConsoleRecordBytes(bytes.length),
    input: bytes,
  };
}

export function sessionOutcome(run: ScriptedRun, answer: RunnerAnswer): Omit<SessionOutcome, 'kind'> {
  const records = readConsoleRecords(answer.records, answer.printed.length, Buffer.byteLength(run.input));
  return { end: endOf(run, answer, records), printed: answer.printed, reads: records.reads };
}

/** A session that printed and read nothing. */
export function endedSession(end: RunEnd): SessionOutcome {
  return { kind: 'session', end, printed: new Uint8Array(), reads: [] };
}

function endOf({ limits }: ScriptedRun, answer: RunnerAnswer, records: ConsoleRecords): RunEnd {
  const end = runEnd({ answer, limits, printedSize: answer.printedSize, began: records.began });
  return end.kind === 'finished' && records.askedForMoreInput ? { kind: 'asked-for-more-input' } : end;
}
