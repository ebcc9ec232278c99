import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDifference } from '../samples/sample-difference.ts';
import { piecesOf } from '../samples/session-text.ts';
import { columnsOf } from './columns.ts';
import { differenceView } from './difference-view.ts';
import { type Drawing, asciiDrawing, styledDrawing, unendedSigns, unicodeDrawing } from './drawing.ts';
import { sessionLines } from './session-lines.ts';
import type { Span } from './spans.ts';

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
const markedIn = (spans: readonly Span[]) => textOf(spans.filter(({ differs }) => differs));

function viewOf(expectedText: string, actualText: string, drawing: Drawing = unicodeDrawing, width = 60) {
  const expected = piecesOf(expectedText);
  const actual = piecesOf(actualText);
  const place = sampleDifference(expected, actual);
  return differenceView(place, sessionLines(expected), {
    drawing,
    width,
    context: 3,
    unended: unendedSigns(drawing, true, false),
  });
}

function drawn(expectedText: string, actualText: string, drawing?: Drawing, width?: number): string {
  return viewOf(expectedText, actualText, drawing, width)
    .map((line) =>
      line.kind === 'caret'
        ? `            | ${' '.repeat(line.column)}^`
        : `${line.kind.padEnd(8)} ${String(line.line).padStart(2)} | ${textOf(line.spans)}`,
    )
    .join('\n');
}

describe('a first difference', () => {
  test('is below the three lines before it, with typed input in its place', () => {
    const session = ". . . .\nA . . .\nA . . .\n. . . .\nPlayer 2's move: «20»\nInvalid! Try again.\nPlayer 2's move: ";
    expect(drawn(session, session.replace('again', 'agian'))).toMatchInlineSnapshot(`
      "context   3 | A . . .
      context   4 | . . . .
      context   5 | Player 2's move: «20»
      expected  6 | Invalid!·Try·again.⏎
      actual    6 | Invalid!·Try·agian.⏎
                  |                ^"
    `);
  });

  test('shows a space at the end of a line', () => {
    expect(drawn('. . . .\n', '. . . . \n')).toMatchInlineSnapshot(`
      "expected  1 | .·.·.·.⏎
      actual    1 | .·.·.·.·⏎
                  |        ^"
    `);
  });

  test('shows tab, carriage return, NUL and escape bytes as signs', () => {
    expect(drawn('a b\n', 'a\tb\0\x1b[31m\r\n')).toMatchInlineSnapshot(`
      "expected  1 | a·b⏎
      actual    1 | a→b\\x00\\x1B[31m␍⏎
                  |  ^"
    `);
    expect(drawn('a b\n', 'a\tb\r\n', asciiDrawing)).toMatchInlineSnapshot(`
      "expected  1 | a_b\\n
      actual    1 | a\\tb\\r\\n
                  |  ^"
    `);
  });

  test('says where an output ends', () => {
    expect(drawn('. .\nPlayer 1 wins!\n', '. .\n')).toMatchInlineSnapshot(`
      "context   1 | . .
      expected  2 | Player·1·wins!⏎
      actual    2 | (the output ends here)
                  | ^"
    `);
    expect(drawn('Player 1 wins!\n', 'Player 1 wins!')).toMatchInlineSnapshot(`
      "expected  1 | Player·1·wins!⏎
      actual    1 | Player·1·wins!(the output ends here)
                  |               ^"
    `);
    expect(drawn('', 'x\n')).toMatchInlineSnapshot(`
      "expected  1 | (the output ends here)
      actual    1 | x⏎
                  | ^"
    `);
  });

  test('points at the question if a space is missing before the input, not at the line after it', () => {
    expect(drawn('Move: «5»\n. .\n', 'Move:«5»\n. .\n')).toMatchInlineSnapshot(`
      "expected  1 | Move:·«5»
      actual    1 | Move:«5»
                  |      ^"
    `);
    expect(drawn('Move: «5»\n. .\n', 'Move:  «5»\n. .\n')).toMatchInlineSnapshot(`
      "expected  1 | Move:·«5»
      actual    1 | Move:··«5»
                  |       ^"
    `);
  });

  test('leaves out the quotes if typed input has its own style', () => {
    const [expected] = viewOf('Move: «5»\n. .\n', 'Move:«5»\n. .\n', styledDrawing);
    expect(expected).toEqual({
      kind: 'expected',
      line: 1,
      spans: [
        { kind: 'plain', differs: false, text: 'Move:' },
        { kind: 'blank', differs: true, text: '·' },
        { kind: 'typed', differs: false, text: '5' },
      ],
    });
  });

  test('draws the caret below the right character after wide characters', () => {
    expect(drawn('玩家 1\n', '玩家 2\n')).toMatchInlineSnapshot(`
      "expected  1 | 玩家·1⏎
      actual    1 | 玩家·2⏎
                  |      ^"
    `);
  });

  test('cuts both sides of a long line in the same way, around the difference', () => {
    const long = `${'x'.repeat(5000)}again${'y'.repeat(5000)}\n`;
    expect(drawn(long, long.replace('again', 'agian'), unicodeDrawing, 40)).toMatchInlineSnapshot(`
      "expected  1 | …xxxxxxxxxxxxxxxxxxxxxagainyyyyyyyyyyyy…
      actual    1 | …xxxxxxxxxxxxxxxxxxxxxagianyyyyyyyyyyyy…
                  |                         ^"
    `);
    expect(drawn('short\n', `shirt${'y'.repeat(5000)}\n`, unicodeDrawing, 30)).toMatchInlineSnapshot(`
      "expected  1 | short⏎
      actual    1 | shirtyyyyyyyyyyyyyyyyyyyyyyyy…
                  |   ^"
    `);
  });

  test('always fits the width and always shows what differs, on both sides', () => {
    const oneLine = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\t', '\r', '玩', '\x1b'), maxLength: 200 });
    fc.assert(
      fc.property(oneLine, oneLine, fc.integer({ min: 30, max: 90 }), (expected, actual, width) => {
        fc.pre(expected !== actual);
        const view = viewOf(`${expected}\n`, `${actual}\n`, unicodeDrawing, width);
        for (const line of view) {
          if (line.kind === 'caret') {
            expect(line.column).toBeLessThan(width);
          } else {
            expect(columnsOf(textOf(line.spans))).toBeLessThanOrEqual(width);
            expect(markedIn(line.spans)).not.toBe('');
          }
        }
      }),
    );
  });
});
