import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLines } from '../../harness/model/assignment/transcript.ts';
import { dialect2019 } from './dialects.fixture.ts';
import { hexReference } from './reference.ts';

const { call, play, sessions, calls } = hexReference(dialect2019);

test('plays the whole program in the wording of the dialect', () => {
  const { pieces, ends } = play(['F3', 'F3']);
  expect([ends, typedLines(pieces), pieces.at(-1)]).toEqual([
    'waiting',
    ['F3', 'F3'],
    { kind: 'printed', text: 'Invalid move. Enter again!\nPlayer X, make your move: ' },
  ]);
});

test('a player is named after the piece', () => {
  const renamed = hexReference({ ...dialect2019, wording: { ...dialect2019.wording, o: 'R' } });
  expect(renamed.play(['L0']).pieces.at(-1)).toEqual({
    kind: 'printed',
    text: 'Invalid move. Enter again!\nPlayer R, make your move: ',
  });
});

test('there are random games, and no functions to call', () => {
  expect(Object.keys(sessions)).toEqual(['games']);
  expect(calls).toEqual({});
  expect(() => call('hasChain', [])).toThrow(
    "hex has no required functions, so 'hasChain' cannot be called; only whole sessions are played",
  );
});

test.each(Object.keys(dialect2019.wording))('a dialect without the text %s is refused before any game', (missing) => {
  const wording = Object.fromEntries(Object.entries(dialect2019.wording).filter(([key]) => key !== missing));
  expect(() => hexReference({ ...dialect2019, wording })).toThrow(
    `dialect '2019': no text '${missing}' in its wording; it has ${Object.keys(wording).toSorted().join(', ')}`,
  );
});

test('a row with an unknown place is refused before any game', () => {
  const wording = { ...dialect2019.wording, row: '{label} {cells}' };
  expect(() => hexReference({ ...dialect2019, wording })).toThrow(
    "dialect '2019': unknown place {label} in the text 'row'; it can have {cells}, {indent}, {number}",
  );
});

test('random games are the same for the same seed', () => {
  const [one, other] = [1, 1].map((seed) => fc.sample(sessions['games'] ?? fc.constant([]), { seed, numRuns: 20 }));
  expect(one).toEqual(other);
});
