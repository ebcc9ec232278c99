import { join } from 'node:path';
import { Command, Option } from 'commander';
import { usualWorkers } from '../../batch/class/usual-workers.ts';
import { renderFiles } from '../../../reports/csv/render-files.ts';
import { renderMarks } from '../../../reports/csv/render-marks.ts';
import { count } from '../../../reports/phrases/count.ts';
import { renderClassPage } from '../../../reports/html/class/render-class-page.ts';
import { withSimilarityLink } from '../../../reports/html/class/similarity-link.ts';
import { renderClassTable } from '../../../reports/terminal/render-class-table.ts';
import { renderGradeChanges } from '../../../reports/terminal/render-grade-changes.ts';
import { runFile } from '../../batch/run-folder/run-files.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { type Standings, gradeChanges, replacesMarks, standingIn } from '../../model/result/grade-change.ts';
import type { Grading } from '../../model/result/grading.ts';
import { type MissingMarks, missingMarks } from '../../model/result/overrides.ts';
import type { Person } from '../../model/submission/people.ts';
import { layoutIds } from '../../model/submission/intake.ts';
import type { Toolchain } from '../../model/program/toolchain.ts';
import { readApart } from '../../reading/read-apart.ts';
import type { Reading } from '../../reading/reading.ts';
import { type CollectOptions, type CollectedSource, collect } from '../../prepare/collect-class.ts';
import { deadline, timeZone } from '../../prepare/deadline.ts';
import { earlierResults } from '../../batch/results/earlier-results.ts';
import { exitCodes } from '../exit-code.ts';
import { type Choice, chooseWorks, named } from '../../batch/class/choose-works.ts';
import { withUses } from '../../batch/class/file-fates.ts';
import { gradeClass } from '../../batch/class/grade-class.ts';
import { keyOfWork } from '../../batch/class/grade-work.ts';
import { inferFromClass } from '../../batch/class/infer-assignment.ts';
import { pricedLateness } from '../../batch/class/price-of-lateness.ts';
import { tuneEngine } from '../../reading/engine.ts';
import { percent, wholeNumber } from '../options.ts';
import { type OutputFolder, openOutputFolder } from '../../batch/run-folder/output-folder.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { type OfferedFiles, assignmentFiles, prepareAssignment } from '../../prepare/assignment-files.ts';
import { programVersion } from '../../prepare/program-version.ts';
import type { SiteFile } from '../../batch/uploads/fill-site-file.ts';
import { writtenPeople } from '../../batch/decisions/people-of-run.ts';
import { fillAfterGrading, siteFileToFill } from '../../batch/uploads/fill-after-grading.ts';
import {
  type SimilarityFiles,
  type SimilarityOptions,
  demandFitting,
  similarityFiles,
  staleNotice,
} from '../../batch/similarity/similarity-files.ts';
import { terminalStyle } from '../terminal-style.ts';

interface GradeOptions extends CollectOptions, Choice, SimilarityOptions {
  readonly assignment?: string;
  readonly out: string;
  readonly dialect?: string;
  readonly seed?: number;
  readonly workers: number;
  readonly cache: boolean;
  readonly resume: boolean;
  readonly fill?: string;
  readonly column?: string;
  readonly scale?: true;
  readonly similarity?: true;
  readonly missing?: MissingMarks;
  readonly faults?: true;
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
    .option('--due <time>', 'the deadline: 2021-10-25T23:59+08:00; without an offset, see --zone', deadline)
    .option('--zone <zone>', 'of times that name no zone: Asia/Hong_Kong or +08:00', timeZone)
    .option('--before-due', 'of several attempts, grade the latest before the deadline')
    .option('--roster <file>', 'a CSV file with the class: who is missing, who is unknown')
    .option('--only <student...>', 'grade only these; what the folder has of the others stays')
    .option('--failed', 'grade only those who have not got full marks in the run that the folder holds')
    .option('--changed', 'grade only those whose files, cases, compiler or options are not those of that run')
    .option('--seed <number>', 'start the random runs elsewhere', wholeNumber(-0x80000000))
    .option('--workers <number>', 'how many to grade at once', wholeNumber(1), usualWorkers())
    .option('--fill <file>', 'the grade file that the course site gave: a copy with the marks is written beside them')
    .option('--column <name>', 'with --fill: the column for the marks, where the file has several')
    .option('--scale', 'with --fill: scale the marks where the column has other full marks')
    .addOption(
      new Option('--missing <marks>', 'with --fill and --roster: 0 for who handed in nothing, or blank').choices(
        missingMarks,
      ),
    )
    .option('--similarity', 'look for submissions with code in common, too: similarity.html, for the staff')
    .option('--similarity-threshold <percent>', 'list pairs from this similarity on', percent)
    .option('--similarity-ignore <file...>', 'code that everybody was given, besides that in the handout')
    .option('--faults', 'look for faults of memory and the like in programs that are right, too; takes longer')
    .option('--no-cache', 'grade anew even what has not changed since the last time')
    .option('--resume', 'go on where a run into this folder was stopped (the default)', true)
    .option('--no-resume', 'begin anew, and forget what the run that was stopped had finished')
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
  verbatim grade submissions/ --out week-3 --changed
  verbatim grade submissions/ --out week-3 --similarity

Understood are the downloads of Blackboard, Canvas, Moodle, Gradescope and GitHub Classroom. What became of every file
in them is written to files.csv.

Ctrl-C stops: what is finished is kept, and the same command goes on from there. Where a run gives other marks than the
one that the folder holds, or where you have changed a file of it, the earlier one moves to earlier/1, earlier/2 and so
on. The last three stay whole; of older ones the tables stay, and what you wrote.

Exit code: 0 everyone was graded, 2 someone could not be (the reason is in the table; no marks are affected), 130 it was
stopped with Ctrl-C.
`,
    )
    .action(async (source: string, options: GradeOptions) => {
      tuneEngine();
      await demandFitting(options.similarity === true, options);
      const assignments = await assignmentFiles();
      const siteFile = await siteFileToFill(options);
      const reading = readApart();
      reading.warmUp();
      const collected = await collect(source, options, assignments, reading);
      try {
        process.exitCode = await gradeCollected(collected, options, { assignments, siteFile, reading });
      } finally {
        collected.close();
      }
    });
}

interface GradeMeans {
  readonly assignments: readonly OfferedFiles[];
  readonly siteFile: SiteFile | undefined;
  readonly reading: Reading;
}

async function gradeCollected(
  { works, intake, listed }: CollectedSource,
  options: GradeOptions,
  { assignments, siteFile, reading }: GradeMeans,
): Promise<number> {
  const id = options.assignment ?? (await inferFromClass(named(works, options, listed), assignments));
  const { assignment: asWritten, reference, solution } = await prepareAssignment(id, options.dialect);
  const facts = works.map((work) => work.facts);
  const { assignment, note } = pricedLateness(asWritten, options.due, facts);
  if (note !== undefined) process.stderr.write(`${note}\n`);
  const toolchain = await prepareToolchain({ ...options, manySubmissions: true, reading });
  const cache = options.cache ? await earlierResults() : undefined;
  const version = cache?.version ?? (await programVersion());
  const output = await openOutputFolder(options.out, options.resume);
  const seed = options.seed ?? assignment.seed;
  const faults = options.faults === true ? 'everywhere' : 'failing';
  const request = { assignment, reference, solution, toolchain, reading, seed, faults } as const;
  const keyOf = (work: CollectedWork) => keyOfWork(work, { request, version, roster: intake.roster });
  const chosen = await chooseWorks(works, options, { out: options.out, earlier: output.earlier, keyOf, listed });
  if (output.left.size > 0) {
    process.stderr.write(`going on with the run that was stopped: it has left ${count(output.left.size, 'result')}\n`);
  }
  const means = { request, version, cache, run: output, roster: intake.roster };
  const { gradings, clusters, leftAsTheyWere } = await gradeClass(
    { works, chosen, workers: options.workers, dialect: options.dialect },
    means,
    output,
  );
  if (leftAsTheyWere > 0) {
    const graded = count(gradings.length - leftAsTheyWere, 'submission');
    process.stderr.write(`${graded} graded, ${leftAsTheyWere} left as they were\n`);
  }

  const accounted = { ...intake, files: withUses(intake.files, gradings) };
  const isWhole = gradings.length === works.length;
  await output.write({ path: runFile, text: describeRun(assignment, toolchain, seed, listed) });
  await output.write({ path: 'files.csv', text: renderFiles(accounted.files) });
  const { title, course } = assignment;
  // Of some only, the others are not missing.
  const roster = isWhole ? intake.roster : undefined;
  const classPage = renderClassPage(gradings, {
    title,
    course,
    clusters,
    roster,
    ...(isWhole ? { intake } : {}),
  });
  await output.write({ path: 'marks.csv', text: renderMarks(gradings, isWhole ? intake.roster?.missing : []) });
  const { late } = assignment.scheme;
  const decidable = { gradings, listed, clusters: () => clusters, ...(late === undefined ? {} : { late }) };
  const upload = siteFile === undefined ? undefined : await fillAfterGrading(siteFile, decidable, options);
  if (upload?.file !== undefined) await output.write(upload.file);

  const similar = options.similarity === true ? await compareClass(gradings, assignment, options, output) : undefined;
  await output.write({
    path: 'index.html',
    text: similar === undefined ? classPage : withSimilarityLink(classPage, similar.found),
  });

  const style = terminalStyle(process.stdout, process.env);
  const { standings, unreadable } = output.earlier;
  const changes = standings.size === 0 ? [] : gradeChanges(standings, standingsOf(gradings));
  // Told before anything gives way to it.
  if (standings.size > 0) {
    process.stdout.write(`${renderGradeChanges(changes, { ...style, folder: options.out })}\n`);
  }
  const { earlier, thinned } = await output.finish(unreadable > 0 || replacesMarks(changes));
  process.stdout.write(
    renderClassTable(gradings, {
      ...style,
      ...(isWhole ? { intake: accounted } : {}),
      files: [
        { name: 'page', path: join(options.out, 'index.html') },
        { name: 'marks', path: join(options.out, 'marks.csv') },
        ...(similar === undefined ? [] : [{ name: 'similar', path: join(options.out, 'similarity.html') }]),
        { name: 'files', path: join(options.out, 'files.csv') },
        { name: 'results', path: join(options.out, 'results/') },
        ...(upload?.file === undefined ? [] : [{ name: 'upload', path: join(options.out, upload.file.path) }]),
        ...(earlier === undefined ? [] : [{ name: 'before', path: join(options.out, earlier) }]),
      ],
    }),
  );
  if (thinned.length > 0) {
    process.stderr.write(`to save room, only the tables and what people wrote stay of ${thinned.join(', ')}\n`);
  }
  const stale = similar === undefined ? await staleNotice(options.out) : undefined;
  if (stale !== undefined) process.stderr.write(`${stale}\n`);
  for (const line of upload?.says ?? []) process.stderr.write(`${line}\n`);
  if (upload !== undefined && upload.file === undefined) return exitCodes.couldNot;
  return gradings.every(({ status }) => status === 'graded') ? exitCodes.ok : exitCodes.couldNot;
}

/** From the results on the disk, before the run is published: marks do not depend on it. */
async function compareClass(
  gradings: readonly Grading[],
  assignment: Assignment,
  options: SimilarityOptions,
  output: OutputFolder,
): Promise<SimilarityFiles> {
  const ids = gradings.map(({ submission }) => submission);
  const similar = await similarityFiles(join(output.files, 'results'), ids, assignment, options);
  for (const file of similar.files) await output.write(file);
  process.stderr.write(`${similar.trouble ?? `similar code: ${similar.found}`}\n`);
  return similar;
}

function standingsOf(gradings: readonly Grading[]): Standings {
  return new Map(gradings.map((grading) => [grading.submission, standingIn(grading)]));
}

function describeRun(assignment: Assignment, toolchain: Toolchain, seed: number, listed: readonly Person[]): string {
  const run = {
    format: 1,
    assignment: assignment.id,
    dialect: assignment.dialect.id,
    seed,
    toolchain: toolchain.facts,
    late: assignment.scheme.late,
    ...writtenPeople(listed),
  };
  return `${JSON.stringify(run, undefined, 2)}\n`;
}
