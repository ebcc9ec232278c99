import { describe, expect, test } from 'vitest';
import { WordingError, wordingOf } from './wording.ts';

const say = wordingOf({
  id: '2021',
  about: 'The wording of the handout of October 2021',
  wording: { prompt: "Player {player}'s move: ", refused: 'Invalid! Try again.', braces: '{} {A} {x y}' },
});

describe('wordingOf', () => {
  test('a text comes as it stands', () => {
    expect(say('refused')).toBe('Invalid! Try again.');
  });

  test('places are filled', () => {
    expect(say('prompt', { player: 1 })).toBe("Player 1's move: ");
  });

  test('a value that no place asks for is no fault, as a course may word a text without it', () => {
    expect(say('refused', { player: 1 })).toBe('Invalid! Try again.');
  });

  test('braces that hold no name of a place are ordinary characters', () => {
    expect(say('braces')).toBe('{} {A} {x y}');
  });

  test('a filled value is not searched for places again', () => {
    expect(say('prompt', { player: '{player}' })).toBe("Player {player}'s move: ");
  });

  test('an unknown text is named with those that the dialect has', () => {
    expect(() => say('win')).toThrow(
      new WordingError('2021', 'win', "no text 'win' in its wording, which has braces, prompt, refused"),
    );
  });

  test('words that every JavaScript object knows are no texts', () => {
    expect(() => say('constructor')).toThrow("dialect '2021': no text 'constructor'");
  });

  test('a place that nothing fills is named with those that are filled', () => {
    expect(() => say('prompt', { name: 'Ada', score: 2 })).toThrow(
      new WordingError('2021', 'prompt', "nothing fills {player} in the text 'prompt', which can hold {name}, {score}"),
    );
    expect(() => say('prompt')).toThrow("nothing fills {player} in the text 'prompt', which can hold none");
  });

  test('the error knows the dialect and the text, so that its place in the YAML can be found', () => {
    expect(new WordingError('2021', 'win', 'missing')).toMatchObject({
      dialect: '2021',
      key: 'win',
      message: "dialect '2021': missing",
    });
  });
});
