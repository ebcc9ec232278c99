import { expect, test } from 'vitest';
import { annotatedSource } from '../samples/annotated-source.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { annotated } from '../samples/students-with-source.ts';
import { annotatedFiles } from '../source/annotated-file.ts';
import { renderStudentPage } from './render-student-page.ts';
import { sourceSection } from './source-section.ts';

const options = { title: 'Domineering' };

/** The text that a reader would copy, without what the style adds. */
function textOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
  return html.replace(/<[^>]*>/g, '').replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

test('the code that is shown is the submitted code, without numbers in it', () => {
  const html = sourceSection(annotatedFiles(annotated))?.toString() ?? '';
  const blocks = Array.from(html.matchAll(/<pre class="code">([^]*?)<\/pre>/g), ([, inner = '']) => textOf(inner));
  expect(blocks.join('')).toBe(annotatedSource);
});

test('every finding with a line links to it, and the remark at the line links back', () => {
  const html = renderStudentPage(annotated, options);
  const there = Array.from(html.matchAll(/<tr id="([^"]*)"><th scope="row"><a href="#(line[^"]*)">/g));
  expect(there.map(([, entry, line]) => `${entry} ${line}`)).toEqual([
    'finding-2 line-domineering~2ecpp-38',
    'finding-3 line-domineering~2ecpp-7',
    'finding-4 line-domineering~2ecpp-31',
    'finding-5 line-domineering~2ecpp-31',
    'finding-6 line-domineering~2ecpp-10',
    'undecided-1 line-domineering~2ecpp-19',
  ]);
  const back = Array.from(html.matchAll(/<a href="#((?:finding|undecided)-\d+)">/g), ([, entry]) => entry);
  expect(back.toSorted()).toEqual(there.map(([, entry]) => entry).toSorted());
});

test('remarks say in words what their colour means', () => {
  const html = sourceSection(annotatedFiles(annotated))?.toString() ?? '';
  const first = /<ul class="remarks">\n(<li>.*<\/li>)/.exec(html)?.[1] ?? '';
  expect(textOf(first)).toBe(
    '✗ -3 marks Line 7, column 26: grid is a global variable: it is declared outside of every function. Declare it inside the function that needs it, and give it to other functions as a parameter.',
  );
});

test('a program of 2,000 lines with two remarks shows 14 lines and folds the rest', () => {
  const text = Array.from({ length: 2000 }, (_, index) => `int x${index + 1};\n`).join('');
  const at = (line: number) =>
    ({ severity: 'warning', file: 'a.cpp', line, column: 5, message: 'unused', flag: '-Wunused' }) as const;
  const grading = {
    ...sampleGrading({ submission: 's1', build: { diagnostics: [at(100), at(1500)] } }),
    sources: [{ name: 'a.cpp', text }],
  };
  const html = sourceSection(annotatedFiles(grading))?.toString() ?? '';
  expect(html.match(/(?<=<summary>)[^<]*/g)).toEqual(['Lines 1 to 96', 'Lines 104 to 1496', 'Lines 1504 to 2000']);
  const open = html.replace(/<details[^]*?<\/details>/g, '');
  expect(open.match(/data-line/g)?.length).toBe(14);
});

test('a very long line is cut', () => {
  const grading = {
    ...sampleGrading({ submission: 's1' }),
    sources: [{ name: 'a.cpp', text: 'x'.repeat(150_000) }],
  };
  const html = sourceSection(annotatedFiles(grading))?.toString() ?? '';
  expect(html.length).toBeLessThan(3000);
  expect(html).toContain('the line is longer');
});

test('a grading from before sources were kept has no such section', () => {
  expect(renderStudentPage(sampleGrading({ submission: 's1' }), options)).not.toContain('line by line');
});
