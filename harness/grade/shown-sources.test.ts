import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '../model/result/redact.ts';
import { sampleGrading } from '../../reports/samples/sample-grading.ts';
import { maxCharacters, shownSources } from './shown-sources.ts';

test('students see their own files, and not provided ones', () => {
  const files = [
    { name: 'board.h', text: 'class Board;\n', provided: true },
    { name: 'board.cpp', text: '#include "board.h"\r\n', provided: false },
  ];
  expect(shownSources(files)).toEqual([{ name: 'board.cpp', text: '#include "board.h"\r\n' }]);
});

test('a file that is too long ends after a whole line, and later files get what is left', () => {
  const line = `${'x'.repeat(999)}\n`;
  const [long, short, none] = shownSources([
    { name: 'long.cpp', text: line.repeat(199) + 'y'.repeat(2000), provided: false },
    { name: 'short.cpp', text: 'int x;\n', provided: false },
    { name: 'none.cpp', text: 'z'.repeat(1000), provided: false },
  ]);
  expect(long).toEqual({ name: 'long.cpp', text: line.repeat(199), cutAfterLine: 199 });
  expect(short).toEqual({ name: 'short.cpp', text: 'int x;\n' });
  expect(none).toEqual({ name: 'none.cpp', text: '', cutAfterLine: 0 });
});

test('all files together are never longer than the limit, and each is a beginning of what was handed in', () => {
  const text = fc.tuple(fc.string({ unit: fc.constantFrom('a', '\n', '字') }), fc.integer({ min: 1, max: 40_000 }));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (parts) => {
      const files = parts.map(([part, times], index) => ({
        name: `${index}.cpp`,
        text: part.repeat(times).slice(0, 150_000),
        provided: false,
      }));
      const shown = shownSources(files);
      expect(shown.reduce((sum, one) => sum + one.text.length, 0)).toBeLessThanOrEqual(maxCharacters);
      expect(shown.every((one, index) => files[index]?.text.startsWith(one.text))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("nothing is removed from the students' own sources", () => {
  const sources = [{ name: 'domineering.cpp', text: 'int main() {}\n' }];
  const grading = { ...sampleGrading({ submission: 's1' }), sources };
  expect(redact(grading, 'student')).toMatchObject({ sources });
});
