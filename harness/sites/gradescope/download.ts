import { parse } from 'yaml';
import { z } from 'zod';
import type { Student } from '../../model/submission/submission.ts';
import { gathered } from '../gathered.ts';
import { topFolder } from '../listing.ts';
import { siteTime } from '../time/site-time.ts';
import type { Attempt, Layout, SiteWork } from '../layout.ts';

const metadataName = 'submission_metadata.yml';

const submitter = z.looseObject({
  ':name': z.string().optional(),
  ':sid': z.string().optional(),
  ':email': z.string().optional(),
});
const entry = z.looseObject({ ':submitters': z.array(submitter).default([]), ':created_at': z.string().optional() });
const metadata = z.record(z.string(), entry);

/** The export of Gradescope: a folder for each submission, and one file that says whose they are. */
export const gradescope: Layout = {
  id: 'gradescope',
  name: 'Gradescope',
  recognise: ({ files }) =>
    files.some(({ path }) => path === metadataName)
      ? { score: 1, because: `there is a ${metadataName}, as in an export of Gradescope` }
      : { score: 0, because: `there is no ${metadataName}` },
  wantsText: (path) => path === metadataName,
  read: ({ files }, { texts }) => {
    const known = readMetadata(texts.get(metadataName));
    if (known === undefined) {
      const problem = `${metadataName} is missing or cannot be understood; download the export again`;
      return { works: [], others: files.map((file) => ({ file, fate: 'no-student' })), problem };
    }
    const byFolder = gathered(files, ({ path }) => topFolder(path) ?? '');
    const works = Object.entries(known).map(([folder, about]): SiteWork => {
      const submittedAt = siteTime(about[':created_at'] ?? '');
      const attempt: Attempt = {
        siteName: folder,
        ...(submittedAt === undefined ? {} : { submittedAt }),
        files: (byFolder.get(folder) ?? []).map((file) => ({ file, name: file.path.slice(folder.length + 1) })),
        others: [],
      };
      return { students: about[':submitters'].map((who) => studentOf(who, folder)), attempts: [attempt] };
    });
    const others = files
      .filter(({ path }) => !Object.hasOwn(known, topFolder(path) ?? ''))
      .map((file) => ({ file, fate: file.path === metadataName ? ('site-file' as const) : ('no-student' as const) }));
    return { works, others };
  },
};

/** Reads every value as text, because a student id such as 0100 is not a number. */
function readMetadata(text: string | undefined): z.infer<typeof metadata> | undefined {
  try {
    return text === undefined ? undefined : metadata.safeParse(parse(text, { schema: 'failsafe' })).data;
  } catch {
    return undefined;
  }
}

function studentOf(who: z.infer<typeof submitter>, folder: string): Student {
  const { ':name': name, ':sid': sid, ':email': email } = who;
  return {
    id: sid || email || name || folder,
    siteId: folder.replace(/^submission_/, ''),
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
  };
}
