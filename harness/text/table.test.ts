import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delimiter, delimiters, isBlankRow, readNamedColumns, readTable } from './table.ts';

function textsOf(text: string): string[][] {
  const read = readTable(text);
  if (read.kind !== 'table') throw new Error(`a quote at ${read.offset} is never closed`);
  return read.table.rows.map((row) => row.map((cell) => cell.text));
}

describe('a table', () => {
  test('has the same cells with any kind of line end', () => {
    expect(textsOf('a,b\r\nc,\n"d ""e""","f\ng"\r"",h')).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['d "e"', 'f\ng'],
      ['', 'h'],
    ]);
  });

  test('may begin with a byte order mark, which is not part of a cell', () => {
    expect(textsOf('\uFEFF"a"\tb')).toEqual([['a', 'b']]);
  });

  test('has the delimiter that gives its first row the most cells', () => {
    expect(textsOf('a;b,c;d\n1;2;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ]);
    expect(textsOf('"a,b,c"\td\n')).toEqual([['a,b,c', 'd']]);
    expect(textsOf('"a"\t"b,c,d"\n')).toEqual([['a', 'b,c,d']]);
  });

  test('of one column has commas as delimiters', () => {
    expect(textsOf('a\nb,c\td')).toEqual([['a'], ['b', 'c\td']]);
  });

  test('with an unclosed quote is refused, with the place of that quote', () => {
    expect(readTable('a,b\nc,"d\ne,f\n')).toEqual({ kind: 'unclosed-quote', offset: 6 });
    expect(readTable('"a"\t"b\nc')).toEqual({ kind: 'unclosed-quote', offset: 4 });
  });

  test('keeps text after a closing quote', () => {
    expect(textsOf('"a" b,c')).toEqual([['a b', 'c']]);
  });

  test('may have a cell of millions of characters', () => {
    const long = 'a'.repeat(20_000_000);
    expect(textsOf(`"${long}",b`)[0]?.map(({ length }) => length)).toEqual([long.length, 1]);
    expect(readNamedColumns(`a,"${long}`).columns).toHaveLength(2);
  });

  test('without content has no rows', () => {
    expect(textsOf('')).toEqual([]);
    expect(textsOf('a\n\n').map((row) => row.length)).toEqual([1, 1]);
  });

  test('has blank rows, which are recognised', () => {
    const read = readTable('a,b\n , \n"",""\n0,\n');
    expect(read.kind === 'table' && read.table.rows.map(isBlankRow)).toEqual([false, true, true, false]);
  });
});

describe('a list that was made by hand', () => {
  const rowsOf = (text: string) => readNamedColumns(`a,b\n${text}`).rows;

  test('has columns named by their letters and digits', () => {
    expect(readNamedColumns('\uFEFFStudent_ID;"E-Mail ";Last modified (submission)\ns1;a@b;x')).toEqual({
      columns: ['student id', 'e mail', 'last modified submission'],
      rows: [['s1', 'a@b', 'x']],
    });
    expect(readNamedColumns('')).toEqual({ columns: [], rows: [] });
  });

  test('has no blank rows, and no spaces around the texts of its cells', () => {
    expect(rowsOf(' 1 ,2\n\n , \r\n"3 ",\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });

  test('may have spaces before a quote', () => {
    expect(rowsOf('1, "2,3"')).toEqual([['1', '2,3']]);
    expect(textsOf('1, "2,3"')).toEqual([['1', ' "2', '3"']]);
  });

  test('is read to its end if a quote is never closed', () => {
    expect(rowsOf('1,"2""\n3')).toEqual([['1', '2"\n3']]);
  });

  test('of one column is not split at commas, because names contain them', () => {
    expect(readNamedColumns('name\nDoe, Jane')).toEqual({ columns: ['name'], rows: [['Doe, Jane']] });
  });

  test('whose header has text after a quote has the delimiter that gives the most cells', () => {
    expect(readNamedColumns('"Name" (full),id\nx,y').columns).toEqual(['name full', 'id']);
  });
});

describe('every text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\r', '\n', ' ', '玩') });

  test('consists of its cells, with only delimiters and line ends between them', () => {
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

  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
  const delimiter: fc.Arbitrary<Delimiter> = fc.constantFrom(...delimiters);

  test('that was made of quoted cells is read as these cells', () => {
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, delimiter, lineEnds, (cells, between, end) => {
        const lines = cells.map((row) => row.map(quoted).join(between) + end);
        expect(textsOf(lines.join(''))).toEqual(cells);
      }),
    );
  });

  test('that was made of cells, quoted if necessary, is read as these cells, strictly and leniently', () => {
    const bare = fc.string({ unit: fc.constantFrom('a', 'b', '玩', '7') }).map((cell) => ({ cell, written: cell }));
    const inQuotes = text.map((cell) => ({ cell, written: quoted(cell) }));
    const row = fc.array(fc.oneof(bare, inQuotes), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), delimiter, lineEnds, (rows, between, end) => {
        const table = rows.map((cells) => cells.map(({ written }) => written).join(between) + end).join('');
        const cells = rows.map((one) => one.map(({ cell }) => cell));
        expect(textsOf(table)).toEqual(cells);
        const trimmed = cells.map((one) => one.map((cell) => cell.trim()));
        // The header is the first row that is not blank.
        expect(readNamedColumns(`a${between}b${end}${table}`).rows).toEqual(
          trimmed.filter((one) => one.some((cell) => cell !== '')),
        );
      }),
    );
  });
});
