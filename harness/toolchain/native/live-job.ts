import type {
  CommandingJob,
  CommandingOutcome,
  ConversationJob,
  ConversationOutcome,
  RunEnd,
} from '../../model/toolchain.ts';
import { endedCommanding, runCommanding } from './commanding-run.ts';
import { converseWith, endedConversation } from './conversation-run.ts';
import type { LivePlace } from './live-frames.ts';
import { startLive } from './live-process.ts';
import { type LinkedPrograms, findSessionProgram } from './start-task.ts';

export type LiveJob = ConversationJob | CommandingJob;

/** What runs a program that is talked to (runtime/live.cpp), and the layers of protection that it has to put on. */
export interface LiveRunner {
  readonly live: string;
  readonly layers: number;
}

/**
 * The wall limit is for one reply, and a program may send commands without end. So many replies that all take as long as
 * they may are more than any talk has.
 */
const mostLimits = 100;

/** Runs a job in which the program is talked to. */
export async function runLiveJob(
  job: LiveJob,
  programs: LinkedPrograms,
  runner: LiveRunner | undefined,
): Promise<ConversationOutcome | CommandingOutcome> {
  if (runner === undefined) return endedTalk(job, { kind: 'not-run', reason: withoutRunner });
  const { live, layers } = runner;
  const found = findSessionProgram(job.program, programs);
  if (found.kind === 'linked') {
    const place: LivePlace = { program: found.path, layers };
    const start = () => startLive(live, job.limits.wallSeconds * mostLimits);
    return job.kind === 'conversation' ? converseWith(job, place, start()) : runCommanding(job, place, start());
  }
  return endedTalk(job, found.end);
}

const withoutRunner = 'only the native runner can talk to a program while it runs';

function endedTalk(job: LiveJob, end: RunEnd): ConversationOutcome | CommandingOutcome {
  return job.kind === 'conversation' ? endedConversation(end) : endedCommanding(end);
}
