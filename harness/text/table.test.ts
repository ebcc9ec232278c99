import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delimiters, isBlankRow, readTable } from './table.ts';

function textsOf(text: string): string[][] {
  const read = readTable(text);
  if (read.kind !== 'table') throw new Error(`a quote at ${read.offset} is never closed`);
  return read.table.rows.map((row) => row.map((cell) => cell.text));
}

describe('a table', () => {
  test('has the cells that stand in it, whatever ends its lines', () => {
    expect(textsOf('a,b\r\nc,\n"d ""e""","f\ng"\r"",h')).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['d "e"', 'f\ng'],
      ['', 'h'],
    ]);
  });

  test('may begin with a byte order mark, which belongs to no cell', () => {
    expect(textsOf('\uFEFF"a"\tb')).toEqual([['a', 'b']]);
  });

  test('is cut by what cuts its first row into most cells', () => {
    expect(textsOf('a;b,c;d\n1;2;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ]);
    expect(textsOf('"a,b,c"\td\n')).toEqual([['a,b,c', 'd']]);
  });

  test('with a quote that is never closed says where it was opened', () => {
    expect(readTable('a,b\nc,"d\ne,f\n')).toEqual({ kind: 'unclosed-quote', offset: 6 });
  });

  test('keeps what stands after a closing quote', () => {
    expect(textsOf('"a" b,c')).toEqual([['a b', 'c']]);
  });

  test('without content has no rows', () => {
    expect(textsOf('')).toEqual([]);
    expect(textsOf('a\n\n').map((row) => row.length)).toEqual([1, 1]);
  });

  test('knows a blank row from one with content', () => {
    const read = readTable('a,b\n , \n"",""\n0,\n');
    expect(read.kind === 'table' && read.table.rows.map(isBlankRow)).toEqual([false, true, true, false]);
  });
});

describe('every text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\r', '\n', ' ', '玩') });

  test('is its cells, with only delimiters and line ends between them', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const read = readTable(whole);
        if (read.kind !== 'table') return;
        let at = 0;
        for (const cell of read.table.rows.flat()) {
          expect(['', '\r', '\n', '\r\n', read.table.delimiter]).toContain(whole.slice(at, cell.start));
          at = cell.end;
        }
        expect(['', '\r', '\n', '\r\n']).toContain(whole.slice(at));
      }),
    );
  });

  test('made of quoted cells reads back as these cells', () => {
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...delimiters),
        fc.constantFrom('\n', '\r\n', '\r'),
        (cells, delimiter, end) => {
          const quoted = cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + end);
          expect(textsOf(quoted.join(''))).toEqual(cells);
        },
      ),
    );
  });
});
