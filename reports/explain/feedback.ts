import type { Adjusted } from '../../harness/model/overrides.ts';
import type { SiteId } from '../lms/site.ts';
import { count, listed } from './count.ts';
import { marksText } from './marks.ts';
import { plain } from './quote.ts';
import { reasonText } from './reason.ts';

/** What a student reads beside the marks: in short why, then what a person had to say. The grading comes redacted. */
export function feedbackSentences({ automatic, grading, mark, changes, comments }: Adjusted): string[] {
  const said = comments.map((comment) => plain(comment, 2000));
  if (mark.kind === 'excused') return ['Excused.', ...said];
  if (mark.kind === 'none') return said;
  const reason = grading.status === 'graded' ? reasonText(grading) : '';
  const decided = changes.length > 0 && automatic.status === 'graded';
  return [
    `${marksText(mark.marks)} of ${marksText(automatic.outOf)} marks${reason === '' ? '' : `: ${reason}`}.`,
    ...(decided ? [`The marks were changed by hand; the program graded ${marksText(automatic.marks)}.`] : []),
    ...said,
  ];
}

const whyNowhere: Readonly<Record<SiteId, string>> = {
  blackboard: '',
  canvas:
    'Canvas finds students by the names of the files in its own zip, which stand in files.csv after grading that zip',
  moodle: 'they are not in the worksheet',
};

/** What was put into the zip of feedback, and who found no place in it. */
export function explainNowhere(site: SiteId, files: number, nowhere: readonly string[]): string[] {
  return [
    `${count(files, 'file')} of feedback`,
    ...(nowhere.length === 0
      ? []
      : [`no feedback for ${listed(nowhere.map((id) => plain(id, 80)))}: ${whyNowhere[site]}`]),
  ];
}
