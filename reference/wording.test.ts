import { describe, expect, test } from 'vitest';
import { WordingError, wordingOf } from './wording.ts';

const say = wordingOf({
  id: '2021',
  about: 'The wording of the handout of October 2021',
  wording: { prompt: "Player {player}'s move: ", refused: 'Invalid! Try again.', braces: '{} {A} {x y}' },
});

describe('wordingOf', () => {
  test('a text without places is not changed', () => {
    expect(say('refused')).toBe('Invalid! Try again.');
  });

  test('places are filled', () => {
    expect(say('prompt', { player: 1 })).toBe("Player 1's move: ");
  });

  test('a value without a place is allowed, because a course may word a text without it', () => {
    expect(say('refused', { player: 1 })).toBe('Invalid! Try again.');
  });

  test('braces without a valid name are ordinary characters', () => {
    expect(say('braces')).toBe('{} {A} {x y}');
  });

  test('places inside a filled value are not filled', () => {
    expect(say('prompt', { player: '{player}' })).toBe("Player {player}'s move: ");
  });

  test('the error about an unknown text lists those of the dialect', () => {
    expect(() => say('win')).toThrow(
      new WordingError('2021', 'win', "no text 'win' in its wording; it has braces, prompt, refused"),
    );
  });

  test('names that every JavaScript object has are not texts', () => {
    expect(() => say('constructor')).toThrow("dialect '2021': no text 'constructor'");
  });

  test('the error about an unknown place lists those that exist', () => {
    expect(() => say('prompt', { name: 'Ada', score: 2 })).toThrow(
      new WordingError('2021', 'prompt', "unknown place {player} in the text 'prompt'; it can have {name}, {score}"),
    );
    expect(() => say('prompt')).toThrow("unknown place {player} in the text 'prompt'; it can have none");
  });

  test('the error has the dialect and the text, so that their place in the YAML can be found', () => {
    expect(new WordingError('2021', 'win', 'missing')).toMatchObject({
      dialect: '2021',
      key: 'win',
      message: "dialect '2021': missing",
    });
  });
});
