import type { Grading, NotGraded } from '../../harness/model/result/grading.ts';
import { buildTrouble } from './compiler/build-trouble.ts';
import { listed } from '../phrases/count.ts';
import { plain, quoted } from '../phrases/quote.ts';
import { standingOf } from './standing.ts';
import { reportedVerdict } from './case/case.ts';
import { isWording } from './case/wording.ts';

/** What was wrong, as the title of a reason why there are no marks. */
export function faultTitle({ fault }: Pick<NotGraded, 'fault'>): string {
  if (fault === 'author') return 'What is wrong with the assignment';
  return fault === 'machine' ? 'What this machine cannot do' : 'What went wrong on our side';
}

function helpFor({ fault }: NotGraded): string {
  if (fault === 'author')
    return 'Show this message to the teaching staff: only the author of the assignment can repair it.';
  if (fault === 'machine')
    return 'Grade it on Linux with an x86-64 or arm64 processor: there, such programs can be run.';
  return 'Try again. The fault is on our side; if it happens again, show this message to the teaching staff.';
}

/** The one thing to do next. */
export function nextStep(grading: Grading): string {
  if (grading.status === 'not-graded') {
    return helpFor(grading);
  }
  const trouble = buildTrouble(grading);
  if (trouble !== undefined) return trouble.cure;
  const { files, missingFiles = [] } = grading;
  if (missingFiles.length > 0 && files.length > 0) {
    return `Hand in ${listed(missingFiles.map((name) => plain(name, 80)))} as well, then check again.`;
  }
  const lost = grading.cases.filter((graded) => standingOf(graded) === 'failing');
  const failing = lost.filter((graded) => !isWording(reportedVerdict(graded)));
  if (failing.length === 0 && lost.length > 0)
    return 'Copy the texts of the handout letter by letter, then check again.';
  const start = failing.find(({ visibility }) => visibility === 'public') ?? failing[0];
  if (start !== undefined) return `Fix ${quoted(start.about, 120)} (${plain(start.id, 80)}) first, then check again.`;
  if (grading.cases.some((graded) => standingOf(graded) === 'ours'))
    return 'Some cases could not be graded, because of a fault on our side. Try again.';
  const skipped = grading.cases.find(({ verdict }) => verdict.kind === 'skipped');
  if (skipped?.verdict.kind === 'skipped') return `What was run is right, but ${plain(skipped.verdict.reason)}.`;
  if (grading.findings.some(({ marks }) => marks < 0))
    return 'All cases are right; only the findings still lose marks.';
  if (grading.status === 'graded' && (grading.lateDeduction ?? 0) > 0)
    return 'Everything is right; marks were lost only for being late.';
  return 'Everything that was checked is right. Hand it in.';
}
