import { expect, test } from 'vitest';
import { sampleGrading } from '../samples/sample-grading.ts';
import { renderClassPage } from './class/render-class-page.ts';
import { renderStudentPage } from './render-student-page.ts';

const members = [{ id: 's1', name: 'Anna <b>Berg</b>' }, { id: 's2' }];
const late = {
  ...sampleGrading({ submission: 'Team Rook' }),
  members,
  marks: 85,
  lateMinutes: 95,
  lateDeduction: 15,
};

test('a page names the members and the deduction for being late', () => {
  const page = renderStudentPage(late, { title: 'Domineering' });
  expect(/<h1>.*\n.*/.exec(page)?.[0]).toBe('<h1>Team Rook</h1>\n<p>Anna &lt;b&gt;Berg&lt;/b&gt;, s2</p>');
  expect(/<p class="step"><strong>Late.*/.exec(page)?.[0]).toBe(
    '<p class="step"><strong>Late:</strong> Handed in 95 minutes after the deadline. Deduction: 15 marks.</p>',
  );
});

test('a page without further names and lateness shows only the id', () => {
  const page = renderStudentPage(
    { ...late, members: [{ id: 'Team Rook' }], lateMinutes: undefined, lateDeduction: undefined },
    { title: 'D' },
  );
  expect(/<h1>.*\n.*/.exec(page)?.[0]).toBe('<h1>Team Rook</h1>\n<p class="files"><code>domineering.cpp</code></p>');
  expect(page).not.toContain('Late:');
});

test('the page of the class has the names beside the ids', () => {
  expect(/<th scope="row"><a href.*?<\/th>/.exec(renderClassPage([late], { title: 'D' }))?.[0]).toBe(
    '<th scope="row"><a href="students/~54eam~20~52ook.html">Team Rook</a> <span class="faint">Anna &lt;b&gt;Berg&lt;/b&gt;</span></th>',
  );
});
