import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../../text/table.ts';
import { editCells } from './edit-cells.ts';

test('a cell keeps its quotes, and gets quotes if its new text needs them', () => {
  const text = 'a,"b",c\n,"",x';
  const read = readTable(text);
  if (read.kind !== 'table') throw new Error('not a table');
  const [, second] = read.table.rows;
  const edits = (second ?? []).map((cell, index) => ({ cell, text: ['1', '2', 'say "no", please'][index] ?? '' }));
  expect(editCells(text, ',', edits)).toBe('a,"b",c\n1,"2","say ""no"", please"');
});

test('any text written into a cell is read from it again, and all other cells stay unchanged', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\r', '\n', ' ', '玩', '8', '.') });
  // One cell of a line, so that the first row always has the delimiter that was read.
  const cell = fc.oneof(letters.map(quoted), fc.constantFrom('', 'a', '87.5', ' b'));
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(), letters, (cells, someRow, someCell, wanted) => {
      const text = cells.map((row) => row.join(',')).join('\n');
      const before = readTable(text);
      fc.pre(before.kind === 'table' && before.table.delimiter === ',');
      if (before.kind !== 'table') return;
      const row = someRow % before.table.rows.length;
      const at = someCell % (before.table.rows[row]?.length ?? 1);
      const target = before.table.rows[row]?.[at];
      if (target === undefined) return;
      const edited = editCells(text, ',', [{ cell: target, text: wanted }]);
      expect(edited.startsWith(text.slice(0, target.start))).toBe(true);
      expect(edited.endsWith(text.slice(target.end))).toBe(true);
      const middle = edited.slice(target.start, edited.length - (text.length - target.end));
      const after = readTable(`a,b,c\nx,${middle},x`);
      expect(after.kind === 'table' && after.table.rows.map((each) => each.map((one) => one.text))).toEqual([
        ['a', 'b', 'c'],
        ['x', wanted, 'x'],
      ]);
      // The header decides the delimiter, so a new text in it may change how the other rows are read.
      if (row > 0)
        expect(textsOf(edited)).toEqual(
          textsOf(text).with(row, before.table.rows[row]?.map((one) => one.text).with(at, wanted) ?? []),
        );
    }),
  );
});

function textsOf(text: string): string[][] {
  const read = readTable(text);
  return read.kind === 'table' ? read.table.rows.map((row) => row.map((cell) => cell.text)) : [];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
