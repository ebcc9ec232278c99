import { expect, test } from 'vitest';
import { inputName } from './session-words.ts';

test('an input is named by its number and what was typed, and an empty line in words', () => {
  expect([1, 2, 3].map((number) => inputName(number, ['20', '']))).toEqual([
    'input 1 (“20”)',
    'input 2 (an empty line)',
    'input 3',
  ]);
});
