import { describe, expect, test } from 'vitest';
import type { Grading } from '../../harness/model/result/grading.ts';
import { oneDominoEach, sampleRun } from '../samples/domineering-sessions.ts';
import { hostile } from '../samples/odd-students.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { doesNotLink, onlyVisualStudio } from '../samples/students-with-functions.ts';
import { wrongOutput } from '../samples/sample-outcomes.ts';
import { hostileConversation } from '../samples/interactive-students.ts';
import { classWithTwin, sampleClusters, sampleRoster, twin } from '../samples/sample-class.ts';
import { sampleAssignmentOf, sampleReplay, sampleStudents } from '../samples/students.ts';
import { classScript } from './class/class-script.ts';
import { fileNameFor } from './file-name.ts';
import { renderClassPage } from './class/render-class-page.ts';
import { renderStudentPage } from './render-student-page.ts';

const students = Object.entries({ ...sampleStudents, twin });
const gradings = classWithTwin;
const optionsFor = (grading: Grading) => ({
  title: sampleAssignmentOf(grading).title,
  classPage: '../index.html',
  replay: sampleReplay(grading),
});
const course = { title: 'Domineering', course: 'CSCI1120 Introduction to Computing Using C++, 2021' };
const wholeClass = { ...course, clusters: sampleClusters(gradings), roster: sampleRoster };

const pages: readonly (readonly [string, string])[] = [
  ['the class', renderClassPage(gradings, wholeClass)],
  ['an empty class', renderClassPage([], course)],
  ...students.map(([name, grading]) => [name, renderStudentPage(grading, optionsFor(grading))] as const),
];

test('the page of the sample class matches the snapshot', async () => {
  await expect(renderClassPage(gradings, wholeClass)).toMatchFileSnapshot('../samples/html/index.html');
});

test.each(students)('the page of %s matches the snapshot', async (_name, grading) => {
  const path = `../samples/html/students/${fileNameFor(grading.submission)}`;
  await expect(renderStudentPage(grading, optionsFor(grading))).toMatchFileSnapshot(path);
});

describe.each(pages)('the page of %s', (_name, text) => {
  test('closes what it opens, in order', () => {
    expect(openElements(text.replace(classScript.text, ''))).toEqual([]);
  });

  test('loads nothing, and runs only the script that its policy names', () => {
    const ours = `<script>${classScript.text}</script>`;
    const withoutOurs = text.split(ours);
    expect(withoutOurs.length - 1).toBe(text.includes(`script-src '${classScript.digest}';`) ? 1 : 0);
    const tags = withoutOurs.join('').match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /^<(script|link|img|iframe|object|embed|base|form)\b|\s(on\w+|src|srcset)=/.test(tag)),
    ).toEqual([]);
    expect(text.match(/@import|url\(/g)).toBeNull();
    expect(
      tags.flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? []).filter((href) => /^[a-z]+:|^\/\//i.test(href)),
    ).toEqual([]);
  });

  test('has every id once, and a target for every link', () => {
    const ids = Array.from(text.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g), ([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const targets = Array.from(text.matchAll(/\s(?:href="#|aria-labelledby=")([^"]*)"/g), ([, target]) => target);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('has one title, and headings that skip no level', () => {
    const levels = Array.from(text.matchAll(/<h([1-6])/g), ([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1).length).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test('build errors come before the cases, and harmless messages come after them', () => {
  const headings = (grading: Grading) =>
    Array.from(renderStudentPage(grading, optionsFor(grading)).matchAll(/<h2[^>]*>([^<]*)/g), ([, heading]) => heading);
  expect(headings(doesNotLink)).toEqual([
    'Marks',
    'The compiler',
    'What is right',
    'What was not run',
    'How it was graded',
  ]);
  expect(headings(onlyVisualStudio)).toEqual([
    'Marks',
    'Course rules',
    'What is right',
    'The compiler',
    'How it was graded',
  ]);
});

test('the links of the class page lead to the files of the student pages', () => {
  const list = renderClassPage(gradings, wholeClass).split('<table class="class')[1] ?? '';
  const links = Array.from(list.matchAll(/href="(students\/[^"]*)"/g), ([, href]) => href);
  expect(links.toSorted()).toEqual(gradings.map(({ submission }) => `students/${fileNameFor(submission)}`).toSorted());
});

test('the example of a cluster links to its case on the page of a student', () => {
  const jumps = Array.from(renderClassPage(gradings, wholeClass).matchAll(/href="students\/([^"#]*)#([^"]*)"/g));
  expect(jumps.length).toBeGreaterThan(0);
  for (const [, file, anchor] of jumps) {
    const grading = gradings.find(({ submission }) => fileNameFor(submission) === file);
    const page = grading === undefined ? '' : renderStudentPage(grading, optionsFor(grading));
    expect(page).toContain(`id="${anchor}"`);
  }
});

test('hostile text is escaped', () => {
  const text = [hostile, hostileConversation]
    .map((grading) => renderStudentPage(grading, optionsFor(grading)))
    .join('');
  expect(text.match(/<(script|b>&amp;amp;|\/pre|i>domineering)/g)).toBeNull();
  // oxlint-disable-next-line no-control-regex -- that is the point
  expect(text.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\ufeff]/g)).toBeNull();
});

test('a session of 5,000 lines and a line of 10,000 characters leave a page that a browser can show', () => {
  const grading = sampleGrading({
    submission: 's1',
    outcomes: {
      'transcripts/01-sample-run': wrongOutput(sampleRun, `${sampleRun}${'Player 1 wins!\n'.repeat(5000)}`),
      'transcripts/03-one-domino-each': wrongOutput(
        oneDominoEach,
        Array.from({ length: 5000 }, (_, index) => `${index}\n`).join(''),
      ),
      'transcripts/04-first-move-refused': wrongOutput(sampleRun, sampleRun.replace('again', 'x'.repeat(10_000))),
    },
  });
  const text = renderStudentPage(grading, optionsFor(grading));
  expect(text.match(/[\d,]+ more lines? not shown|too different to line up/g)).toEqual([
    '4750 more lines not shown',
    'too different to line up',
    '4700 more lines not shown',
  ]);
  expect(text.length).toBeLessThan(400_000);
});

test('the page without the details of a hidden case says what the case checks', () => {
  const hidden = sampleStudents['hidden-failure'];
  const text = hidden === undefined ? '' : renderStudentPage(hidden, optionsFor(hidden));
  expect(text.slice(text.indexOf('<article'), text.indexOf('</article>'))).toMatchInlineSnapshot(`
    "<article id="case-transcripts~2f17-shortest-win-of-player-1" class="case">
    <header>
    <p class="meta"><span>Player 1 wins early, though the grid still has places for more dominoes of Player 1 (<code>transcripts/17-shortest-win-of-player-1</code>)</span> <span class="tag wrong"><span class="sign wrong" aria-hidden="true">✗</span> wrong output</span> <span class="marks">0 of 5 marks</span></p>
    <h3>Your program printed the wrong text (1 of 30 lines differs).</h3>
    </header>
    <p>The details of this case are hidden.</p>
    <dl class="next">
    <div><dt>Hint</dt><dd>Count only the places of the player whose turn it is.</dd></div>
    </dl>
    "
  `);
});

/** Elements that are not closed, or are closed in the wrong order. */
function openElements(text: string): string[] {
  const empty = new Set(['meta', 'col', 'br', 'input']);
  const open: string[] = [];
  for (const [, end, name = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (empty.has(name)) continue;
    if (end === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
