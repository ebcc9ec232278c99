import type { CommandingOutcome, AnsweringOutcome, RunEnd, TimeUse } from '../../../model/program/run-outcome.ts';
import type { CommandingJob, AnsweringJob } from '../../contract/toolchain.ts';
import { endedCommanding, runCommanding } from './commanding-run.ts';
import { runAnswering, endedAnswering } from './answering-run.ts';
import type { ConversationPlace } from './conversation-frames.ts';
import { type RunnerConnection, startConversation } from './runner-connection.ts';
import type { Servers } from '../../../process/server-process.ts';
import { type LinkedPrograms, findSessionProgram } from '../run/start-task.ts';

export type ConversationJob = AnsweringJob | CommandingJob;

/** What runs an interactive program (conversation-runner.cpp), and the layers of protection that it has to put on. */
export interface ConversationRunner {
  readonly path: string;
  readonly layers: number;
  readonly servers: Servers;
}

/**
 * The wall limit is for one reply, and a program may send commands without end. No conversation needs so many replies
 * that all take the whole limit. This counts by the clock on the wall, so it includes time that a busy machine takes.
 */
const maxLimits = 100;

export interface RanConversation {
  readonly outcome: AnsweringOutcome | CommandingOutcome;
  readonly use: TimeUse;
}

function unused(outcome: RanConversation['outcome']): RanConversation {
  return { outcome, use: { cpuSeconds: 0, waitSeconds: 0 } };
}

/** Runs one conversation with an interactive program. */
export async function runConversation(
  job: ConversationJob,
  programs: LinkedPrograms,
  runner: ConversationRunner | undefined,
): Promise<RanConversation> {
  if (runner === undefined) return unused(endedConversation(job, { kind: 'not-run', reason: withoutRunner }));
  const { path, layers, servers } = runner;
  const found = findSessionProgram(job.program, programs);
  if (found.kind === 'linked') {
    const place: ConversationPlace = { program: found.path, layers };
    const start = () => startConversation(path, job.limits.wallSeconds * maxLimits, servers);
    let use: TimeUse = { cpuSeconds: 0, waitSeconds: 0 };
    const connection = watchUse(start(), (used) => (use = used));
    const outcome =
      job.kind === 'answering'
        ? await runAnswering(job, place, connection)
        : await runCommanding(job, place, connection);
    return { outcome: withLimitThatHeld(outcome, use), use: withCostOfStopping(outcome, use, job) };
  }
  return unused(endedConversation(job, found.end));
}

/** Reports the limit that ended the program: that for one reply, or that for all replies together. */
function withLimitThatHeld(
  outcome: RanConversation['outcome'],
  { brokenOffAfter: seconds }: TimeUse,
): RanConversation['outcome'] {
  if (outcome.kind !== 'commanding' || seconds === undefined) return outcome;
  const { end } = outcome.session;
  if (end.kind !== 'timed-out' || end.clock !== 'wall') return outcome;
  return { ...outcome, session: { ...outcome.session, end: { ...end, seconds } } };
}

/**
 * Handling a program that prints too much is neither its computing nor its waiting, and takes about this part of the
 * limit. A program that takes all memory is always charged, because freeing it takes time.
 */
const partOfLimitForFloods = 0.25;

function withCostOfStopping(outcome: RanConversation['outcome'], use: TimeUse, { limits }: ConversationJob): TimeUse {
  const { end } = outcome.kind === 'commanding' ? outcome.session : outcome;
  const { cpuSeconds, waitSeconds } = use;
  if (end.kind === 'out-of-memory') return { ...use, cpuSeconds: Math.max(cpuSeconds, freeCpuSeconds) };
  if (end.kind !== 'too-much-output') return use;
  return { ...use, waitSeconds: Math.max(waitSeconds, limits.wallSeconds * partOfLimitForFloods) };
}

const withoutRunner = 'only the native runner can run interactive programs';

export function endedConversation(job: ConversationJob, end: RunEnd): AnsweringOutcome | CommandingOutcome {
  return job.kind === 'answering' ? endedAnswering(end) : endedCommanding(end);
}

/**
 * Some of the waiting in a conversation comes from the harness. That much is free; a program that waits longer is
 * charged for all of its waiting. In 312 conversations with a correct program, the longest such wait was 29 ms on a
 * quiet machine and 13 ms on one with twenty other programs, as waiting for a processor does not count. Some 150
 * conversations that all wait just this long end within 12 seconds.
 */
const freeWaitSeconds = 0.06;
/** The longest game took a correct program 30 ms. */
const freeCpuSeconds = 0.05;

/** Reports what a program has used. If a conversation stops early, `stop` still reads the end of its program. */
function watchUse(connection: RunnerConnection, onUse: (use: TimeUse) => void): RunnerConnection {
  let brokenOffAfter: number | undefined;
  let hasEnded = false;
  const watched: RunnerConnection = {
    ...connection,
    async next() {
      const event = await connection.next();
      if (event.kind === 'silent') brokenOffAfter = event.seconds;
      if (event.kind === 'ended') hasEnded = true;
      if (event.kind === 'ended' && event.answer !== undefined) {
        const { cpuSeconds, waitSeconds } = event.answer;
        onUse({
          cpuSeconds: cpuSeconds > freeCpuSeconds ? cpuSeconds : 0,
          waitSeconds: waitSeconds > freeWaitSeconds ? waitSeconds : 0,
          ...(brokenOffAfter === undefined ? {} : { brokenOffAfter }),
        });
      }
      return event;
    },
    async stop() {
      await connection.stop();
      // A conversation ends at the first wrong reply, before the end of the program has been read.
      let ended = hasEnded;
      while (!ended) ended = (await watched.next()).kind === 'ended';
    },
  };
  return watched;
}
