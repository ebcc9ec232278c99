import { expect, test } from 'vitest';
import { columnsOf } from '../difference/columns.ts';
import { visible } from './visible.ts';

test('invisible and control characters are spelt out', () => {
  expect(visible('a\n\t\x1b[2J\x7f\u0085\u00A0\u202E\u2028\u{E0041}\uD800 b')).toBe(
    'a\\n\\t\\x1B[2J\\x7F\\u{85}\\u{A0}\\u{202E}\\u{2028}\\u{E0041}\\u{D800} b',
  );
});

test('ordinary text of any language stays unchanged', () => {
  expect(visible('Invalid! 玩家 é 😀')).toBe('Invalid! 玩家 é 😀');
});

test('wide characters count two columns, and combining ones none', () => {
  expect(['abc', '玩家', 'e\u0301', '😀', '！'].map(columnsOf)).toEqual([3, 4, 1, 2, 2]);
});
