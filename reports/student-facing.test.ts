import { describe, expect, test } from 'vitest';
import type { Graded } from '../harness/model/result/grading.ts';
import type { Adjusted } from '../harness/model/result/overrides.ts';
import { redact } from '../harness/model/result/redact.ts';
import { feedbackSentences } from './explain/sites/feedback.ts';
import { renderGradescope } from './gradescope/render-gradescope.ts';
import { renderStudentPage } from './html/render-student-page.ts';
import { renderResult } from './json/render-result.ts';
import { renderJunit } from './junit/render-junit.ts';
import { studentFeedback } from '../harness/sites/feedback/student-feedback.ts';
import { canary, gradingWithCanaries } from './samples/hidden-canaries.ts';
import { renderSarif } from './sarif/render-sarif.ts';
import { asciiPalette, plainPalette } from './terminal/palette.ts';
import { renderCheck } from './terminal/render-check.ts';

const replay = { command: 'verbatim check', file: 'domineering.cpp' };

/** Everything that a student may get to see. `shows`: it tells what happened in a case, where nothing is hidden. */
const renderers: readonly (readonly [name: string, shows: boolean, render: (graded: Graded) => string])[] = [
  ['the result file', true, renderResult],
  ['the terminal', true, (graded) => renderCheck(graded, { width: 80, palette: plainPalette, replay })],
  ['a terminal without Unicode', true, (graded) => renderCheck(graded, { width: 80, palette: asciiPalette, replay })],
  ['the page', true, (graded) => renderStudentPage(graded, { title: 'Domineering', replay })],
  ['the results of Gradescope', true, (graded) => renderGradescope(graded, [])],
  ['JUnit', true, (graded) => renderJunit([graded])],
  ['SARIF', false, (graded) => renderSarif([graded])],
  ['the zip of feedback', true, zipped],
  ['the feedback column', false, (graded) => feedbackSentences(undecided(graded)).join('\n')],
];

function undecided(grading: Graded): Adjusted {
  const mark = { kind: 'marks' as const, marks: grading.marks };
  return { students: [{ id: grading.submission }], automatic: grading, grading, mark, changes: [], comments: [] };
}

function zipped(graded: Graded): string {
  return JSON.stringify(studentFeedback(undecided(graded), { id: graded.submission }, 'Domineering'));
}

describe('of a hidden case', () => {
  const whole = gradingWithCanaries();
  const redacted = redact(whole, 'student');
  if (redacted.status !== 'graded') throw new Error('it was graded');

  test.each(renderers)('%s tells a student nothing that is hidden', (_name, _shows, render) => {
    const text = render(redacted);
    expect(text).not.toBe('');
    expect(text).not.toContain(canary);
    // The seed brings a counterexample back as well as its text does.
    expect(text).not.toContain('77777777');
  });

  test.each(renderers.filter(([, shows]) => shows))(
    '%s would tell it, had nobody redacted',
    (_name, _shows, render) => {
      expect(render(whole)).toContain(canary);
    },
  );

  test('the rationale, the hint and the kind of verdict are left', () => {
    const page = renderStudentPage(redacted, { title: 'Domineering' });
    expect(page).toContain('What everybody may know 0 2');
    expect(page).toContain('A hint for everybody 0 2');
    expect(page).toContain('wrong output');
  });
});
