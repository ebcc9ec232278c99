import type { AccountedFile, FileFate, ZoneDoubt } from '../model/submission/intake.ts';
import type { SourceFile, Student, Submission, SubmissionFacts } from '../model/submission/submission.ts';
import { account } from './account.ts';
import { chooseAttempt } from './choose-attempt.ts';
import { foldRows } from './fold-rows.ts';
import { handedIn } from './handed-in.ts';
import type { Attempt, AttemptFile } from '../sites/layout.ts';
import type { ListedFile } from '../sites/listing.ts';
import type { Identified } from './roster/match-roster.ts';
import { otherFiles } from './other-files.ts';
import type { CourseClock, Lateness } from '../sites/time/course-clock.ts';
import type { SiteTime } from '../sites/time/site-time.ts';
import type { StudentEntry, Unpack } from './open/unpack-student-files.ts';

/** One submission before its bytes are read. */
export interface CollectedWork {
  readonly id: string;
  readonly facts: SubmissionFacts;
  /** The names of the submission's files, from which the assignment is inferred. */
  readonly fileNames: readonly string[];
  /** Throws if a file cannot be read after all. */
  readonly load: () => Promise<Submission>;
}

export interface AssembledWork {
  readonly work: CollectedWork;
  /** Set if the lateness depends on a time zone that is not known. */
  readonly doubt?: ZoneDoubt;
  readonly files: readonly AccountedFile[];
}

export interface Assembly {
  readonly clock: CourseClock;
  /** Attempts after the deadline count only if there is none before it. */
  readonly excludesLater: boolean;
  /** The ids that are already used. */
  readonly taken: Set<string>;
  readonly unpack: Unpack;
}

/** The attempt that counts, with everything that is known about it. */
export async function assembleWork(
  { work, students, entries: listed }: Identified,
  { clock, excludesLater, taken, unpack }: Assembly,
): Promise<AssembledWork> {
  const { chosen, older, later } = chooseAttempt(work.attempts, clock, excludesLater);
  const id = freeId(idOf(students, work.group) || chosen.siteName || 'nameless', taken);
  // Reads the files to see what is damaged, but does not keep them: a class does not fit into memory.
  const entries = await unpack(await handedIn(chosen.files));
  const submittedAt = chosen.submittedAt ?? listed[0]?.submittedAt;
  const late = submittedAt === undefined ? { least: 0, most: 0 } : clock.lateness(submittedAt);
  const others = otherFiles(entries);
  const facts = factsOf(id, students, chosen, {
    ...(others === undefined ? {} : { insteadOfSource: others }),
    ...(submittedAt === undefined ? {} : { submittedAt: new Date(clock.at(submittedAt)).toISOString() }),
    ...(late.least === 0 ? {} : { lateMinutes: late.least }),
  });
  return {
    ...doubtOf(id, submittedAt, late, clock),
    work: {
      id,
      facts,
      fileNames: entries.filter(({ fate }) => fate === 'used').map(({ name }) => name),
      load: () => loadWork(id, facts, chosen.files, unpack),
    },
    files: foldRows([
      ...entries.map((entry) => accountEntry(entry, id)),
      ...chosen.others.map(({ file, fate }) => accounted(file, fate, id)),
      ...older.flatMap((attempt) => accountAttempt(attempt, 'older-attempt', id)),
      ...later.flatMap((attempt) => accountAttempt(attempt, 'later-attempt', id)),
    ]),
  };
}

async function loadWork(
  id: string,
  facts: SubmissionFacts,
  handed: readonly AttemptFile[],
  unpack: Unpack,
): Promise<Submission> {
  const files: SourceFile[] = [];
  for (const { name, path, fate, from, bytes } of await unpack(await handedIn(handed))) {
    // A file that the disk cannot read may be the program: loading fails, so that the student loses no marks.
    if (fate !== 'used' && fate !== 'unreadable') continue;
    try {
      const read = bytes ?? (await handed[from]?.file.read());
      if (read !== undefined) files.push({ name, bytes: read });
    } catch (error) {
      throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return { id, files, ...facts };
}

function accountEntry({ name, path, fate, guessedName, more }: StudentEntry, submission: string): AccountedFile {
  return {
    path,
    fate,
    ...(guessedName === undefined ? {} : { guessedName }),
    ...(more === undefined ? {} : { more }),
    ...(path === name || path.endsWith(`/${name}`) ? {} : { name }),
    submission,
  };
}

/** Whether more is known about the students than the id: for a folder named s1 there is nothing else. */
function saysMore([first, ...others]: readonly Student[], id: string): boolean {
  return first !== undefined && (others.length > 0 || first.id !== id || Object.keys(first).length > 1);
}

function doubtOf(
  submission: string,
  submittedAt: SiteTime | undefined,
  { least, most }: Lateness,
  clock: CourseClock,
): { readonly doubt?: ZoneDoubt } {
  if (submittedAt === undefined || least === most) return {};
  const stated = submittedAt.zone.kind === 'shared' ? { abbreviation: submittedAt.zone.name } : {};
  return {
    doubt: { submission, leastMinutes: least, maxMinutes: most, zones: clock.zonesOf(submittedAt), ...stated },
  };
}

function factsOf(
  id: string,
  students: readonly Student[],
  { siteName, markedLate }: Attempt,
  more: Pick<SubmissionFacts, 'submittedAt' | 'lateMinutes' | 'insteadOfSource'>,
): SubmissionFacts {
  return {
    ...(saysMore(students, id) ? { members: students } : {}),
    ...(siteName === '' || siteName === id ? {} : { siteName }),
    ...more,
    ...(markedLate === undefined ? {} : { markedLate }),
  };
}

function idOf(students: readonly Student[], group: string | undefined): string {
  if (students.length === 1 || group === undefined) return students.map(({ id }) => id).join('+');
  return group;
}

/** Two submissions with the same id would overwrite each other's result, so the second one gets a number. */
function freeId(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted} (${number})`;
  taken.add(free);
  return free;
}

function accountAttempt({ files, others }: Attempt, fate: FileFate, submission: string): AccountedFile[] {
  return [
    ...files.map(({ file }) => accounted(file, fate, submission)),
    ...others.map((one) => accounted(one.file, one.fate, submission)),
  ];
}

function accounted(file: ListedFile, fate: FileFate, submission: string): AccountedFile {
  return { ...account(file, fate), submission };
}
