import { collectSource } from '../../collect/collect-source.ts';
import { utcTime } from '../../sites/time/site-time.ts';
import type { Intake } from '../../model/submission/intake.ts';
import type { Submission } from '../../model/submission/submission.ts';
import { due } from './class.fixture.ts';
import type { Download } from './downloads.fixture.ts';
import { withDownload } from './write-download.fixture.ts';

export interface CollectedDownload {
  readonly submissions: readonly Submission[];
  readonly intake: Intake;
}

/** For tests: the submissions of a download with all their bytes, loaded one after the other as for grading. */
export function collectDownload(download: Download, as: 'zip' | 'folder'): Promise<CollectedDownload> {
  return withDownload(download, as, async ({ source, roster }) => {
    const collected = await collectSource({
      source,
      roster,
      due: utcTime(due.getTime()),
      knownNames: ['domineering.cpp'],
    });
    if (collected.kind === 'nothing') throw new Error(collected.problem);
    try {
      const submissions: Submission[] = [];
      for (const { load } of collected.works) submissions.push(await load());
      return { submissions, intake: collected.intake };
    } finally {
      collected.close();
    }
  });
}
