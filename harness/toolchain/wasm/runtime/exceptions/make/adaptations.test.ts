import { describe, expect, test } from 'vitest';
import { adapted } from './adaptations.ts';

const tree = (text: string) => ({ lib: { 'a.cpp': new TextEncoder().encode(text) } });
const change = { file: 'lib/a.cpp', from: 'old', to: 'new' };

describe('a change of the sources', () => {
  test('replaces a text that is there once', () => {
    expect(adapted(tree('the old word'), [change])).toEqual(tree('the new word'));
  });

  test.each([
    ['is absent', tree('a word'), 'lib/a.cpp: expected 1 × “old”; found 0.'],
    ['is there twice', tree('old, old'), 'lib/a.cpp: expected 1 × “old”; found 2.'],
    ['has lost its file', {}, 'lib/a.cpp: expected 1 × “old”; found 0.'],
  ])('is refused if its text %s', (_title, files, message) => {
    expect(() => adapted(files, [change])).toThrow(message);
  });
});
