import { expect, test } from 'vitest';
import { columnsOf } from '../difference/columns.ts';
import { sampleClass } from '../samples/students.ts';
import { asciiPalette, plainPalette } from './palette.ts';
import { renderClassTable } from './render-class-table.ts';

const files = [
  { name: 'page', path: 'graded/index.html' },
  { name: 'marks', path: 'graded/marks.csv' },
];
const gradings = Object.values(sampleClass);

test('the table of the sample class matches the snapshot', async () => {
  const text = renderClassTable(gradings, { width: 80, palette: plainPalette, files });
  await expect(text).toMatchFileSnapshot('../samples/terminal/class-table.txt');
});

test('the table fits the width of the terminal', () => {
  for (const palette of [plainPalette, asciiPalette]) {
    for (const width of [60, 80, 120]) {
      const lines = renderClassTable(gradings, { width, palette, files }).split('\n');
      expect(lines.filter((line) => columnsOf(line) > width)).toEqual([]);
    }
  }
});

test('a class without submissions is reported', () => {
  expect(renderClassTable([], { width: 80, palette: plainPalette, files: [] })).toBe(
    'No submissions: nothing was graded.\n',
  );
});
