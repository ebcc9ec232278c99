import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../../harness/model/assignment/transcript.ts';
import { piecesOf } from '../samples/session-text.ts';
import { columnsOf } from './columns.ts';
import { unicodeDrawing } from './drawing.ts';
import { type ConversationOptions, conversationLines } from './conversation-lines.ts';

const options: ConversationOptions = { drawing: unicodeDrawing, width: 40, most: 8, isCommanding: false };

function drawn(said: string | readonly Piece[], more: Partial<ConversationOptions> = {}): string[] {
  const pieces = typeof said === 'string' ? piecesOf(said) : said;
  return conversationLines(pieces, { ...options, ...more }).lines.map(({ kind, spans }) => {
    return `${kind}: ${spans.map(({ text }) => text).join('')}`;
  });
}

const wrong = { expected: 'ok.', isLate: false };

describe('the lines of a conversation', () => {
  test('show who says what', () => {
    expect(drawn('«restart;»\nok.\n«move;»\nA1.\n')).toEqual([
      'partner: «restart;»',
      'program: ok.',
      'partner: «move;»',
      'program: A1.',
    ]);
  });

  test('of a commanding program include the answers, whether or not its commands end their lines', () => {
    expect(drawn('restart; play black;«ok.»\n«ok.»\nmove;\n«A1.»\nquit;', { isCommanding: true })).toEqual([
      'program: restart; play black; «ok.» «ok.»',
      'program: move; «A1.»',
      'program: quit;',
    ]);
    expect(drawn('«ok.»\nquit;\n', { isCommanding: true })).toEqual(['partner: «ok.»', 'program: quit;']);
  });

  // Eight times as many as a result keeps. Appending them one by one to ever longer lines would take hours.
  test('include any number of answers to one command', () => {
    const answers = Array.from({ length: 65_536 }, (): Piece => ({ kind: 'typed', text: '' }));
    expect(drawn([{ kind: 'printed', text: 'quit;\n' }, ...answers], { isCommanding: true, width: 20 })).toEqual([
      'program: quit; «» «» «» «» «…',
    ]);
  });

  test('are the last ones of a long conversation', () => {
    const { lines, earlier } = conversationLines(piecesOf('«restart;»\nok.\n'.repeat(20)), { ...options, most: 3 });
    expect([lines.length, earlier]).toEqual([3, 37]);
  });

  test('show that the output ends in the middle of a line', () => {
    expect(drawn('«move;»\nA')).toEqual(['partner: «move;»', 'program: A(the output ends here)']);
  });
});

describe('a wrong reply', () => {
  test('shows its spaces, and shows its newline only if it is missing', () => {
    expect(drawn('«restart;»\n ok. \r\n', { wrong }).at(-1)).toBe('wrong: ·ok.·␍');
    expect(drawn('«restart;»\nok.', { wrong }).at(-1)).toBe('wrong: ok.(the output ends here)');
  });

  test('is only the last line', () => {
    expect(drawn('«restart; play white;»\nok.\nOk.\n', { wrong })).toEqual([
      'partner: «restart; play white;»',
      'program: ok.',
      'wrong: Ok.',
    ]);
  });

  test('that did not come has its own line', () => {
    expect(drawn('«restart;»\n', { wrong })).toEqual(['partner: «restart;»', 'wrong: (nothing)']);
    expect(drawn('', { wrong })).toEqual(['wrong: (nothing)']);
  });

  test('is not confused with the right reply to the previous command', () => {
    const nothing = ['partner: «restart; move;»', 'program: ok.', 'wrong: (nothing)'];
    expect(drawn('«restart; move;»\nok.\n', { wrong })).toEqual(nothing);
    const emptyReply: readonly Piece[] = [...piecesOf('«restart; move;»\nok.\n'), { kind: 'printed', text: '' }];
    expect(drawn(emptyReply, { wrong: { expected: 'one of A1. A2.', isLate: false } })).toEqual(nothing);
  });

  test('that was right but came too late says so', () => {
    expect(drawn('«restart;»\nok.\n', { wrong: { expected: 'ok.', isLate: true } })).toEqual([
      'partner: «restart;»',
      'wrong: ok. (too late)',
    ]);
  });
});

test('no line is too wide or controls the terminal, whatever is said', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\x1b', '\u202E', '玩', '«'), maxLength: 80 });
  const piece = fc.record({ kind: fc.constantFrom('printed' as const, 'typed' as const), text });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (said, isLate) => {
      const { lines, earlier } = conversationLines(said, { ...options, wrong: { isLate } });
      expect(lines.length).toBeLessThanOrEqual(options.most);
      expect(lines.at(-1)?.kind).toBe('wrong');
      expect(earlier === 0 || lines.length === options.most).toBe(true);
      for (const { spans } of lines) {
        const line = spans.map((span) => span.text).join('');
        expect(columnsOf(line)).toBeLessThanOrEqual(options.width);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
  );
});
