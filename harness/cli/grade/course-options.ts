import { access, realpath } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { inferFromClass } from '../../batch/class/infer-assignment.ts';
import { type Choice, named } from '../../batch/class/choose-works.ts';
import type { SiteTime } from '../../sites/time/site-time.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { Course } from '../../prepare/assignments/course.ts';
import type { OfferedFiles } from '../../prepare/assignments/find-assignment.ts';
import { placeOf } from '../../prepare/assignments/place.ts';
import { type CollectOptions, collectQuietly } from '../../prepare/collect-class.ts';
import type { Reading } from '../../reading/reading.ts';

interface Options extends CollectOptions, Choice {
  readonly assignment?: string;
}

export interface CourseMeans {
  readonly course: Course | undefined;
  readonly assignments: readonly OfferedFiles[];
  readonly reading: Reading;
}

/** What the command line leaves out comes from verbatim.yaml. */
export async function withCourse<Given extends Options>(
  source: string,
  options: Given,
  means: CourseMeans,
): Promise<Given> {
  const { course } = means;
  if (course === undefined) return options;
  const { zone, roster, site } = course;
  if (options.roster === undefined && roster !== undefined) await assertThere(roster, course.file);
  const usual = {
    ...(zone === undefined ? {} : { zone }),
    ...(roster === undefined ? {} : { roster }),
    ...(site === undefined ? {} : { layout: site }),
  };
  const settled = { ...usual, ...options };
  const due = options.due ?? (await dueOf(source, settled, course, means));
  return due === undefined ? settled : { ...settled, due };
}

/** The deadline of the assignment that is graded. If it is not known yet, the files in the download decide. */
async function dueOf(
  source: string,
  options: Options,
  course: Course,
  { assignments, reading }: CourseMeans,
): Promise<SiteTime | undefined> {
  if (options.assignment !== undefined) return dueOfNamed(options.assignment, course);
  const [first, ...others] = course.assignments.map(({ id }) => course.due[id]);
  if (others.every((due) => isDeepStrictEqual(due, first))) return first;
  const { beforeDue: _withoutDue, ...rest } = options;
  const { works, listed, close } = await collectQuietly(source, rest, assignments, reading);
  try {
    return course.due[await inferFromClass(named(works, options, listed), assignments, course)];
  } finally {
    close();
  }
}

/** The folder decides, whatever its path looks like: an assignment outside the course may have a name of the course. */
async function dueOfNamed(name: string, course: Course): Promise<SiteTime | undefined> {
  const { folder } = await placeOf(name, course);
  const real = await realpath(folder);
  for (const { id, folder: known } of course.assignments) {
    if ((await realpath(known)) === real) return course.due[id];
  }
  return undefined;
}

async function assertThere(roster: string, file: string): Promise<void> {
  const isThere = await access(roster).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    throw new UsageError(`${file} names the class list ${roster}, which is not there: change it, or add --roster FILE`);
  }
}
