import { isTestStudent } from '../../model/submission/test-student.ts';
import { gathered } from '../gathered.ts';
import type { ListedFile } from '../listing.ts';
import { recognisedByNames } from '../layout.ts';
import type { AttemptFile, Layout, SiteWork } from '../layout.ts';

/** `doejane_LATE_1234_98765_hex-1.cpp`: name, marker, user, attachment, and the file as Canvas shows it. */
const memberPattern =
  /^(?:(?<name>.*?)_)?(?<late>LATE_)?(?<user>\d+)_(?<attachment>\d+|text|link)(?:_|\.)(?<shown>.+)/s;
/** Anonymous submissions have a code in place of the user's number. */
const anonymousPattern =
  /^(?<name>anon_(?<user>[A-Za-z0-9]{5}))_(?<late>LATE_)?(?<attachment>\d+|text|link)(?:_|\.)(?<shown>.+)/s;

interface Member {
  readonly file: ListedFile;
  readonly name: string | undefined;
  readonly late: boolean;
  readonly user: string;
  readonly attachment: string;
  readonly shown: string;
}

/** Canvas: the files of the latest submissions side by side, with a marker of late work but without times. */
export const canvas: Layout = {
  id: 'canvas',
  name: 'Canvas',
  marksLate: true,
  recognise: (listing) =>
    recognisedByNames(listing, (path) => memberOf(path) !== undefined, 'NAME_USER_FILE-NUMBER_…, as Canvas does'),
  read: ({ files }, { knownNames }) => {
    const members: Member[] = [];
    const others = [];
    for (const file of files) {
      const member = memberOf(file.path);
      if (member === undefined || isTestStudent(member.name ?? '')) others.push({ file, fate: 'no-student' as const });
      else members.push({ ...member, file });
    }
    const works = [...gathered(members, ({ user }) => user).values()].map((own) => workOf(own, knownNames));
    return { works, others };
  },
};

function memberOf(path: string): Omit<Member, 'file'> | undefined {
  if (path.includes('/') || /_attempt_\d{4}-\d\d-\d\d/.test(path)) return undefined;
  const { name, late, user, attachment, shown } =
    (anonymousPattern.exec(path) ?? memberPattern.exec(path))?.groups ?? {};
  if (user === undefined || attachment === undefined || shown === undefined) return undefined;
  return { name, late: late !== undefined, user, attachment, shown };
}

function workOf(members: readonly Member[], knownNames: readonly string[]): SiteWork {
  const [first] = members;
  if (first === undefined) return { students: [], attempts: [] };
  const { name, user } = first;
  const late = members.some((member) => member.late);
  const typed = members.filter(({ attachment }) => !/^\d/.test(attachment));
  return {
    students: [{ id: user, siteId: user, ...(name === undefined ? {} : { name }) }],
    attempts: [
      {
        siteName: [...(name === undefined ? [] : [name]), ...(late ? ['LATE'] : []), user].join('_'),
        ...(late ? { markedLate: true } : {}),
        files: withoutSuffixes(
          members.filter((member) => !typed.includes(member)),
          knownNames,
        ),
        others: typed.map(({ file }) => ({ file, fate: 'typed-on-site' as const })),
      },
    ],
  };
}

/** Removes the -1, -2 or long code that Canvas adds to the name of a file that was handed in again. */
function withoutSuffixes(members: readonly Member[], knownNames: readonly string[]): AttemptFile[] {
  const taken = new Set(members.map(({ shown }) => shown));
  return members.map(({ file, shown }) => {
    const shorter = shown.replace(/-(?:\d{1,2}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\.[^.]*$|$)/i, '');
    if (shorter === shown || shorter === '' || taken.has(shorter) || knownNames.includes(shown))
      return { file, name: shown };
    taken.add(shorter);
    return { file, name: shorter };
  });
}
