import type { AbsentMark, Adjusted } from '../../../harness/model/result/overrides.ts';
import type { SiteId } from '../../../harness/model/result/grade-file.ts';
import { count, listed } from '../../phrases/count.ts';
import { explainDecisions } from './decisions.ts';
import { marksText } from '../marks.ts';
import { plain } from '../../phrases/quote.ts';
import { reasonText } from '../reason.ts';

/** What a student reads beside the marks: in short why, then what people decided and said. The grading comes redacted. */
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

/** The same for somebody who handed in nothing. */
export function absentSentences(absent: AbsentMark): string[] {
  const { mark, outOf } = absent;
  const decided = explainDecisions(absent);
  if (mark.kind !== 'marks') return decided;
  return [`${marksText(mark.marks)} of ${marksText(outOf)} marks: no submission.`, ...decided];
}

const whyNotAlone =
  'Canvas shows the whole group what is in its zip, and something was decided about them alone: tell them yourself';

const whyNowhere: Readonly<Record<SiteId, string>> = {
  blackboard: '',
  canvas:
    'Canvas finds students by the names of the files in its own zip, which stand in files.csv after grading that zip',
  moodle: 'they are not in the worksheet',
};

/** What was put into the zip of feedback, and who found no place in it. */
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
