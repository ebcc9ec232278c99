import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBoard } from './board.ts';

const character = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const row = fc.array(character, { minLength: 8, maxLength: 8 });
const cells = fc.array(row, { minLength: 8, maxLength: 8 });

function drawn(rows: readonly (readonly string[])[]): string {
  return rows.map((line) => `${line.join(' ')}\n`).join('');
}

test('a drawn board is read, with any characters in the cells', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      expect(parseBoard(drawn(rows))).toEqual({ kind: 'board', value: rows.map((line) => line.join('')).join('\n') });
    }),
  );
});

test('a last line without a newline is a line', () => {
  const rows = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
  expect(parseBoard(drawn(rows).trimEnd())).toEqual(parseBoard(drawn(rows)));
});

test('every character that is left out is reported, in its row or at its end', () => {
  fc.assert(
    fc.property(cells, fc.nat({ max: 8 * 16 - 2 }), (rows, at) => {
      const text = drawn(rows);
      const parsed = parseBoard(text.slice(0, at) + text.slice(at + 1));
      const problems = parsed.kind === 'problems' ? parsed.problems : [];
      const reportedRows = problems.filter(({ found }) => !/^\d+ lines?$/.test(found));
      expect(reportedRows).toHaveLength(1);
      // Never before the changed line, and at its end at the latest.
      expect(reportedRows[0]?.offset).toBeGreaterThanOrEqual(Math.floor(at / 16) * 16);
      expect(reportedRows[0]?.offset).toBeLessThan(Math.floor(at / 16) * 16 + 16);
    }),
  );
});

test('every wrong row is reported', () => {
  const rows = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? '. . . . . . . .' : '. . .'));
  const told = parseBoard(`${rows.join('\n')}\n\n`);
  expect(told.kind === 'problems' ? told.problems.map(({ offset, found }) => [offset, found]) : told).toEqual([
    [21, 'the end of the line after 3 characters'],
    [43, 'the end of the line after 3 characters'],
    [65, 'the end of the line after 3 characters'],
    [87, 'the end of the line after 3 characters'],
    [88, 'a line after the first 8'],
  ]);
});
