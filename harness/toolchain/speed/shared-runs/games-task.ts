import type { SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { SessionsJob } from '../../gxx/run/group-job.ts';
import { ByteWriter } from '../../../process/bytes.ts';
import { type GameRecords, readGameRecords } from '../../gxx/run/console-records.ts';
import type { PendingRun, Task } from '../../gxx/run/pending-run.ts';
import { maxErrorBytes } from '../../gxx/run/run-end.ts';
import type { RunnerAnswer } from '../../gxx/run/runner-protocol.ts';

/** After this many processes have broken off, the remaining sessions are run alone. */
const maxProcesses = 8;
const maxPrintedBytes = 8 << 20;
const recordBytes = 16;

/**
 * Sessions that run one after the other in one process, each from the same initial state (runtime/speed/games.hpp). A
 * session that breaks off, for whatever reason, is left undecided; the next process goes on after it.
 */
export function gamesTask(job: SessionsJob, program: number): Task {
  const inputs = bytesOf(job.inputs);
  const outcomes: (SessionOutcome | undefined)[] = [];
  let processes = 0;

  function pendingRuns(): PendingRun[] {
    if (outcomes.length === inputs.length || processes === maxProcesses) return [];
    processes += 1;
    const waiting = inputs.slice(outcomes.length);
    return [
      {
        run: {
          program,
          inputKind: job.closesInput === true ? 'closedGames' : 'games',
          cpuSeconds: job.limits.cpuSeconds,
          wallSeconds: job.limits.wallSeconds,
          memoryMiB: job.limits.memoryMiB,
          printedBytes: Math.min(job.limits.outputBytes * waiting.length, maxPrintedBytes),
          recordBytes: waiting.reduce((sum, { length }) => sum + (length + 3) * recordBytes, recordBytes),
          input: encodeInputs(waiting),
        },
        take: (answer) => settle(answer, waiting),
      },
    ];
  }

  function settle(answer: RunnerAnswer, waiting: readonly Buffer[]): void {
    const games = answer.errorSize > maxErrorBytes(job.limits) ? [] : readGameRecords(answer.records);
    let from = 0;
    for (const game of games.slice(0, waiting.length)) {
      outcomes.push(outcomeOf(game, from, answer, job));
      from = game.printed;
    }
    // If a process finishes no session at all, this program cannot share a process.
    if (games.length === 0) processes = maxProcesses;
    else if (games.length < waiting.length) outcomes.push(undefined);
  }

  return {
    pendingRuns,
    outcome: () => ({ kind: 'sessions', sessions: inputs.map((_, index) => outcomes[index]) }),
  };
}

/** Encoded only once, because every submission of a class gets the same random runs. */
const knownInputs = new WeakMap<SessionsJob['inputs'], readonly Buffer[]>();

function bytesOf(inputs: SessionsJob['inputs']): readonly Buffer[] {
  const bytes = knownInputs.get(inputs) ?? inputs.map((input) => Buffer.from(input));
  knownInputs.set(inputs, bytes);
  return bytes;
}

function encodeInputs(inputs: readonly Buffer[]): Uint8Array {
  const writer = new ByteWriter().integer32(inputs.length);
  for (const { length } of inputs) writer.integer32(length);
  for (const input of inputs) writer.bytes(input);
  return writer.all();
}

/** Undecided if it printed too much: the limit is for each session, but here it was enforced for all together. */
function outcomeOf(
  { printed: to, reads, askedForMoreInput }: GameRecords,
  from: number,
  answer: RunnerAnswer,
  { limits }: SessionsJob,
): SessionOutcome | undefined {
  if (to < from || to - from > limits.outputBytes || to > answer.printed.length) return undefined;
  return {
    kind: 'session',
    end: askedForMoreInput ? { kind: 'asked-for-more-input' } : { kind: 'finished' },
    printed: answer.printed.subarray(from, to),
    reads: reads.map(({ after, length }) => ({ after: Math.max(0, after - from), length })),
  };
}
