import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../model/assignment/assignment.ts';
import type { WrittenReference } from '../../model/assignment/reference.ts';
import { judge } from '../judge.ts';
import { openWordsJudge } from './judge-words.ts';
import { type Quirks, smallDialect, smallReference, triedInWords, withWords } from './small-game.fixture.ts';

/** The verdict of each session, and the texts that were learned. */
function judged(changed: Readonly<Record<string, string>>, quirks: Quirks = {}) {
  const words = openWordsJudge(judge, smallReference(smallDialect), smallDialect);
  const verdicts = triedInWords(words, withWords(changed), quirks).map((one) => one.judged.verdict);
  return {
    kinds: verdicts.map((verdict) => (verdict.kind === 'presentation' ? verdict.classes.join('+') : verdict.kind)),
    texts: words.ownTexts(),
    verdicts,
  };
}

const accepted = 'accepted';
const wording = 'wording';
const wrong = 'wrong-output';

describe('a wording of its own is one mistake', () => {
  test('in the sessions that have it, and every other session is right', () => {
    const { kinds, texts, verdicts } = judged({ refused: 'Invaild! Try again.' });
    expect(kinds).toEqual([
      accepted,
      accepted,
      wording,
      wording,
      wording,
      wording,
      accepted,
      accepted,
      wording,
      wording,
    ]);
    expect(texts).toEqual([{ expected: 'Invalid! Try again.', actual: 'Invaild! Try again.' }]);
    expect(verdicts[2]).toMatchObject({ wording: texts, lines: { differing: 1 }, first: { offset: 29 } });
  });

  test.each([
    ['with a place', { prompt: 'Player {player} moves: ' }],
    ['with the number of the player twice', { prompt: 'Player {player} (1-4): ' }],
    ['that begins with an empty line', { prompt: "\nPlayer {player}'s turn: " }],
    ['in two lines', { refused: 'Wrong!\nTry again.' }],
    ['in every text', { prompt: 'P{player}, go: ', refused: 'No.', win: '{player} has won', draw: 'No one has won' }],
    ['in another alphabet', { refused: '無效!', draw: '和局' }],
    ['with other signs for the pieces', { 'player-1': 'X', 'player-2': 'O', empty: '_' }],
    ['that repeats what was typed', { refused: '{typed} is wrong, Player!' }],
    ['of one letter beside the number of the player', { prompt: 'P{player}: ' }],
    ['that repeats what was typed twice', { refused: 'Not {typed}! Type anything but {typed}.' }],
    ['with a number that was typed, too', { refused: 'Type 1 to 4.' }],
    ['that is longer at its end', { refused: 'Invalid! Try again. (1-4)' }],
  ])('%s', (_what, changed) => {
    const { kinds, texts } = judged(changed);
    expect(kinds.filter((kind) => kind !== accepted && kind !== wording)).toEqual([]);
    expect(texts).toHaveLength(Object.keys(changed).length);
  });

  test('that ends the line, except where only white space shows it', () => {
    const { kinds, texts } = judged({ prompt: "Player {player}'s move:\n" });
    expect(kinds).toEqual(['final-newline+trailing-blanks', ...Array.from({ length: 9 }, () => wording)]);
    expect(texts).toEqual([{ expected: "Player 1's move: ", actual: "Player 1's move:\n" }]);
  });

  test('together with extra spaces', () => {
    const { kinds } = judged({ refused: 'Invaild! Try again.' }, { trailingBlank: true });
    expect(new Set(kinds)).toEqual(new Set(['trailing-blanks', 'trailing-blanks+wording']));
  });

  test.each([
    ['in UTF-8', 'Player {player}’s move: '],
    ['in Windows-1252', 'Player {player}\u0092s move: '],
    ['in Big5', 'Player {player}\u00a1\u00a5s move\u00a1\u0047 '],
  ])('beside texts with typographic twins %s', (encoding, prompt) => {
    const { kinds, texts } = judged(
      { refused: 'Invaild! Try again.', prompt },
      { printsLatin1: encoding !== 'in UTF-8' },
    );
    expect(new Set(kinds)).toEqual(new Set(['typographic', 'typographic+wording']));
    expect(texts).toEqual([{ expected: 'Invalid! Try again.', actual: 'Invaild! Try again.' }]);
  });

  test('that has typographic twins itself', () => {
    const { kinds, texts } = judged({ refused: 'It’s taken… again！' });
    expect(new Set(kinds)).toEqual(new Set([accepted, wording]));
    expect(texts).toEqual([{ expected: 'Invalid! Try again.', actual: 'It’s taken… again！' }]);
  });

  test.each([
    ['a line', 'Welcome to my game!\n'],
    ['a banner', '====\n Welcome to my game!\n====\n\n'],
    ['two lines', 'A small game\nType a number from 1 to 4.\n'],
    ['a word in the line that follows', 'Board: '],
  ])('of %s before everything else', (_what, greeting) => {
    const { kinds, texts } = judged({}, { greeting });
    expect(new Set(kinds)).toEqual(new Set([wording]));
    expect(texts).toEqual([{ expected: '', actual: greeting }]);
    expect(judged({ refused: 'No.' }, { greeting }).texts).toHaveLength(2);
    expect(judged({}, { greeting, winnerReversed: true }).kinds.slice(7, 9)).toEqual([wrong, wrong]);
  });

  test.each([
    ['the board twice', '. . . .\n'],
    ['a prompt twice', "Player 1's move: \n"],
    ['a page of text', 'Welcome! '.repeat(40)],
    ['something that only some runs have', undefined],
  ])('but nothing at the beginning that says %s', (_what, greeting) => {
    const quirks = greeting === undefined ? { greetsSometimes: true } : { greeting };
    expect(new Set(judged({}, quirks).kinds)).toContain(wrong);
  });

  test('and other mistakes are found by comparing with its words', () => {
    const { kinds, verdicts } = judged({ refused: 'Invaild! Try again.' }, { acceptsFive: true });
    expect(kinds).toEqual([accepted, accepted, wrong, wording, wording, wrong, accepted, accepted, wording, wrong]);
    expect(verdicts[5]).toMatchObject({ first: { expected: { text: [{ text: 'Invaild! Try again.\n' }] } } });
  });
});

describe('a program may call the players', () => {
  test.each<[string, Readonly<Record<string, string>>, Quirks]>([
    ['by letters', {}, { names: ['A', 'B'] }],
    ['by words', {}, { names: ['one', 'two'] }],
    ['by signs', {}, { names: ['#', '*'] }],
    ['in another alphabet', {}, { names: ['甲', '乙'] }],
    ['otherwise only where they are asked', {}, { names: ['A', 'B'], winners: ['1', '2'] }],
    ['by letters in a prompt of its own', { prompt: 'Player {player} moves: ' }, { names: ['A', 'B'] }],
    [
      'by words in texts of its own',
      { prompt: 'player {player}, go: ', win: '{player} has won' },
      { names: ['one', 'two'] },
    ],
    ['by the signs that it draws', { 'player-1': 'X', 'player-2': 'O' }, { names: ['X', 'O'] }],
    ['by the signs of the handout, and draw others', { 'player-1': 'X', 'player-2': 'O' }, { names: ['A', 'B'] }],
  ])('%s', (_what, changed, quirks) => {
    const { kinds, texts } = judged(changed, quirks);
    expect(new Set(kinds)).toEqual(new Set([wording]));
    expect(texts.length).toBeGreaterThan(1);
    const reversed = judged(changed, { ...quirks, winnerReversed: true }).kinds;
    expect([reversed[7], reversed[8]]).toEqual([wrong, wrong]);
  });

  test('but each by one name: every text with a name is reported', () => {
    expect(judged({}, { names: ['A', 'B'] }).texts).toEqual([
      { expected: "Player 1's move: ", actual: "Player A's move: " },
      { expected: "Player 2's move: ", actual: "Player B's move: " },
      { expected: 'Player 2 wins!', actual: 'Player B wins!' },
    ]);
  });
});

describe('a name of its own is not', () => {
  test.each<[string, Quirks]>([
    ['that of the other player', { names: ['2', '1'] }],
    ['another number', { names: ['0', '1'] }],
    ['the sign of the other player', { names: ['B', 'A'] }],
    ['one for both', { names: ['A', 'A'] }],
    ['one for both that is not a sign', { names: ['next', 'next'] }],
  ])('%s', (_what, names) => {
    const { kinds, texts } = judged({}, names);
    expect(kinds.filter((kind) => kind !== wrong)).toEqual([]);
    expect(texts).toEqual([]);
  });

  test.each<[string, Quirks]>([
    ['a winner by the name of the loser', { names: ['A', 'B'], winners: ['B', 'A'] }],
    ['a winner by a name that has not occurred before', { winners: ['Second', 'First'] }],
  ])('%s', (_what, names) => {
    const { kinds } = judged({}, names);
    expect([kinds[7], kinds[8]]).toEqual([wrong, wrong]);
  });

  test('the sign of a piece of the other player', () => {
    const { kinds } = judged({ 'player-1': 'X', 'player-2': 'O' }, { names: ['O', 'X'] });
    expect(kinds.slice(1)).toEqual(kinds.slice(1).map(() => wrong));
  });
});

describe('a wording of its own is not', () => {
  test.each<[string, Readonly<Record<string, string>>, Quirks]>([
    ['the wrong winner', {}, { winnerReversed: true }],
    ['the wrong player', {}, { swapsAfterRefusal: true }],
    ['a winner in place of a draw', {}, { drawForWinner: true }],
    ['a text twice', {}, { printsTwice: true }],
    ['no text at all', {}, { silentRefusal: true }],
    ['pieces that are exchanged', { 'player-1': 'B', 'player-2': 'A' }, {}],
    ['one sign for both players', { 'player-1': 'X', 'player-2': 'X' }, {}],
    ['a prompt that names no player', { prompt: 'Your move: ' }, {}],
    ['the text of another place', { draw: 'Invalid! Try again.' }, {}],
    ['signs without a letter', { refused: '???' }, {}],
    ['a text without end', { refused: 'no '.repeat(100) }, {}],
  ])('%s', (_what, changed, quirks) => {
    const { kinds, texts } = judged(changed, quirks);
    expect(kinds.some((kind) => kind.includes(wording))).toBe(false);
    expect(kinds).toContain(wrong);
    expect(texts).toEqual([]);
  });

  test('a text that is not the same in all runs', () => {
    const words = openWordsJudge(judge, smallReference(smallDialect), smallDialect);
    const one = triedInWords(words, withWords({ refused: 'Wrong number!' })).slice(0, 4);
    const other = triedInWords(words, withWords({ refused: 'Taken already!' })).slice(4);
    const kinds = [...one, ...other].map(({ trial, outcome }) => words.judge(trial, outcome).verdict.kind);
    expect(kinds).not.toContain('presentation');
    expect(words.ownTexts()).toEqual([]);
  });
});

// The reference rejects what the handout does not promise, and an author may have such cases.
test('sessions that the reference cannot play are judged as usual, and other runs teach the words', () => {
  const reference = (dialect: Dialect): WrittenReference => ({
    ...smallReference(dialect),
    play: (typed) => {
      if (typed.includes('5')) throw new RangeError('the handout promises a number from 0 to 4');
      return smallReference(dialect).play(typed);
    },
    inDialect: reference,
  });
  const words = openWordsJudge(judge, reference(smallDialect), smallDialect);
  const tried = triedInWords(words, withWords({ refused: 'Invaild! Try again.' }));
  expect(tried.map(({ judged: { verdict } }) => verdict.kind).slice(2, 5)).toEqual([
    wrong,
    'presentation',
    'presentation',
  ]);
});

test('a later run in the words of the handout shows that another text was not its own wording', () => {
  const words = openWordsJudge(judge, smallReference(smallDialect), smallDialect);
  const early = triedInWords(words, withWords({ refused: 'Wrong number!' }));
  expect(words.ownTexts()).toHaveLength(1);
  const other = openWordsJudge(judge, smallReference(smallDialect), smallDialect);
  expect(words.listen(triedInWords(other, smallDialect))).toBe(true);
  expect(words.ownTexts()).toEqual([]);
  expect(early.map(({ trial, outcome }) => words.judge(trial, outcome).verdict.kind)).not.toContain('presentation');
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh xyz!?:'), minLength: 3, maxLength: 12 });
const text = fc.tuple(word, word).map(([one, other]) => `${one.trim()}q${other.trim()}r`);
const changes = fc.record({ prompt: text.map((said) => `${said} {player}: `), refused: text, draw: text });

test('whatever the words are, they are learned, and the wrong winner stays wrong', () => {
  fc.assert(
    fc.property(changes, (changed) => {
      fc.pre(changed.draw !== changed.refused);
      const right = judged(changed).kinds;
      expect(right.filter((kind) => kind !== wording)).toEqual([]);
      const reversed = judged(changed, { winnerReversed: true }).kinds;
      expect([reversed[7], reversed[8]]).toEqual([wrong, wrong]);
    }),
    { numRuns: 30 },
  );
});

test('the same runs teach the same words, in any order', () => {
  const changed = { prompt: 'Go, {player}: ', refused: 'No!' };
  const once = judged(changed);
  expect(judged(changed).texts).toEqual(once.texts);
  const words = openWordsJudge(judge, smallReference(smallDialect), smallDialect);
  const tried = triedInWords(openWordsJudge(judge, smallReference(smallDialect), smallDialect), smallDialect);
  expect(words.listen(tried)).toBe(false);
});
