import { expect, test } from 'vitest';
import { adjust } from '../../../harness/mark/adjust.ts';
import type { Override } from '../../../harness/model/result/overrides.ts';
import { renderStudentPage } from '../../html/render-student-page.ts';
import { studentFeedback } from '../../../harness/sites/feedback/student-feedback.ts';
import { sampleStudents } from '../../samples/students.ts';
import { explainDecisions } from './decisions.ts';
import { feedbackSentences } from './feedback.ts';

function decided(name: string, overrides: readonly Omit<Override, 'students'>[]) {
  const grading = sampleStudents[name];
  if (grading === undefined) throw new Error(`no sample student is called ${name}`);
  const [one] = adjust(
    grading,
    overrides.map((override) => ({ ...override, students: [grading.submission] })),
  );
  if (one === undefined) throw new Error('there is no student');
  return one;
}

const sample = 'transcripts/01-sample-run';
const changed = decided('wrong-sessions', [
  { change: { kind: 'case', case: sample, marks: 2.5 }, comment: 'The space was in the handout, too.\r\nSorry!\n' },
  { change: { kind: 'total', marks: 80 } },
  { change: { kind: 'comment' }, comment: 'Well done.\u202E' },
]);
const told = [
  "Changed by the staff: The handout's sample run, with five refused moves (transcripts/01-sample-run): 0 -> 2.5 of 5 marks, because: The space was in the handout, too.\nSorry!",
  'Changed by the staff: 66.2 -> 80 of 100 marks.',
  'The program graded 66.2 of 100 marks.',
  'Well done.\\u{202E}',
];

test('a change shows the marks before and the reason, and below it the marks of the program', () => {
  expect(explainDecisions(changed)).toEqual(told);
  expect(feedbackSentences(changed)).toEqual([expect.stringMatching(/^80 of 100 marks: wrong output/), ...told]);
});

test('a student who is excused or could not be graded reads what was decided', () => {
  const excused = decided('wrong-sessions', [{ change: { kind: 'excuse' }, comment: 'Get well soon.' }]);
  expect(explainDecisions(excused)).toEqual(['Excused by the staff.', 'Get well soon.']);
  const total = decided('not-graded', [{ change: { kind: 'total', marks: 70 } }]);
  expect(explainDecisions(total)).toEqual(['Decided by the staff: 70 of 100 marks.']);
  expect(explainDecisions(decided('wrong-sessions', []))).toEqual([]);
});

test('the page of the student has it at the top, and so has the text', () => {
  const feedback = studentFeedback(changed, { id: 's1155000003' }, 'Domineering');
  expect(feedback?.files.map(({ path }) => path)).toEqual(['feedback.html']);
  const page = feedback?.files[0]?.text ?? '';
  expect(page).toContain('<strong>80</strong>');
  expect(page.slice(page.indexOf('<h2 id="decided">'), page.indexOf('<h2 id="marks">'))).toBe(
    `<h2 id="decided">From the staff</h2>
<p>Changed by the staff: The handout&#39;s sample run, with five refused moves (transcripts/01-sample-run): 0 -&gt; 2.5 of 5 marks, because: The space was in the handout, too.<br>Sorry!</p>
<p>Changed by the staff: 66.2 -&gt; 80 of 100 marks.</p>
<p>The program graded 66.2 of 100 marks.</p>
<p>Well done.\\u{202E}</p>
</section>
<section aria-labelledby="marks">
`,
  );
  expect(feedback?.text.startsWith(`${told.join('\n\n')}\n\ndomineering: `)).toBe(true);
});

test('markup in a comment is shown as text', () => {
  const page = renderStudentPage(changed.grading, { title: 'x', decided: ['<script>1 && 2</script>'] });
  expect(page).toContain('<p>&lt;script&gt;1 &amp;&amp; 2&lt;/script&gt;</p>');
});
