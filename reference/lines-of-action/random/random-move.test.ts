import fc, { Arbitrary, type Random, Stream, Value } from 'fast-check';
import { expect, test } from 'vitest';
import { move } from '../move.ts';
import { boardOf } from '../position.fixture.ts';
import { chooseMove } from './random-move.ts';
import { type State, initialState, stateOn } from '../state.ts';

class Choices extends Arbitrary<string> {
  private readonly choose: (random: Random) => string;

  constructor(choose: (random: Random) => string) {
    super();
    this.choose = choose;
  }

  override generate(random: Random) {
    return new Value(this.choose(random), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is string {
    return false;
  }

  override shrink() {
    return Stream.nil<Value<string>>();
  }
}

/** The moves that are chosen in 300 tries. */
function chosenIn(state: State, gathering: number): Set<string> {
  const choice = (random: Random) => {
    const chosen = chooseMove(random, state, gathering);
    return chosen === undefined ? 'nothing' : `${chosen.from} ${chosen.to}`;
  };
  return new Set(fc.sample(new Choices(choice), { numRuns: 300, seed: 20200509 }));
}

test('without gathering, every legal move is sometimes chosen', () => {
  expect(chosenIn(initialState, 0).size).toBe(36);
});

test('gathering moves the piece that is apart', () => {
  const apart = stateOn(
    boardOf('W......W', '........', '........', '........', 'B.......', 'BB......', '........', '.......B'),
    'B',
  );
  expect([...chosenIn(apart, 100)].filter((line) => !line.startsWith('h7'))).toEqual([]);
});

test('a capture of the last piece is not chosen, so that the opponent always has a move', () => {
  const state = stateOn(
    boardOf('........', '.....B..', '........', '.......W', '......W.', '........', '........', '........'),
    'W',
  );
  expect(move(state, 'h3', 'f1')).toBeDefined();
  const chosen = chosenIn(state, 0);
  expect([chosen.has('h3 f1'), chosen.has('nothing'), chosen.size]).toEqual([false, true, 12]);
});
