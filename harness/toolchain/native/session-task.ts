import type { RunEnd, SessionJob, SessionOutcome } from '../../model/toolchain.ts';
import { type ConsoleRecords, mostConsoleRecordBytes, readConsoleRecords } from './console-records.ts';
import type { Errand, Task } from './errand.ts';
import { cpuLimit, runEnd } from './run-end.ts';
import type { RunnerAnswer, RunnerCase } from './runner-protocol.ts';

export function sessionTask(job: SessionJob, program: number): Task {
  const input = Buffer.from(job.input);
  const { limits } = job;
  let outcome: SessionOutcome | undefined;
  const run: RunnerCase = {
    program,
    inputKind: 'typed',
    cpuSeconds: cpuLimit(limits),
    wallSeconds: limits.wallSeconds,
    memoryMiB: limits.memoryMiB,
    printedBytes: limits.outputBytes,
    recordBytes: mostConsoleRecordBytes(input.length),
    input,
  };
  const take: Errand['take'] = (answer) => {
    const records = readConsoleRecords(answer.records, answer.printed.length, input.length);
    outcome = { kind: 'session', end: endOf(job, answer, records), printed: answer.printed, reads: records.reads };
  };
  return {
    errands: () => (outcome === undefined ? [{ run, take }] : []),
    outcome: () => outcome ?? endedSession({ kind: 'not-run', reason: 'the session was never run' }),
  };
}

/** A session of which there is nothing but an end. */
export function endedSession(end: RunEnd): SessionOutcome {
  return { kind: 'session', end, printed: new Uint8Array(), reads: [] };
}

function endOf({ limits }: SessionJob, answer: RunnerAnswer, records: ConsoleRecords): RunEnd {
  const end = runEnd({ answer, limits, printedSize: answer.printedSize, began: records.began });
  return end.kind === 'finished' && records.askedForMoreInput ? { kind: 'asked-for-more-input' } : end;
}
