import type { Graded } from '../harness/model/result/grading.ts';
import type { Adjusted } from '../harness/model/result/overrides.ts';
import { studentFeedback } from '../harness/sites/feedback/student-feedback.ts';
import { feedbackSentences } from './explain/sites/feedback.ts';
import { renderGradescope } from './gradescope/render-gradescope.ts';
import { renderStudentPage } from './html/render-student-page.ts';
import { renderResult } from './json/render-result.ts';
import { renderJunit } from './junit/render-junit.ts';
import { renderSarif } from './sarif/render-sarif.ts';
import { asciiPalette, plainPalette } from './terminal/palette.ts';
import { renderCheck } from './terminal/render-check.ts';

/** A report that students may read. It gets a grading that is already redacted. */
export interface StudentReport {
  readonly readers: 'students';
  readonly name: string;
  /** Whether it shows what happened in a public case. */
  readonly quotesCases: boolean;
  readonly render: (graded: Graded) => string;
}

/** A report for the staff only. Nothing in it is redacted. */
export interface StaffReport {
  readonly readers: 'staff';
  readonly because: string;
}

const replay = { command: 'verbatim check', file: 'domineering.cpp' };
const aboutAll = 'it is about the whole class';
const aboutPairs = 'it shows the code of two students side by side';
const aboutNoStudent = 'it is about the installation or an assignment, and shows no student’s work';

/** Every kind of report, by the file that makes it. A test fails if one is missing here. */
export const everyReport: Readonly<Record<string, readonly (StudentReport | StaffReport)[]>> = {
  'reports/json/render-result.ts': [forStudents('the result file', renderResult)],
  'reports/terminal/render-check.ts': [
    forStudents('the terminal', (graded) => renderCheck(graded, { width: 80, palette: plainPalette, replay })),
    forStudents('a terminal without Unicode', (graded) =>
      renderCheck(graded, { width: 80, palette: asciiPalette, replay }),
    ),
  ],
  'reports/html/render-student-page.ts': [
    forStudents('the page', (graded) => renderStudentPage(graded, { title: 'Domineering', replay })),
  ],
  'reports/gradescope/render-gradescope.ts': [
    forStudents('the results of Gradescope', (graded) => renderGradescope(graded, [])),
  ],
  'reports/junit/render-junit.ts': [forStudents('JUnit', (graded) => renderJunit([graded]))],
  'reports/sarif/render-sarif.ts': [{ ...forStudents('SARIF', (graded) => renderSarif([graded])), quotesCases: false }],
  'harness/sites/feedback/student-feedback.ts': [
    forStudents('the zip of feedback', (graded) =>
      JSON.stringify(studentFeedback(undecided(graded), { id: graded.submission }, 'Domineering')),
    ),
  ],
  'reports/explain/sites/feedback.ts': [
    {
      ...forStudents('the feedback column', (graded) => feedbackSentences(undecided(graded)).join('\n')),
      quotesCases: false,
    },
  ],
  'reports/csv/render-marks.ts': [forStaff(aboutAll)],
  'reports/csv/render-final-marks.ts': [forStaff(aboutAll)],
  'reports/csv/render-files.ts': [forStaff(aboutAll)],
  'reports/html/class/render-class-page.ts': [forStaff(aboutAll)],
  'reports/terminal/render-class-table.ts': [forStaff(aboutAll)],
  'reports/terminal/render-grade-changes.ts': [forStaff(aboutAll)],
  'reports/csv/render-similarity-table.ts': [forStaff(aboutPairs)],
  'reports/json/render-similarity.ts': [forStaff(aboutPairs)],
  'reports/html/similarity/render-similarity-page.ts': [forStaff(aboutPairs)],
  'reports/terminal/render-regression.ts': [forStaff(aboutNoStudent)],
  'reports/terminal/render-proof.ts': [forStaff(aboutNoStudent)],
  'reports/terminal/render-list.ts': [forStaff(aboutNoStudent)],
  'reports/terminal/render-doctor.ts': [forStaff(aboutNoStudent)],
};

function forStudents(name: string, render: StudentReport['render']): StudentReport {
  return { readers: 'students', name, quotesCases: true, render };
}

function forStaff(because: string): StaffReport {
  return { readers: 'staff', because };
}

/** A grading without any decisions of the staff. */
function undecided(grading: Graded): Adjusted {
  const mark = { kind: 'marks' as const, marks: grading.marks };
  return { students: [{ id: grading.submission }], automatic: grading, grading, mark, changes: [], comments: [] };
}
