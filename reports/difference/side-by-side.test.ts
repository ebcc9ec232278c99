import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '../samples/session-text.ts';
import { unendedSigns, unicodeDrawing } from './drawing.ts';
import { type Cell, sideBySide } from './side-by-side.ts';

const options = {
  drawing: unicodeDrawing,
  longestLine: 20,
  maxRows: 100,
  unended: unendedSigns(unicodeDrawing, true, false),
};

function drawn(expected: string, actual: string, more: Partial<typeof options> = {}): string {
  const { rows, aligned, more: left } = sideBySide(piecesOf(expected), piecesOf(actual), { ...options, ...more });
  const lines = rows.map((row) => {
    const one = row.kind === 'extra' ? '' : cell(row.expected);
    const other = row.kind === 'missing' ? '' : cell(row.actual);
    return `${one.padEnd(24)} ${row.kind.padEnd(9)} ${other}`.trimEnd();
  });
  return [...(aligned ? [] : ['(not aligned)']), ...lines, ...(left === 0 ? [] : [`(${left} more)`])].join('\n');
}

function cell({ line, spans }: Cell): string {
  return `${line} ${spans.map(({ differs, text }) => (differs ? `[${text}]` : text)).join('')}`;
}

test('equal lines are beside each other, with the differences marked', () => {
  expect(drawn('. .\nMove: «5»\nagain\nA .\n', '. .\nMove: «5»\nagian\nA .\n')).toMatchInlineSnapshot(`
    "1 . .                    same      1 . .
    2 Move: «5»              same      2 Move: «5»
    3 ag[ai]n⏎               changed   3 ag[ia]n⏎
    4 A .                    same      4 A ."
  `);
});

test('missing lines and extra lines have their own rows', () => {
  expect(drawn('a\nb\nc\nd\n', 'a\nc\nd\ne\n')).toMatchInlineSnapshot(`
    "1 a                      same      1 a
    2 b                      missing
    3 c                      same      2 c
    4 d                      same      3 d
                             extra     4 e"
  `);
});

test('typed input is not the same as printed text', () => {
  expect(drawn('Move: «5»\n', 'Move: 5\n')).toMatchInlineSnapshot(
    `"1 Move:·[«5»]            changed   1 Move:·[5][⏎]"`,
  );
});

test('an expected session that stops at a question is shown as waiting, and an output as ended', () => {
  expect(drawn('Move: ', 'Move:')).toMatchInlineSnapshot(`"1 Move:[·][…]            changed   1 Move:[…]"`);
});

test('long lines are cut around their difference, and long sessions are cut at the end', () => {
  expect(drawn(`${'x'.repeat(50)}a\n`, `${'x'.repeat(50)}b\n`)).toMatchInlineSnapshot(`
    "1 …xxxxxxxxxxxxxxxxx[a]⏎ changed   1 …xxxxxxxxxxxxxxxxx[b]⏎"
  `);
  expect(drawn('a\nb\nc\n', 'a\nb\nc\n', { maxRows: 1 })).toMatchInlineSnapshot(`
    "1 a                      same      1 a
    (2 more)"
  `);
});

test('sessions that have nothing in common are not lined up', () => {
  expect(drawn(`a\n${numbers(1000)}`, `a\n${numbers(5000)}`, { maxRows: 3 })).toMatchInlineSnapshot(`
    "(not aligned)
    1 a                      same      1 a
    2 1000                   unaligned 2 5000
    3 1001                   unaligned 3 5001
    (1198 more)"
  `);
});

test('every line of both sides has a row, in order', () => {
  const line = fc.constantFrom('a\n', 'b\n', 'c\n', '«1»\n');
  const session = fc.array(line, { maxLength: 12 }).map((lines) => lines.join(''));
  fc.assert(
    fc.property(session, session, (expected, actual) => {
      const { rows } = sideBySide(piecesOf(expected), piecesOf(actual), options);
      expect(numbered(rows.map((row) => (row.kind === 'extra' ? undefined : row.expected)))).toEqual(
        lineNumbers(expected),
      );
      expect(numbered(rows.map((row) => (row.kind === 'missing' ? undefined : row.actual)))).toEqual(
        lineNumbers(actual),
      );
    }),
  );
});

function numbered(cells: readonly (Cell | undefined)[]): number[] {
  return cells.flatMap((one) => one?.line ?? []);
}

function lineNumbers(text: string): number[] {
  return Array.from({ length: text.split('\n').length - 1 }, (_, index) => index + 1);
}

function numbers(from: number): string {
  return Array.from({ length: 1200 }, (_, index) => `${from + index}\n`).join('');
}
