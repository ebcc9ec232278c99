import type { RunManner } from '../../contract/toolchain.ts';
import { startSpending } from './allowance.ts';
import {
  type ConversationJob,
  type ConversationRunner,
  type RanConversation,
  endedConversation,
  runConversation,
} from '../conversations/run-conversation.ts';
import type { LinkedPrograms } from './start-task.ts';

/**
 * Runs conversations, one after the other unless several may run at once, until a program has used up its allowance.
 */
export async function runConversations(
  jobs: readonly ConversationJob[],
  programs: LinkedPrograms,
  runner: ConversationRunner | undefined,
  { allowance, sideBySide = 1 }: RunManner,
): Promise<RanConversation[]> {
  const spending = startSpending<string>(allowance);
  const run = async (job: ConversationJob) =>
    spending.isSpent(job.program) ? postponed(job) : runConversation(job, programs, runner);
  const conversations: RanConversation[] = [];
  while (conversations.length < jobs.length) {
    const next = jobs.slice(conversations.length, conversations.length + sideBySide);
    const ran = await Promise.all(next.map(run));
    // Counted in their order, as if they had run one after the other.
    for (const [index, job] of next.entries()) {
      const conversation = spending.isSpent(job.program) ? undefined : ran[index];
      conversations.push(conversation ?? postponed(job));
      if (conversation !== undefined) spending.add(job.program, conversation.use);
    }
  }
  return conversations;
}

function postponed(job: ConversationJob): RanConversation {
  return { outcome: endedConversation(job, { kind: 'postponed' }), use: { cpuSeconds: 0, waitSeconds: 0 } };
}
