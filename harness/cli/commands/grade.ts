import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { renderFiles } from '../../../reports/csv/render-files.ts';
import { renderMarks } from '../../../reports/csv/render-marks.ts';
import { encodedName, fileNameFor } from '../../../reports/html/file-name.ts';
import { renderClassPage } from '../../../reports/html/class/render-class-page.ts';
import { renderStudentPage } from '../../../reports/html/render-student-page.ts';
import { renderResult } from '../../../reports/json/render-result.ts';
import { renderClassTable } from '../../../reports/terminal/render-class-table.ts';
import { type EarlierResults, gradeWithCache } from '../../batch/grade-with-cache.ts';
import { runBatch } from '../../batch/run-batch.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import { type GradeRequest, gradeUnread } from '../../grade.ts';
import type { Assignment } from '../../model/assignment.ts';
import { briefGradings } from '../../model/brief.ts';
import type { Grading } from '../../model/grading.ts';
import { layoutIds } from '../../model/intake.ts';
import type { Toolchain } from '../../model/toolchain.ts';
import { type CollectOptions, type CollectedSource, collect } from '../collect.ts';
import { deadline } from '../deadline.ts';
import { earlierResults } from '../earlier-results.ts';
import { exitCodes } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { openOutputFolder, runFile } from '../output-folder.ts';
import { type OfferedFiles, assignmentFiles, demandLoading, prepareAssignment, prepareToolchain } from '../prepare.ts';
import { showProgress } from '../progress.ts';
import { newClusters } from '../report/clusters.ts';
import { fillAfterGrading, siteFileToFill } from '../report/fill-after-grading.ts';
import { terminalStyle } from '../terminal-style.ts';
import { Trouble } from '../trouble.ts';

interface GradeOptions extends CollectOptions {
  readonly assignment?: string;
  readonly out: string;
  readonly dialect?: string;
  readonly seed?: number;
  readonly workers: number;
  readonly cache: boolean;
  readonly only?: readonly string[];
  readonly fill?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly requireSandbox?: true;
}

export function gradeCommand(): Command {
  return new Command('grade')
    .summary('grade the submissions of a class')
    .description('Grades every submission in a download of the course site or in a folder, and writes marks and pages.')
    .argument('<source>', 'what the course site gave, zip or folder; or a folder with one folder for each student')
    .option('-a, --assignment <id>', 'the assignment, where the file names do not tell')
    .option('-o, --out <folder>', 'where results go', 'graded')
    .option('--dialect <id>', "the wording of another year's handout")
    .addOption(new Option('--layout <site>', 'how the source is arranged, where it cannot be told').choices(layoutIds))
    .option('--due <time>', 'the deadline: 2021-10-25T23:59, with +08:00 or the zone of this machine', deadline)
    .option('--before-due', 'of several attempts, grade the latest before the deadline')
    .option('--roster <file>', 'a CSV file with the class: who is missing, who is unknown')
    .option('--only <student...>', 'grade only these')
    .option('--seed <number>', 'start the random runs elsewhere', wholeNumber(-0x80000000))
    .option('--workers <number>', 'how many to grade at once', wholeNumber(1), availableParallelism())
    .option('--fill <file>', 'the grade file that the course site gave: a copy with the marks is written beside them')
    .option('--column <name>', 'with --fill: the column for the marks, where the file has several')
    .option('--scale', 'with --fill: scale the marks where the column has other full marks')
    .option('--no-cache', 'grade anew even what has not changed since the last time')
    .option('--require-sandbox', 'refuse where a layer of protection is missing')
    .addHelpText(
      'after',
      `
Examples:
  verbatim grade submissions/
  verbatim grade submissions/ --out week-3 --fill export.csv --column Domineering
  verbatim grade submissions/ --assignment domineering --out week-3
  verbatim grade submissions/ --only s1155000001 s1155000002
  verbatim grade gradebook_CSCI1120_Asg3.zip --due 2021-10-25T23:59 --before-due
  verbatim grade assignment_4711_export.zip --due 2021-10-25T23:59+08:00 --roster class.csv
  verbatim grade download/ --layout moodle

Understood are the downloads of Blackboard, Canvas, Moodle, Gradescope and GitHub Classroom. What became of every file
in them is written to files.csv.

Exit code: 0 everyone was graded, 2 someone could not be (the reason is in the table; no marks are affected).
`,
    )
    .action(async (source: string, options: GradeOptions) => {
      const assignments = await assignmentFiles();
      const collected = await collect(source, options, assignments);
      try {
        process.exitCode = await gradeCollected(collected, options, assignments);
      } finally {
        collected.close();
      }
    });
}

async function gradeCollected(
  { works, intake }: CollectedSource,
  options: GradeOptions,
  assignments: readonly OfferedFiles[],
): Promise<number> {
  const submissions = chosen(works, options.only);
  const id = options.assignment ?? (await inferred(submissions, assignments));
  const { assignment, reference, solution } = await prepareAssignment(id, options.dialect);
  const siteFile = await siteFileToFill(options);
  if (options.due !== undefined && assignment.scheme.late === undefined) {
    process.stderr.write(
      `${id} has no late policy (marking: late: in assignment.yaml): late work is told and loses nothing\n`,
    );
  }
  const toolchain = await prepareToolchain(options);
  const earlier = options.cache ? await earlierResults() : undefined;
  const output = await openOutputFolder(options.out);
  const seed = options.seed ?? assignment.seed;
  await output.write({ path: runFile, text: describeRun(assignment, toolchain, seed) });
  await output.write({ path: 'files.csv', text: renderFiles(intake.files) });

  const studentPage = {
    title: assignment.title,
    classPage: '../index.html',
    replay: { command: `verbatim check ${assignment.files.join(' ')}` },
  };
  const inBrief = briefGradings();
  const clusters = newClusters();
  const progress = showProgress(process.stderr, submissions.length);
  const gradings = await runBatch(
    submissions,
    options.workers,
    async (work) => {
      const grading = await gradeWork(work, { assignment, reference, solution, toolchain, seed }, earlier);
      // Written at once: what is done stays done, whatever comes later.
      await output.write({ path: `results/${encodedName(grading.submission)}.json`, text: renderResult(grading) });
      await output.write({ path: studentPath(grading), text: renderStudentPage(grading, studentPage) });
      clusters.add(grading);
      return inBrief(grading);
    },
    (grading, done) => progress.done(done, grading.submission),
  );
  progress.finish();

  const { title, course } = assignment;
  // With --only, the others are not missing.
  const roster = options.only === undefined ? intake.roster : undefined;
  const found = clusters.clusters();
  await output.write({
    path: 'index.html',
    text: renderClassPage(gradings, { title, course, clusters: found, roster }),
  });
  await output.write({ path: 'marks.csv', text: renderMarks(gradings, roster?.missing) });
  const upload = siteFile === undefined ? undefined : await fillAfterGrading(siteFile, gradings, found, options);
  if (upload?.file !== undefined) await output.write(upload.file);
  await output.finish();
  process.stdout.write(
    renderClassTable(gradings, {
      ...terminalStyle(process.stdout, process.env),
      ...(options.only === undefined ? { intake } : {}),
      files: [
        { name: 'page', path: join(options.out, 'index.html') },
        { name: 'marks', path: join(options.out, 'marks.csv') },
        { name: 'files', path: join(options.out, 'files.csv') },
        { name: 'results', path: join(options.out, 'results/') },
        ...(upload?.file === undefined ? [] : [{ name: 'upload', path: join(options.out, upload.file.path) }]),
      ],
    }),
  );
  for (const line of upload?.says ?? []) process.stderr.write(`${line}\n`);
  if (upload !== undefined && upload.file === undefined) return exitCodes.couldNot;
  return gradings.every(({ status }) => status === 'graded') ? exitCodes.ok : exitCodes.couldNot;
}

/** Its bytes are read now and forgotten afterwards. Files that cannot be read are nobody's fault but ours. */
async function gradeWork(
  { id, facts, load }: CollectedWork,
  request: Omit<GradeRequest, 'submission'>,
  earlier: EarlierResults | undefined,
): Promise<Grading> {
  try {
    return await gradeWithCache({ ...request, submission: await load() }, earlier);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return gradeUnread({ ...request, submission: { id, files: [], ...facts } }, reason);
  }
}

function chosen(submissions: readonly CollectedWork[], only: readonly string[] | undefined): readonly CollectedWork[] {
  if (only === undefined) return submissions;
  const unknown = only.filter((id) => !submissions.some((submission) => submission.id === id));
  if (unknown.length > 0) throw new Trouble(`nobody here is called ${unknown.join(' or ')}`);
  return submissions.filter(({ id }) => only.includes(id));
}

/** Most file names of a class agree; a few wrong ones do not hide which assignment it is. */
async function inferred(submissions: readonly CollectedWork[], assignments: readonly OfferedFiles[]): Promise<string> {
  const votes = new Map<string, number>();
  for (const { fileNames } of submissions) {
    const inference = inferAssignment(fileNames, assignments);
    if (inference.kind === 'inferred') votes.set(inference.id, (votes.get(inference.id) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  if (best === undefined) {
    await demandLoading(assignments);
    throw new Trouble(
      `the file names do not tell which assignment this is: add --assignment ${assignments.map(({ id }) => id).join('|')}`,
    );
  }
  return best[0];
}

function describeRun(assignment: Assignment, toolchain: Toolchain, seed: number): string {
  const run = {
    format: 1,
    assignment: assignment.id,
    dialect: assignment.dialect.id,
    seed,
    toolchain: toolchain.facts,
  };
  return `${JSON.stringify(run, undefined, 2)}\n`;
}

function studentPath({ submission }: Grading): string {
  return `students/${fileNameFor(submission)}`;
}
