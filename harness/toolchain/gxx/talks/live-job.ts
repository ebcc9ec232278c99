import type { CommandingOutcome, ConversationOutcome, RunEnd, TimeUse } from '../../../model/program/run-outcome.ts';
import type { CommandingJob, ConversationJob } from '../../contract/toolchain.ts';
import { endedCommanding, runCommanding } from './commanding-run.ts';
import { converseWith, endedConversation } from './conversation-run.ts';
import type { LivePlace } from './live-frames.ts';
import { type LiveProcess, startLive } from './live-process.ts';
import { type LinkedPrograms, findSessionProgram } from '../run/start-task.ts';

export type LiveJob = ConversationJob | CommandingJob;

/** What runs a program that is talked to (runtime/talks/live.cpp), and the layers of protection that it has to put on. */
export interface LiveRunner {
  readonly live: string;
  readonly layers: number;
}

/**
 * The wall limit is for one reply, and a program may send commands without end. So many replies that all take as long as
 * they may are more than any talk has. This is by the clock on the wall, and a busy machine has its share in it.
 */
const maxLimits = 100;

export interface RanTalk {
  readonly outcome: ConversationOutcome | CommandingOutcome;
  readonly use: TimeUse;
}

function unused(outcome: RanTalk['outcome']): RanTalk {
  return { outcome, use: { cpuSeconds: 0, waitSeconds: 0 } };
}

/** Runs a job in which the program is talked to. */
export async function runLiveJob(
  job: LiveJob,
  programs: LinkedPrograms,
  runner: LiveRunner | undefined,
): Promise<RanTalk> {
  if (runner === undefined) return unused(endedTalk(job, { kind: 'not-run', reason: withoutRunner }));
  const { live: path, layers } = runner;
  const found = findSessionProgram(job.program, programs);
  if (found.kind === 'linked') {
    const place: LivePlace = { program: found.path, layers };
    const start = () => startLive(path, job.limits.wallSeconds * maxLimits);
    let use: TimeUse = { cpuSeconds: 0, waitSeconds: 0 };
    const live = watchUse(start(), (used) => (use = used));
    const outcome =
      job.kind === 'conversation' ? await converseWith(job, place, live) : await runCommanding(job, place, live);
    return { outcome: withLimitThatHeld(outcome, use), use: withWhatStoppingCosts(outcome, use, job) };
  }
  return unused(endedTalk(job, found.end));
}

/** The limit for one reply, or the one for all replies together. */
function withLimitThatHeld(outcome: RanTalk['outcome'], { brokenOffAfter: seconds }: TimeUse): RanTalk['outcome'] {
  if (outcome.kind !== 'commanding' || seconds === undefined) return outcome;
  const { end } = outcome.session;
  if (end.kind !== 'timed-out' || end.clock !== 'wall') return outcome;
  return { ...outcome, session: { ...outcome.session, end: { ...end, seconds } } };
}

/**
 * To answer a program that says too much is neither its computing nor its waiting, and takes about this part of the limit.
 * To take all memory and to free it again is never free.
 */
const partOfLimitForFloods = 0.25;

function withWhatStoppingCosts(outcome: RanTalk['outcome'], use: TimeUse, { limits }: LiveJob): TimeUse {
  const { end } = outcome.kind === 'commanding' ? outcome.session : outcome;
  const { cpuSeconds, waitSeconds } = use;
  if (end.kind === 'out-of-memory') return { ...use, cpuSeconds: Math.max(cpuSeconds, freeCpuSeconds) };
  if (end.kind !== 'too-much-output') return use;
  return { ...use, waitSeconds: Math.max(waitSeconds, limits.wallSeconds * partOfLimitForFloods) };
}

const withoutRunner = 'only the native runner can talk to a program while it runs';

export function endedTalk(job: LiveJob, end: RunEnd): ConversationOutcome | CommandingOutcome {
  return job.kind === 'conversation' ? endedConversation(end) : endedCommanding(end);
}

/**
 * Some of the waiting in a talk comes from the harness. That much is free; a program that waits longer is charged for all of
 * its waiting. Of 312 talks of a right program, the longest such wait was 29 ms on a quiet machine and 13 ms on one with twenty
 * other programs, as standing in line for a processor is none. Some 150 talks that all take just this end within 12 seconds.
 */
const freeWaitSeconds = 0.06;
/** The longest game took a right program 30 ms. */
const freeCpuSeconds = 0.05;

/** Reports what a program has used. A talk that stops early has not read the end of its program yet: `stop` does. */
function watchUse(live: LiveProcess, onUse: (use: TimeUse) => void): LiveProcess {
  let brokenOffAfter: number | undefined;
  let hasEnded = false;
  const watched: LiveProcess = {
    ...live,
    async next() {
      const event = await live.next();
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
      await live.stop();
      // A talk ends with the first wrong reply, however late that came.
      let ended = hasEnded;
      while (!ended) ended = (await watched.next()).kind === 'ended';
    },
  };
  return watched;
}
