import type { RunManner } from '../../contract/toolchain.ts';
import { startSpending } from './allowance.ts';
import { type LiveJob, type LiveRunner, type RanTalk, endedTalk, runLiveJob } from '../talks/live-job.ts';
import type { LinkedPrograms } from './start-task.ts';

/** Runs talks, one after the other unless several may run at once, until their programs have used up what they may. */
export async function runTalks(
  jobs: readonly LiveJob[],
  programs: LinkedPrograms,
  runner: LiveRunner | undefined,
  { allowance, sideBySide = 1 }: RunManner,
): Promise<RanTalk[]> {
  const spending = startSpending<string>(allowance);
  const run = async (job: LiveJob) =>
    spending.isSpent(job.program) ? postponed(job) : runLiveJob(job, programs, runner);
  const talks: RanTalk[] = [];
  while (talks.length < jobs.length) {
    const next = jobs.slice(talks.length, talks.length + sideBySide);
    const ran = await Promise.all(next.map(run));
    // In their order, as if they had run one after the other.
    for (const [index, job] of next.entries()) {
      const talk = spending.isSpent(job.program) ? undefined : ran[index];
      talks.push(talk ?? postponed(job));
      if (talk !== undefined) spending.add(job.program, talk.use);
    }
  }
  return talks;
}

function postponed(job: LiveJob): RanTalk {
  return { outcome: endedTalk(job, { kind: 'postponed' }), use: { cpuSeconds: 0, waitSeconds: 0 } };
}
