import type { CommandingJob, CommandingOutcome, ConversationJob, ConversationOutcome } from '../../model/toolchain.ts';
import { endedCommanding, runCommanding } from './commanding-run.ts';
import { converseWith, endedConversation } from './conversation-run.ts';
import { startLive } from './live-process.ts';
import { type LinkedPrograms, findSessionProgram } from './start-task.ts';

export type LiveJob = ConversationJob | CommandingJob;

/** Runs a job in which the program is talked to; `path` is that of the live runner. */
export async function runLiveJob(
  job: LiveJob,
  programs: LinkedPrograms,
  path: string,
): Promise<ConversationOutcome | CommandingOutcome> {
  const found = findSessionProgram(job.program, programs);
  const { folder } = programs;
  if (found.kind === 'linked') {
    const place = { program: found.path, folder: folder.empty };
    return job.kind === 'conversation'
      ? converseWith(job, place, startLive(path))
      : runCommanding(job, place, folder.scratch, startLive(path));
  }
  return job.kind === 'conversation' ? endedConversation(found.end) : endedCommanding(found.end);
}
