import { gathered } from '../gathered.ts';
import { nameOf } from '../listing.ts';
import type { ListedFile } from '../listing.ts';
import { siteTime } from '../time/site-time.ts';
import { readReceipt } from './receipt.ts';
import { recognisedByNames } from '../layout.ts';
import type { Attempt, Layout, SiteWork } from '../layout.ts';

/**
 * `Asg3_s1155000001_attempt_2021-10-23-19-30-00_hex.cpp`; without a file name at the end, it is Blackboard's own text.
 * Only the first mark is the site's: the student has chosen what follows, and it may look like another student's file.
 */
const memberPattern = /^(?<head>.*?)_attempt_(?<stamp>\d{4}(?:-\d\d){5})(?:_(?<rest>.+)|(?<receipt>\.txt)$|$)/s;

interface Member {
  readonly file: ListedFile;
  readonly head: string;
  readonly stamp: string;
  readonly rest: string | undefined;
}

/** Blackboard Learn: the files of all attempts are side by side, with a text about each attempt. */
export const blackboard: Layout = {
  id: 'blackboard',
  name: 'Blackboard',
  recognise: (listing) =>
    recognisedByNames(listing, (path) => memberPattern.test(nameOf(path)), '…_attempt_DATE_…, as Blackboard does'),
  wantsText: (path) => memberPattern.exec(nameOf(path))?.groups?.['receipt'] !== undefined,
  read: ({ files }, { texts }) => {
    const members = files.map((file) => ({ file, member: memberOf(file) }));
    const known = members.flatMap(({ member }) => (member === undefined ? [] : [member]));
    const attempts = [...gathered(known, ({ head, stamp }) => `${head}\n${stamp}`).values()].map((all) =>
      attemptOf(all, texts),
    );
    return {
      works: [...gathered(attempts, ({ username }) => username).values()].map(workOf),
      others: members.flatMap(({ file, member }) =>
        member === undefined ? [{ file, fate: 'no-student' as const }] : [],
      ),
    };
  },
};

function memberOf(file: ListedFile): Member | undefined {
  const { head, stamp, rest } = memberPattern.exec(nameOf(file.path))?.groups ?? {};
  return head === undefined || stamp === undefined ? undefined : { file, head, stamp, rest };
}

interface NamedAttempt {
  readonly username: string;
  readonly name: string | undefined;
  readonly attempt: Attempt;
}

/** Names of assignments and files may contain a `_`, so the text about the attempt counts before the file names. */
function attemptOf(members: readonly Member[], texts: ReadonlyMap<string, string>): NamedAttempt {
  const [{ head, stamp } = { head: '', stamp: '' }] = members;
  const receipts = members.filter(({ rest }) => rest === undefined);
  const receipt = readReceipt(receipts.map(({ file }) => texts.get(file.path) ?? '').join('\n'));
  const submittedAt = receipt.submittedAt ?? siteTime(stamp);
  return {
    username: receipt.username ?? head.slice(head.lastIndexOf('_') + 1),
    name: receipt.name,
    attempt: {
      siteName: `${head}_attempt_${stamp}`,
      ...(submittedAt === undefined ? {} : { submittedAt }),
      files: members.flatMap(({ file, rest }) =>
        rest === undefined ? [] : [{ file, name: originalName(nameOf(file.path), rest, receipt.originalNames) }],
      ),
      others: receipts.map(({ file }) => ({
        file,
        fate: receipt.typed ? ('typed-on-site' as const) : ('site-file' as const),
      })),
    },
  };
}

function originalName(member: string, rest: string, originals: ReadonlyMap<string, string>): string {
  const original = originals.get(member) ?? originals.get(rest);
  // Some browsers send the whole path on the student's disk.
  return original === undefined
    ? rest
    : original.slice(Math.max(original.lastIndexOf('/'), original.lastIndexOf('\\')) + 1);
}

function workOf(attempts: readonly NamedAttempt[]): SiteWork {
  const username = attempts[0]?.username ?? '';
  const name = attempts.find((one) => one.name !== undefined)?.name;
  return {
    students: [{ id: username, ...(name === undefined ? {} : { name }) }],
    attempts: attempts.map(({ attempt }) => attempt),
  };
}
