import { dirname, join, relative, resolve } from 'node:path';
import { listAssignments } from '../../assignment/list-assignments.ts';
import { type PlacedText, readCourseFile } from '../../assignment/course/read-course-file.ts';
import {
  type AuthorProblem,
  type Report,
  didYouMean,
  formatProblems,
  inReadingOrder,
} from '../../assignment/yaml/author-problem.ts';
import type { SiteTime } from '../../sites/time/site-time.ts';
import { UsageError } from '../../model/usage-error.ts';
import { deadline, timeZone } from '../deadline.ts';
import { casesFolder } from '../home.ts';
import { shellWord } from '../../text/shell-word.ts';
import { type AssignmentPlace, hasAssignment, ourPlace, placeOfFolder } from './place.ts';
import { type Course, courseFile } from './course.ts';

/** Reads verbatim.yaml in this folder, and looks for its assignments; all mistakes are reported at once. */
export async function readCourse(folder: string, text: string): Promise<Course> {
  const file = relative(process.cwd(), join(folder, courseFile)) || courseFile;
  const problems: AuthorProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const read = readCourseFile(file, text, report);
  const assignments = await Promise.all(read.assignments.map((one) => assignmentOf(one, folder, file, report)));
  const known = assignments.flatMap((one) => one ?? []);
  for (const [index, one] of assignments.entries()) {
    const first = assignments.slice(0, index).find((other) => other !== undefined && other.id === one?.id);
    const place = read.assignments[index]?.place;
    if (first !== undefined && place !== undefined) reportSameName(first, one, { file, place }, report);
  }
  const ids = known.map(({ id }) => id);
  const due: Record<string, SiteTime> = {};
  for (const { assignment, text: written, place } of read.due) {
    const at = parsed({ text: written, place }, deadline, { file, expected: 'a day and a time' }, report);
    if (assignment !== undefined && !ids.includes(assignment)) {
      const cure = didYouMean(assignment, ids);
      report({ file, place, found: `a time for ${assignment}`, expected: `one of ${ids.join(', ')}`, ...cure });
    }
    if (at !== undefined) for (const id of assignment === undefined ? ids : [assignment]) due[id] = at;
  }
  const zone =
    read.zone === undefined ? undefined : parsed(read.zone, timeZone, { file, expected: 'a time zone' }, report);
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
    ...(read.roster === undefined ? {} : { roster: relative(process.cwd(), resolve(folder, read.roster.text)) }),
    ...(read.site === undefined ? {} : { site: read.site }),
  };
}

async function assignmentOf(
  { text: name, place }: PlacedText,
  folder: string,
  file: string,
  report: Report,
): Promise<AssignmentPlace | undefined> {
  const path = resolve(folder, name);
  if (await hasAssignment(path)) return placeOfFolder(relative(process.cwd(), path) || '.');
  const ours = await listAssignments(casesFolder());
  if (ours.includes(name)) return ourPlace(name);
  const beside = (await listAssignments(dirname(path)).catch(() => [])).map((one) => join(dirname(name), one));
  const makes = `verbatim new ${shellWord(relative(process.cwd(), path))} makes one`;
  report({
    file,
    place,
    found: `the assignment ${name}`,
    expected: 'a folder with an assignment.yaml, as seen from this file',
    ...{ cure: makes, ...didYouMean(name, [...beside, ...ours]) },
  });
  return undefined;
}

/** Options, deadlines and results name an assignment by its folder, so two of one name would be mixed up. */
function reportSameName(
  first: AssignmentPlace,
  second: AssignmentPlace | undefined,
  at: Pick<AuthorProblem, 'file' | 'place'>,
  report: Report,
): void {
  if (first.folder === second?.folder) {
    report({ ...at, found: `the assignment ${first.id} a second time`, expected: 'each one once' });
    return;
  }
  report({
    ...at,
    found: `a second assignment with the name ${first.id}`,
    expected: 'a name of its own for each one',
    cure: 'rename one of the two folders',
  });
}

/** Reads a value as the command line does, with the same messages. */
function parsed<Value>(
  { text, place }: PlacedText,
  parse: (text: string) => Value,
  { file, expected }: Pick<AuthorProblem, 'file' | 'expected'>,
  report: Report,
): Value | undefined {
  try {
    return parse(text);
  } catch (error) {
    const cure = error instanceof Error ? error.message : String(error);
    report({ file, place, found: JSON.stringify(text), expected, cure });
    return undefined;
  }
}
