import type { AbsentMark, Adjusted } from '../../model/result/overrides.ts';
import type { Student } from '../../model/submission/submission.ts';
import { explainDecisions } from '../../../reports/explain/sites/decisions.ts';
import { renderStudentPage } from '../../../reports/html/render-student-page.ts';
import { plainPalette } from '../../../reports/terminal/palette.ts';
import { renderCheck } from '../../../reports/terminal/render-check.ts';

/** A file to put into the zip. */
export interface FeedbackFile {
  readonly path: string;
  readonly text: string;
}

/** What one student will read: the page with the decisions of the staff, or only the decisions if there is no page. */
export interface StudentFeedback {
  readonly student: Student;
  /** The id of the submission, which all members of a group share. */
  readonly submission: string;
  /** It is for this member of the group only. */
  readonly alone?: true;
  readonly files: readonly FeedbackFile[];
  /** The whole feedback as plain text, for a site that takes only one file. */
  readonly text: string;
}

/** Undefined if the work could not be graded and has no decisions. The grading must already be redacted. */
export function studentFeedback(adjusted: Adjusted, student: Student, title: string): StudentFeedback | undefined {
  const { automatic, grading, mark, alone } = adjusted;
  const decided = explainDecisions(adjusted);
  const said = decided.join('\n\n');
  const shown = mark.kind === 'marks' && grading.status === 'graded' ? grading : undefined;
  if (said === '' && shown === undefined) return undefined;
  const file =
    shown === undefined
      ? { path: 'comments.txt', text: `${said}\n` }
      : { path: 'feedback.html', text: renderStudentPage(shown, { title, decided }) };
  const checked =
    shown === undefined
      ? []
      : [
          renderCheck(shown, {
            width: 100,
            palette: plainPalette,
            replay: { command: ['verbatim check', ...shown.files.map(({ expected }) => expected)].join(' ') },
          }),
        ];
  const text = [...(said === '' ? [] : [`${said}\n`]), ...checked].join('\n');
  return { student, submission: automatic.submission, ...(alone === true ? { alone } : {}), files: [file], text };
}

/** The decisions about a student without a submission; undefined if there are none. */
export function absentFeedback(absent: AbsentMark): StudentFeedback | undefined {
  const said = explainDecisions(absent).join('\n\n');
  if (said === '') return undefined;
  const { student } = absent;
  const text = `${said}\n`;
  return { student, submission: student.id, files: [{ path: 'comments.txt', text }], text };
}
