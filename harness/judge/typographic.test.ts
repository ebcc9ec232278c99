import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentationDifference } from './presentation.ts';
import { withoutTwins } from './typographic.ts';

const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const bytes = (...codes: readonly number[]) => String.fromCharCode(...codes);

describe('typographic twins are ASCII', () => {
  test.each([
    ['quotes of a word processor', utf8('Player 1’s “move”‘'), 'Player 1\'s "move"\''],
    ['dashes and an ellipsis', utf8('1–12 — wait…'), '1-12 - wait...'],
    ['full-width forms', utf8('Ｉｎｖａｌｉｄ！（１－１２）：'), 'Invalid!(1-12):'],
    ['a no-break space and a full-width one', utf8('a\u00A0b\u3000c'), 'a b c'],
    ['full-width forms of Big5', `Invalid${bytes(0xa1, 0x49)} Try again${bytes(0xa1, 0x43)}`, 'Invalid! Try again.'],
    ['full-width forms of GBK', `Invalid${bytes(0xa3, 0xa1)} 1${bytes(0xa1, 0xaf)}s`, "Invalid! 1's"],
    ['quotes of Windows-1252', `Player 1${bytes(0x92)}s move`, "Player 1's move"],
  ])('%s', (_what, text, ascii) => {
    expect(withoutTwins(text)).toBe(ascii);
    expect(presentationDifference(ascii, text)).toEqual(['typographic']);
  });
});

test('other characters stay as they are', () => {
  const others = [utf8('無效！é'), `${bytes(0xb5, 0x4c)}!`];
  expect(withoutTwins(others[0] ?? '')).toBe(utf8('無效!é'));
  expect(withoutTwins(others[1] ?? '')).toBe(others[1]);
});

test('a wrong letter is not a twin', () => {
  expect(presentationDifference("Player 1's", utf8('Player 2’s'))).toBeUndefined();
});

test('bytes of any kind can be read, and nothing is left to replace', () => {
  const any = fc.uint8Array({ maxLength: 40 }).map((some) => Buffer.from(some).toString('latin1'));
  fc.assert(
    fc.property(any, (text) => {
      expect(withoutTwins(withoutTwins(text))).toBe(withoutTwins(text));
    }),
  );
});
