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

/** What one student is to read: the page with what people decided, or only that where there is nothing to show. */
export interface StudentFeedback {
  readonly student: Student;
  /** Id of the submission; a group has one for all its members. */
  readonly submission: string;
  /** Nobody else of the group is to read it. */
  readonly alone?: true;
  readonly files: readonly FeedbackFile[];
  /** All of it as plain text, for a site that takes one file and shows it under a name of its own. */
  readonly text: string;
}

/** Undefined where there is nothing to say: nobody could grade it, and nobody wrote anything. The grading comes redacted. */
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

/** For somebody who handed in nothing: what people decided and said; undefined where that is nothing. */
export function absentFeedback(absent: AbsentMark): StudentFeedback | undefined {
  const said = explainDecisions(absent).join('\n\n');
  if (said === '') return undefined;
  const { student } = absent;
  const text = `${said}\n`;
  return { student, submission: student.id, files: [{ path: 'comments.txt', text }], text };
}
