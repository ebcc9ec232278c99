import type { CommandingJob, CommandingOutcome, ConversationJob, ConversationOutcome } from '../../model/toolchain.ts';
import { endedCommanding, runCommanding } from './commanding-run.ts';
import { converseWith, endedConversation } from './conversation-run.ts';
import type { LivePlace } from './live-frames.ts';
import { startLive } from './live-process.ts';
import { type LinkedPrograms, findSessionProgram } from './start-task.ts';

export type LiveJob = ConversationJob | CommandingJob;

export interface LivePieces {
  readonly live: string;
  readonly liveHost: string;
}

/** Runs a job in which the program is talked to. */
export async function runLiveJob(
  job: LiveJob,
  programs: LinkedPrograms,
  { live, liveHost }: LivePieces,
): Promise<ConversationOutcome | CommandingOutcome> {
  const found = findSessionProgram(job.program, programs);
  const { folder } = programs;
  if (found.kind === 'linked') {
    const place: LivePlace = { host: liveHost, program: found.path };
    return job.kind === 'conversation'
      ? converseWith(job, place, startLive(live))
      : runCommanding(job, place, folder.scratch, startLive(live));
  }
  return job.kind === 'conversation' ? endedConversation(found.end) : endedCommanding(found.end);
}
