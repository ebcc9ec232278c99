import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { renderMarks } from '../../../reports/csv/render-marks.ts';
import { encodedName, fileNameFor } from '../../../reports/html/file-name.ts';
import { renderClassPage } from '../../../reports/html/render-class-page.ts';
import { renderStudentPage } from '../../../reports/html/render-student-page.ts';
import { renderResult } from '../../../reports/json/render-result.ts';
import { renderClassTable } from '../../../reports/terminal/render-class-table.ts';
import { runBatch } from '../../batch/run-batch.ts';
import { type Collected, collectFolder } from '../../collect/collect-folder.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import { grade } from '../../grade.ts';
import type { Assignment } from '../../model/assignment.ts';
import type { Grading } from '../../model/grading.ts';
import type { Submission } from '../../model/submission.ts';
import type { Toolchain } from '../../model/toolchain.ts';
import { exitCodes } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { openOutputFolder, runFile } from '../output-folder.ts';
import { assignmentFiles, demandLoading, prepareAssignment, prepareToolchain } from '../prepare.ts';
import { showProgress } from '../progress.ts';
import { terminalStyle } from '../terminal-style.ts';
import { Trouble } from '../trouble.ts';

interface GradeOptions {
  readonly assignment?: string;
  readonly out: string;
  readonly dialect?: string;
  readonly seed?: number;
  readonly workers: number;
  readonly only?: readonly string[];
  readonly requireSandbox?: true;
}

export function gradeCommand(): Command {
  return new Command('grade')
    .summary('grade the submissions of a class')
    .description('Grades every submission in a folder, and writes marks and pages.')
    .argument('<folder>', 'one folder inside it for each student')
    .option('-a, --assignment <id>', 'the assignment, where the file names do not tell')
    .option('-o, --out <folder>', 'where results go', 'graded')
    .option('--dialect <id>', "the wording of another year's handout")
    .option('--only <student...>', 'grade only these')
    .option('--seed <number>', 'start the random runs elsewhere', wholeNumber(-0x80000000))
    .option('--workers <number>', 'how many to grade at once', wholeNumber(1), availableParallelism())
    .option('--require-sandbox', 'refuse where a layer of protection is missing')
    .addHelpText(
      'after',
      `
Examples:
  verbatim grade submissions/
  verbatim grade submissions/ --assignment domineering --out week-3
  verbatim grade submissions/ --only s1155000001 s1155000002

Exit code: 0 everyone was graded, 2 someone could not be (the reason is in the table; no marks are affected).
`,
    )
    .action(async (folder: string, options: GradeOptions) => {
      process.exitCode = await gradeFolder(folder, options);
    });
}

async function gradeFolder(folder: string, options: GradeOptions): Promise<number> {
  const collected = await collectFolder(folder);
  if (collected.kind === 'nothing') throw new Trouble(collected.problem);
  const submissions = chosen(collected.submissions, options.only);
  const id = options.assignment ?? (await inferred(submissions));
  const { assignment, reference, solution } = await prepareAssignment(id, options.dialect);
  const toolchain = await prepareToolchain(options);
  const output = await openOutputFolder(options.out);
  const seed = options.seed ?? assignment.seed;
  await output.write({ path: runFile, text: describeRun(assignment, toolchain, seed) });
  mentionIgnored(collected.ignored);

  const studentPage = {
    title: assignment.title,
    classPage: '../index.html',
    replay: { command: `verbatim check ${assignment.files.join(' ')}` },
  };
  const progress = showProgress(process.stderr, submissions.length);
  const gradings = await runBatch(
    submissions,
    options.workers,
    async (submission) => {
      const grading = await grade({ assignment, reference, solution, toolchain, submission, seed });
      // Written at once: what is done stays done, whatever comes later.
      await output.write({ path: `results/${encodedName(grading.submission)}.json`, text: renderResult(grading) });
      await output.write({ path: studentPath(grading), text: renderStudentPage(grading, studentPage) });
      return grading;
    },
    (grading, done) => progress.done(done, grading.submission),
  );
  progress.finish();

  await output.write({
    path: 'index.html',
    text: renderClassPage(gradings, { title: assignment.title, course: assignment.course }),
  });
  await output.write({ path: 'marks.csv', text: renderMarks(gradings) });
  await output.finish();
  process.stdout.write(
    renderClassTable(gradings, {
      ...terminalStyle(process.stdout, process.env),
      files: [
        { name: 'page', path: join(options.out, 'index.html') },
        { name: 'marks', path: join(options.out, 'marks.csv') },
        { name: 'results', path: join(options.out, 'results/') },
      ],
    }),
  );
  return gradings.every(({ status }) => status === 'graded') ? exitCodes.ok : exitCodes.couldNot;
}

function chosen(submissions: readonly Submission[], only: readonly string[] | undefined): readonly Submission[] {
  if (only === undefined) return submissions;
  const unknown = only.filter((id) => !submissions.some((submission) => submission.id === id));
  if (unknown.length > 0) throw new Trouble(`nobody here is called ${unknown.join(' or ')}`);
  return submissions.filter(({ id }) => only.includes(id));
}

/** Most file names of a class agree; a few wrong ones do not hide which assignment it is. */
async function inferred(submissions: readonly Submission[]): Promise<string> {
  const assignments = await assignmentFiles();
  const votes = new Map<string, number>();
  for (const { files } of submissions) {
    const inference = inferAssignment(
      files.map(({ name }) => name),
      assignments,
    );
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

/** Nothing is silently dropped: whatever lies in the folder and was not graded is named. */
function mentionIgnored(ignored: Extract<Collected, { kind: 'collected' }>['ignored']): void {
  for (const { path, reason } of ignored) process.stderr.write(`left out: ${path} (${reason})\n`);
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
