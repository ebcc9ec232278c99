import { fileNameFor } from '../../../reports/html/file-name.ts';
import { renderStudentPage } from '../../../reports/html/render-student-page.ts';
import { renderResult } from '../../../reports/json/render-result.ts';
import type { Cluster } from '../../../reports/summary/clusters/clusters.ts';
import { outcomeOf } from '../../../reports/summary/class-counts.ts';
import { runBatch } from './run-batch.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { briefGradings } from '../../model/result/brief.ts';
import type { Grading } from '../../model/result/grading.ts';
import { type ClassChoice, checkAgain } from './check-again.ts';
import type { OutputFolder } from '../run-folder/output-folder.ts';
import { newClusters } from '../decisions/clusters.ts';
import { showProgress } from './progress.ts';
import { type GradedWork, type GradingMeans, gradeWork } from './grade-work.ts';
import { endOnInterruption } from './interruption.ts';

export interface ClassToGrade {
  readonly works: readonly CollectedWork[];
  /** The submissions to grade; existing results of the others are kept. */
  readonly chosen: ReadonlySet<CollectedWork>;
  readonly workers: number;
  readonly choice: ClassChoice;
}

export interface GradedClass {
  /** In the order of the works, without those that are not chosen and have no result. */
  readonly gradings: readonly Grading[];
  readonly clusters: readonly Cluster[];
  readonly unchanged: number;
}

export async function gradeClass(
  { works, chosen, workers, choice }: ClassToGrade,
  means: GradingMeans,
  output: OutputFolder,
): Promise<GradedClass> {
  const { assignment } = means.request;
  const studentPage = (grading: Grading) => ({
    title: assignment.title,
    classPage: '../index.html',
    replay: { command: checkAgain(grading, assignment, choice) },
  });
  const inBrief = briefGradings();
  const clusters = newClusters();
  const progress = showProgress(process.stderr, chosen.size);
  let finished = 0;
  let unchanged = 0;
  const interruption = endOnInterruption(() => {
    progress.finish();
    return `stopped after ${finished} of ${chosen.size}. Everything that is finished is kept; run the same command again to continue.\n`;
  });
  async function gradeNext(work: CollectedWork): Promise<Grading | undefined> {
    const isChosen = chosen.has(work);
    if (isChosen) progress.started(work.id);
    const before = isChosen ? undefined : await previousResult(work, means, output);
    if (before !== undefined) unchanged += 1;
    else if (!isChosen && !isKnown(work, output)) return undefined;
    const one = before ?? (await gradeWork(work, means));
    const { grading, key } = one;
    const { submission } = grading;
    await output.write({
      path: `students/${fileNameFor(submission)}`,
      text: renderStudentPage(grading, studentPage(grading)),
    });
    await output.addResult({ submission, key, text: renderResult(grading) });
    if (isChosen) {
      finished += 1;
      progress.done(submission, outcomeOf(grading) === 'full' ? 'full-marks' : 'failing', one.found);
    }
    clusters.add(grading);
    return inBrief(grading);
  }

  const gradings = await runBatch(works, workers, gradeNext, () => {});
  progress.finish();
  interruption.over();
  const graded = gradings.filter((grading) => grading !== undefined);
  return { gradings: graded, clusters: clusters.clusters(), unchanged };
}

/** A submission whose earlier result is damaged or edited is graded again, so that it stays in the tables. */
function isKnown({ id }: CollectedWork, { earlier }: OutputFolder): boolean {
  return earlier.journal.has(id) || earlier.standings.has(id);
}

/** The result of an earlier run, if it is of the same assignment and dialect. */
async function previousResult(
  { id }: CollectedWork,
  { request: { assignment } }: GradingMeans,
  { left, read, earlier }: OutputFolder,
): Promise<GradedWork | undefined> {
  for (const run of [{ journal: left, read }, earlier]) {
    const entry = run.journal.get(id);
    const grading = entry === undefined ? undefined : await run.read(entry);
    if (grading?.assignment === assignment.id && grading.dialect === assignment.dialect.id) {
      return { grading, key: entry?.key, found: true };
    }
  }
  return undefined;
}
