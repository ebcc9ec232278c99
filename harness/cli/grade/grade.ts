import { join } from 'node:path';
import { renderFiles } from '../../../reports/csv/render-files.ts';
import { renderMarks } from '../../../reports/csv/render-marks.ts';
import { count } from '../../../reports/phrases/count.ts';
import { renderClassPage } from '../../../reports/html/class/render-class-page.ts';
import { withSimilarityLink } from '../../../reports/html/class/similarity-link.ts';
import { renderClassTable } from '../../../reports/terminal/render-class-table.ts';
import { renderGradeChanges } from '../../../reports/terminal/render-grade-changes.ts';
import type { AssignmentOfRun } from '../../batch/run-folder/assignment-of-run.ts';
import { assertOneAssignment } from '../../batch/run-folder/one-assignment.ts';
import { runFile } from '../../batch/run-folder/run-files.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import { type Standings, gradeChanges, replacesMarks, standingIn } from '../../model/result/grade-change.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { MissingMarks } from '../../model/result/overrides.ts';
import { readApart } from '../../reading/read-apart.ts';
import type { Reading } from '../../reading/reading.ts';
import { type CollectOptions, type CollectedSource, collect } from '../../prepare/collect-class.ts';
import type { EarlierResults } from '../../batch/results/grade-with-cache.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import { earlierResults } from '../../batch/results/earlier-results.ts';
import { exitCodes } from '../../prepare/exit-code.ts';
import { type Choice, chooseWorks, named } from '../../batch/class/choose-works.ts';
import { withUses } from '../../batch/class/file-fates.ts';
import { gradeClass } from '../../batch/class/grade-class.ts';
import { keyOfWork } from '../../batch/class/grade-work.ts';
import { inferFromClass } from '../../batch/class/infer-assignment.ts';
import { pricedLateness } from '../../batch/class/price-of-lateness.ts';
import { tuneEngine } from '../../reading/engine.ts';
import { type OutputFolder, openOutputFolder } from '../../batch/run-folder/output-folder.ts';
import { prepareToolchain } from '../../prepare/prepare-toolchain.ts';
import { type Course, findCourse } from '../../prepare/assignments/course.ts';
import { type AssignmentPlace, placeOf } from '../../prepare/assignments/place.ts';
import { type OfferedFiles, assignmentFiles, findAssignment } from '../../prepare/assignments/find-assignment.ts';
import { programVersion } from '../../prepare/program-version.ts';
import type { SiteFile } from '../../batch/uploads/fill-site-file.ts';
import { fillAfterGrading, siteFileToFill } from '../../batch/uploads/fill-after-grading.ts';
import {
  type SimilarityFiles,
  type SimilarityOptions,
  assertSimilarityOptions,
  similarityFiles,
  staleNotice,
} from '../../batch/similarity/similarity-files.ts';
import { askTruth } from '../../grade/ask-truth.ts';
import { withCourse } from './course-options.ts';
import { describeRun } from './describe-run.ts';
import { terminalStyle } from '../terminal-style.ts';

export interface GradeOptions extends CollectOptions, Choice, SimilarityOptions {
  readonly assignment?: string;
  readonly out: string;
  readonly dialect?: string;
  readonly truth?: Truth;
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

export async function grade(source: string, options: GradeOptions): Promise<number> {
  tuneEngine();
  await assertSimilarityOptions(options.similarity === true, options);
  const course = await findCourse();
  const assignments = await assignmentFiles(course);
  const siteFile = await siteFileToFill(options);
  const reading = readApart();
  reading.warmUp();
  const settled = await withCourse(source, options, { course, assignments, reading });
  const collected = await collect(source, settled, assignments, reading);
  try {
    return await gradeCollected(collected, settled, { course, assignments, siteFile, reading });
  } finally {
    collected.close();
  }
}

interface GradeMeans {
  readonly course: Course | undefined;
  readonly assignments: readonly OfferedFiles[];
  readonly siteFile: SiteFile | undefined;
  readonly reading: Reading;
}

async function gradeCollected(
  { works, intake, listed }: CollectedSource,
  options: GradeOptions,
  { course, assignments, siteFile, reading }: GradeMeans,
): Promise<number> {
  const id = options.assignment ?? (await inferFromClass(named(works, options, listed), assignments, course));
  const place = await placeOf(id, course);
  const found = await findAssignment(place, { dialect: options.dialect, truth: options.truth, cases: 'needed' });
  const { assignment: asWritten, solution, truth } = found;
  await assertOneAssignment(options.out, asWritten.id);
  const facts = works.map((work) => work.facts);
  const { assignment, note } = pricedLateness(asWritten, options.due, facts);
  if (note !== undefined) process.stderr.write(`${note}\n`);
  const toolchain = await prepareToolchain({ ...options, manySubmissions: true, reading });
  const cache = options.cache ? await earlierResults() : undefined;
  const version = cache?.version ?? programVersion();
  const output = await openOutputFolder(options.out, options.resume);
  const seed = options.seed ?? assignment.seed;
  const faults = options.faults === true ? 'everywhere' : 'failing';
  const reference = await found.loadReference({ toolchain, reading });
  const request = { assignment, reference, solution, truth, toolchain, reading, seed, faults } as const;
  try {
    if (truth === 'solution') await askTruth(request);
    const means = { cache, version, output, siteFile, place, offered: assignments };
    return await gradeBy(request, { works, intake, listed }, options, means);
  } finally {
    await reference.close?.();
  }
}

interface Output {
  readonly cache: EarlierResults | undefined;
  readonly version: string;
  readonly output: OutputFolder;
  readonly siteFile: SiteFile | undefined;
  readonly place: AssignmentPlace;
  readonly offered: readonly OfferedFiles[];
}

async function gradeBy(
  request: Omit<GradeRequest, 'submission'>,
  { works, intake, listed }: Pick<CollectedSource, 'works' | 'intake' | 'listed'>,
  options: GradeOptions,
  { cache, version, output, siteFile, place, offered }: Output,
): Promise<number> {
  const { assignment, toolchain, seed } = request;
  const keyOf = (work: CollectedWork) => keyOfWork(work, { request, version, roster: intake.roster });
  const chosen = await chooseWorks(works, options, { out: options.out, earlier: output.earlier, keyOf, listed });
  if (output.left.size > 0) {
    process.stderr.write(`continuing the stopped run: ${count(output.left.size, 'result')} kept\n`);
  }
  const means = { request, version, cache, run: output, roster: intake.roster };
  const { assignment: chosenId = assignment.id, dialect, truth } = options;
  const choice = { assignment: chosenId, offered, dialect, truth };
  const { gradings, clusters, unchanged } = await gradeClass(
    { works, chosen, workers: options.workers, choice },
    means,
    output,
  );
  if (unchanged > 0) {
    const graded = count(gradings.length - unchanged, 'submission');
    process.stderr.write(`${graded} graded, ${unchanged} unchanged\n`);
  }

  const accounted = { ...intake, files: withUses(intake.files, gradings) };
  const isWhole = gradings.length === works.length;
  await output.write({
    path: runFile,
    text: describeRun({ assignment, toolchain, seed, listed, folder: place.isOurs ? undefined : place.folder }),
  });
  await output.write({ path: 'files.csv', text: renderFiles(accounted.files) });
  const { title, course } = request.assignment;
  // If only some are graded, the others are not missing.
  const roster = isWhole ? intake.roster : undefined;
  const classPage = renderClassPage(gradings, {
    title,
    ...(course === undefined ? {} : { course }),
    clusters,
    roster,
    ...(isWhole ? { intake } : {}),
  });
  await output.write({ path: 'marks.csv', text: renderMarks(gradings, isWhole ? intake.roster?.missing : []) });
  const { late } = assignment.scheme;
  const decidable = { gradings, listed, clusters: () => clusters, ...(late === undefined ? {} : { late }) };
  const upload = siteFile === undefined ? undefined : await fillAfterGrading(siteFile, decidable, options);
  if (upload?.file !== undefined) await output.write(upload.file);

  const similar =
    options.similarity === true
      ? await compareClass(gradings, { ...assignment, folder: place.folder }, options, output)
      : undefined;
  await output.write({
    path: 'index.html',
    text: similar === undefined ? classPage : withSimilarityLink(classPage, similar.found),
  });

  const style = terminalStyle(process.stdout, process.env);
  const { standings, unreadable } = output.earlier;
  const changes = standings.size === 0 ? [] : gradeChanges(standings, standingsOf(gradings));
  // Printed before the new run replaces the earlier one.
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
    process.stderr.write(
      `to save space, only the tables and the files that people wrote were kept in ${thinned.join(', ')}\n`,
    );
  }
  const stale = similar === undefined ? await staleNotice(options.out) : undefined;
  if (stale !== undefined) process.stderr.write(`${stale}\n`);
  for (const line of upload?.says ?? []) process.stderr.write(`${line}\n`);
  if (upload !== undefined && upload.file === undefined) return exitCodes.couldNot;
  return gradings.every(({ status }) => status === 'graded') ? exitCodes.ok : exitCodes.couldNot;
}

/** Compares the results on the disk, before the run is published. Marks do not depend on this. */
async function compareClass(
  gradings: readonly Grading[],
  assignment: Pick<AssignmentOfRun, 'title' | 'course' | 'folder'>,
  options: SimilarityOptions,
  output: OutputFolder,
): Promise<SimilarityFiles> {
  const ids = gradings.map(({ submission }) => submission);
  const similar = await similarityFiles(join(output.files, 'results'), ids, assignment, options);
  for (const file of similar.files) await output.write(file);
  process.stderr.write(`${similar.problem ?? `similar code: ${similar.found}`}\n`);
  return similar;
}

function standingsOf(gradings: readonly Grading[]): Standings {
  return new Map(gradings.map((grading) => [grading.submission, standingIn(grading)]));
}
