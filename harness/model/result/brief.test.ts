import { expect, test } from 'vitest';
import { renderMarks } from '../../../reports/csv/render-marks.ts';
import { renderClassPage } from '../../../reports/html/class/render-class-page.ts';
import { doesNotLink, empty, onlyVisualStudio } from '../../../reports/samples/students-with-functions.ts';
import { sampleStudents } from '../../../reports/samples/students.ts';
import { plainPalette } from '../../../reports/terminal/palette.ts';
import { renderClassTable } from '../../../reports/terminal/render-class-table.ts';
import { briefGradings } from './brief.ts';

/** A linker error after errors that Visual Studio accepts, and a compiled program with the name of a source. */
const odd = [
  {
    ...doesNotLink,
    submission: 's1',
    build: {
      ...onlyVisualStudio.build,
      diagnostics: [...onlyVisualStudio.build.diagnostics, ...doesNotLink.build.diagnostics],
    },
  },
  {
    ...doesNotLink,
    submission: 's2',
    build: { ...doesNotLink.build, compiled: false },
    sources: [{ name: 'domineering.cpp', text: `\x7FELF${'\0'.repeat(9000)}` }],
  },
];
const whole = [...Object.values(sampleStudents), ...odd];
const brief = whole.map(briefGradings());

test('a class looks the same in all its reports', () => {
  const table = { width: 100, palette: plainPalette, files: [] };
  expect(renderClassTable(brief, table)).toBe(renderClassTable(whole, table));
  expect(renderClassPage(brief, { title: 'Domineering' })).toBe(renderClassPage(whole, { title: 'Domineering' }));
  expect(renderMarks(brief)).toBe(renderMarks(whole));
});

test('bulky details are removed', () => {
  const text = JSON.stringify(brief.filter(({ submission }) => submission !== empty.submission && submission !== 's2'));
  for (const key of ['"evidence"', '"diagnosis"', '"first"', '"warning"', '"sources"']) {
    expect(text).not.toContain(key);
  }
  expect(JSON.stringify(whole)).toContain('"evidence"');
});

test('cases that are alike are in memory once', () => {
  const [one] = whole;
  if (one === undefined) throw new Error('there are no samples');
  const keep = briefGradings();
  const [first, second] = [keep(one), keep(structuredClone(one))];
  if (first.status === 'not-graded' || second.status === 'not-graded') throw new Error('the first sample is graded');
  expect(first.cases.length).toBeGreaterThan(0);
  for (const [index, graded] of first.cases.entries()) expect(second.cases[index]).toBe(graded);
});
