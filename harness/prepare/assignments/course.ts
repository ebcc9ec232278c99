import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { listAssignments } from '../../assignment/list-assignments.ts';
import type { PlacedText } from '../../assignment/course/read-course-file.ts';
import {
  type AuthorProblem,
  type Report,
  didYouMean,
  formatProblems,
  inReadingOrder,
} from '../../assignment/yaml/author-problem.ts';
import type { LayoutId } from '../../model/submission/layouts.ts';
import type { SiteTime } from '../../sites/time/site-time.ts';
import type { Zone } from '../../sites/time/zone.ts';
import { UsageError } from '../../model/usage-error.ts';
import { deadline, timeZone } from '../deadline.ts';
import { casesFolder } from '../home.ts';
import { type AssignmentPlace, hasAssignment, ourPlace, placeOfFolder } from './place.ts';

/** What a course has agreed on, in `verbatim.yaml`. */
export interface Course {
  /** The path of verbatim.yaml, from the working folder. */
  readonly file: string;
  readonly assignments: readonly AssignmentPlace[];
  readonly zone?: Zone;
  /** The deadlines by assignment. */
  readonly due: Readonly<Record<string, SiteTime>>;
  /** A path from the working folder. */
  readonly roster?: string;
  readonly site?: LayoutId;
}

export const courseFile = 'verbatim.yaml';

/** The course of this folder or of one above it; undefined if there is none. */
export async function findCourse(from = process.cwd()): Promise<Course | undefined> {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const path = join(folder, courseFile);
    const text = await readFile(path, 'utf8').catch(whenMissing);
    if (text !== undefined) return readCourse(folder, text);
    if (dirname(folder) === folder) return undefined;
  }
}

function whenMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}

async function readCourse(folder: string, text: string): Promise<Course> {
  const file = relative(process.cwd(), join(folder, courseFile)) || courseFile;
  const problems: AuthorProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  // Loaded only here: most people have no such file.
  const { readCourseFile } = await import('../../assignment/course/read-course-file.ts');
  const read = readCourseFile(file, text, report);
  const assignments = await Promise.all(read.assignments.map((one) => assignmentOf(one, folder, file, report)));
  const known = assignments.flatMap((one) => one ?? []);
  const ids = known.map(({ id }) => id);
  const due: Record<string, SiteTime> = {};
  for (const { assignment, text: written, place } of read.due) {
    const at = parsed({ text: written, place }, deadline, file, report);
    if (assignment !== undefined && !ids.includes(assignment)) {
      const cure = didYouMean(assignment, ids);
      report({ file, place, found: `a time for ${assignment}`, expected: `one of ${ids.join(', ')}`, ...cure });
    }
    if (at !== undefined) for (const id of assignment === undefined ? ids : [assignment]) due[id] = at;
  }
  const zone = read.zone === undefined ? undefined : parsed(read.zone, timeZone, file, report);
  if (problems.length > 0) {
    throw new UsageError(
      `the description of the course has mistakes; nothing was done.\n\n${formatProblems(inReadingOrder(problems))}`,
    );
  }
  return {
    file,
    assignments: known,
    due,
    ...(zone === undefined ? {} : { zone }),
    ...(read.roster === undefined ? {} : { roster: relative(process.cwd(), join(folder, read.roster.text)) }),
    ...(read.site === undefined ? {} : { site: read.site }),
  };
}

async function assignmentOf(
  { text: name, place }: PlacedText,
  folder: string,
  file: string,
  report: Report,
): Promise<AssignmentPlace | undefined> {
  const path = join(folder, name);
  if (await hasAssignment(path)) return placeOfFolder(relative(process.cwd(), path) || '.');
  const ours = await listAssignments(casesFolder());
  if (ours.includes(name)) return ourPlace(name);
  report({
    file,
    place,
    found: `the assignment ${name}`,
    expected: 'a folder with an assignment.yaml, as seen from this file',
    cure: `verbatim new ${name} makes one`,
  });
  return undefined;
}

/** Reads a value as the command line does, with the same messages. */
function parsed<Value>(
  { text, place }: PlacedText,
  parse: (text: string) => Value,
  file: string,
  report: Report,
): Value | undefined {
  try {
    return parse(text);
  } catch (error) {
    const cure = error instanceof Error ? error.message : String(error);
    report({ file, place, found: JSON.stringify(text), expected: 'a value as on the command line', cure });
    return undefined;
  }
}
