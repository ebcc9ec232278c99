import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type SiteId, siteIds } from '../../model/result/grade-file.ts';
import type { Adjusted, MissingMarks } from '../../model/result/overrides.ts';
import { type Person, peopleOf } from '../../model/submission/people.ts';
import type { Audience } from '../../model/result/redact.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { clustersOf } from '../../batch/decisions/clusters.ts';
import { type Decided, decide } from '../../batch/decisions/decide.ts';
import { feedbackArchive } from '../../batch/uploads/feedback-archive.ts';
import { fillSiteFile, openSiteFile } from '../../batch/uploads/fill-site-file.ts';
import { gradescopeFiles } from '../../batch/uploads/gradescope-files.ts';
import { latePolicyOf } from '../../batch/decisions/late-policy.ts';
import { peopleOfRun } from '../../batch/decisions/people-of-run.ts';
import { assignmentOfRun } from '../../batch/run-folder/assignment-of-run.ts';
import { readRun } from '../../batch/run-folder/read-run.ts';
import type { ReportFormat } from '../commands/report-formats.ts';
import { textReport } from '../../batch/uploads/text-report.ts';
import { type SimilarityOptions, assertSimilarityOptions } from '../../batch/similarity/similarity-files.ts';
import { reportSimilarity } from '../../batch/similarity/report-similarity.ts';
import { knownPeople } from '../../prepare/known-people.ts';
import { UsageError } from '../../model/usage-error.ts';

export interface ReportOptions extends SimilarityOptions {
  readonly format: ReportFormat;
  readonly template?: string;
  readonly out?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly comments?: true;
  readonly missing?: MissingMarks;
  readonly feedback?: string;
  readonly overrides?: string;
  readonly only?: readonly string[];
  readonly showHidden?: true;
}

export async function report(folder: string, options: ReportOptions): Promise<number> {
  assertCompatibleOptions(options);
  await assertSimilarityOptions(options.format === 'similarity', options);
  const { format, only, overrides, out, missing } = options;
  if (format === 'similarity') return reportSimilarity(folder, options);
  const gradings = await readRun(folder);
  const late = await latePolicyOf(folder);
  const listed = await peopleOfRun(folder);
  if (missing !== undefined && listed.length === 0) {
    throw new UsageError('--missing needs the class list: grade again with --roster CLASS.csv');
  }
  const run = {
    folder,
    gradings,
    listed,
    clusters: () => clustersOf(gradings),
    ...(late === undefined ? {} : { late }),
    ...(missing === undefined ? {} : { missing }),
  };
  // Decisions may name every student of the run, including those that --only leaves out.
  const decided = chosen(await decide(run, overrides, audienceOf(options)), only, peopleOf(gradings, listed));
  if (format === 'gradescope') await writeGradescope(decided.all, out);
  else if (isSite(format)) await writeSite(folder, decided, format, options);
  else await write(out, textReport(format, decided));
  return exitCodes.ok;
}

/** The CSV table of marks is for staff. Everything else may reach students. */
function audienceOf({ format, showHidden }: ReportOptions): Audience {
  return format === 'csv' || showHidden === true ? 'staff' : 'student';
}

function assertCompatibleOptions(options: ReportOptions): void {
  const { format, template, out, feedback, showHidden, column, scale, comments, only, overrides } = options;
  if (showHidden === true && (format === 'gradescope' || isSite(format))) {
    throw new UsageError(`--show-hidden cannot be used with --format ${format}, because students read that`);
  }
  if (isSite(format)) {
    if (template === undefined) {
      throw new UsageError(`--format ${format} needs the grade file of the course site: add --template FILE`);
    }
    for (const written of [out, feedback]) {
      if (written !== undefined && resolve(written) === resolve(template)) {
        throw new UsageError(`${written} is the grade file of the course site; choose another name for the output`);
      }
    }
    return;
  }
  if (format === 'similarity') {
    const extra = Object.entries({ out, only, overrides }).find(([, value]) => value !== undefined);
    if (extra !== undefined) {
      throw new UsageError(
        `--${extra[0]} cannot be used with --format similarity: it compares the whole run, and writes into its folder`,
      );
    }
  }
  const extra = Object.entries({ template, column, scale, comments, feedback }).find(
    ([, value]) => value !== undefined,
  );
  if (extra !== undefined) throw new UsageError(`--${extra[0]} can only be used with --format ${siteIds.join(', ')}`);
}

/** The id of a group's submission chooses the whole group; the id of a member chooses only results of that member. */
function chosen(decided: Decided, only: readonly string[] | undefined, people: readonly Person[]): Decided {
  if (only === undefined) return decided;
  const submissions = new Set(decided.all.map(({ automatic }) => automatic.submission));
  const others = knownPeople(
    only.filter((name) => !submissions.has(name)),
    people,
  );
  const named = new Set([...only.filter((name) => submissions.has(name)), ...others.map(({ student }) => student.id)]);
  return {
    all: decided.all.filter(({ automatic, students }) =>
      [automatic.submission, ...students.map(({ id }) => id)].some((name) => named.has(name)),
    ),
    absent: decided.absent.filter(({ student }) => named.has(student.id)),
  };
}

async function writeGradescope(all: readonly Adjusted[], out: string | undefined): Promise<void> {
  const { files, without, alone } = gradescopeFiles(all);
  for (const id of without) process.stderr.write(`no results.json for ${id}: it has no marks\n`);
  for (const id of alone) {
    process.stderr.write(`no separate result for ${id}: Gradescope has one result for a whole group\n`);
  }
  const [first, second] = files;
  if (out !== undefined) {
    for (const { path, text } of files) await write(join(out, path), text);
  } else if (second !== undefined) {
    throw new UsageError(
      'Gradescope needs one file for each student: name a folder with --out, or one student with --only',
    );
  } else if (first !== undefined) {
    await write(undefined, first.text);
  }
}

async function writeSite(
  folder: string,
  decided: Decided,
  site: SiteId,
  { template = '', out, column, scale, comments, feedback }: ReportOptions,
): Promise<void> {
  const file = await openSiteFile(template, site);
  const filled = fillSiteFile(file, decided, {
    ...(column === undefined ? {} : { column }),
    scale: scale === true,
    feedback: comments === true,
  });
  await write(out, filled.bytes);
  for (const line of filled.says) process.stderr.write(`${line}\n`);
  if (feedback === undefined) return;
  const archive = await feedbackArchive(file, folder, decided, await titleOf(folder, decided.all));
  await write(feedback, archive.bytes);
  for (const line of archive.says) process.stderr.write(`${line}\n`);
}

async function titleOf(folder: string, [first]: readonly Adjusted[]): Promise<string> {
  return first === undefined ? '' : (await assignmentOfRun(folder, first.automatic.assignment)).title;
}

async function write(path: string | undefined, content: string | Uint8Array): Promise<void> {
  if (path === undefined) {
    process.stdout.write(content);
    return;
  }
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isSite(format: ReportFormat): format is SiteId {
  return siteIds.some((site) => site === format);
}
