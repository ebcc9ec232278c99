import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDelimited, readTable } from './delimited.ts';

test('comma, semicolon and tab are told from the first line', () => {
  expect(readDelimited('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readDelimited('a;b\r\n1;"2,5"\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ]);
  expect(readDelimited('\uFEFFa\tb, c\r1\t2\r')).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ]);
  expect(readDelimited('"x;y;z",b\n1,2')).toEqual([
    ['x;y;z', 'b'],
    ['1', '2'],
  ]);
});

test('quotes hold delimiters, line ends and quotes; empty lines are none', () => {
  expect(readDelimited('a,b\n"1\n""x""", "2,3"\n\n,\n')).toEqual([
    ['a', 'b'],
    ['1\n"x"', '2,3'],
  ]);
  expect(readDelimited('')).toEqual([]);
});

test('columns are known by their letters and digits', () => {
  expect(readTable('Student_ID;"E-Mail ";Last modified (submission)\ns1;a@b;x')).toEqual({
    columns: ['student id', 'e mail', 'last modified submission'],
    rows: [['s1', 'a@b', 'x']],
  });
});

test('whatever was written in quotes comes back', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', '\r', '玩') })
    .map((text) => `x${text}x`);
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (table, delimiter) => {
      const quoted = table.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter));
      // The first line is what the delimiter is told by.
      const text = ['a', 'b', 'c'].join(delimiter) + '\n' + quoted.join('\r\n');
      expect(readDelimited(text).slice(1)).toEqual(table.map((row) => [...row]));
    }),
  );
});
