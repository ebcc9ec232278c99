import type { AbsentMark, Adjusted } from '../../../harness/model/result/overrides.ts';
import type { SiteId } from '../../../harness/model/result/grade-file.ts';
import { count, listed } from '../../phrases/count.ts';
import { explainDecisions } from './decisions.ts';
import { marksText } from '../marks.ts';
import { plain } from '../../phrases/quote.ts';
import { reasonText } from '../reason.ts';

/** What a student reads with the marks: the reason, then decisions and comments. The grading is already redacted. */
export function feedbackSentences(adjusted: Adjusted): string[] {
  const { automatic, grading, mark } = adjusted;
  const decided = explainDecisions(adjusted);
  if (mark.kind !== 'marks') return decided;
  const reason = grading.status === 'graded' ? reasonText(grading) : '';
  return [
    `${marksText(mark.marks)} of ${marksText(automatic.outOf)} marks${reason === '' ? '' : `: ${reason}`}.`,
    ...decided,
  ];
}

/** The same for a student with no submission. */
export function absentSentences(absent: AbsentMark): string[] {
  const { mark, outOf } = absent;
  const decided = explainDecisions(absent);
  if (mark.kind !== 'marks') return decided;
  return [`${marksText(mark.marks)} of ${marksText(outOf)} marks: no submission.`, ...decided];
}

const whyNotAlone =
  'Canvas shows feedback to the whole group, and there is a decision about them alone: tell them yourself';

const whyNowhere: Readonly<Record<SiteId, string>> = {
  blackboard: '',
  canvas:
    'Canvas finds students by the names of the files in its own zip, which files.csv lists after grading that zip',
  moodle: 'they are not in the worksheet',
};

/** How many files are in the zip of feedback, and for which students there is none. */
export function explainNowhere(
  site: SiteId,
  files: number,
  { nowhere, forOne }: { readonly nowhere: readonly string[]; readonly forOne: readonly string[] },
): string[] {
  const names = (ids: readonly string[]) => listed(ids.map((id) => plain(id, 80)));
  return [
    `${count(files, 'file')} of feedback`,
    ...(nowhere.length === 0 ? [] : [`no feedback for ${names(nowhere)}: ${whyNowhere[site]}`]),
    ...(forOne.length === 0 ? [] : [`no feedback for ${names(forOne)}: ${whyNotAlone}`]),
  ];
}
