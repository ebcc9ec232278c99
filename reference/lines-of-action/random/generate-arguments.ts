import fc, { Arbitrary, type Random, Value, stream } from 'fast-check';
import type { Value as Argument } from '../../../harness/model/assignment/value.ts';
import type { Player } from '../board.ts';
import { oneOf } from '../../dice.ts';
import { hasLegalMove } from '../move.ts';
import { randomAttempt } from './random-attempt.ts';
import { randomPosition } from './random-position.ts';
import { Thinning, smallerPositions } from './smaller-positions.ts';
import type { State } from '../state.ts';
import { garbageValues, stateValues } from '../state-values.ts';

/** A call of a member function: the object's state and the arguments. */
interface Call {
  readonly state: State;
  readonly passed: readonly string[];
}

/** What a smaller position must still have: the handout promises a piece of each colour. */
type Fit = (state: State) => boolean;

class Calls extends Arbitrary<Call> {
  private readonly randomCall: (random: Random) => Call;
  private readonly isFit: Fit;

  constructor(randomCall: (random: Random) => Call, isFit: Fit = hasBothColours) {
    super();
    this.randomCall = randomCall;
    this.isFit = isFit;
  }

  override generate(random: Random): Value<Call> {
    return new Value(this.randomCall(random), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is Call {
    return false;
  }

  /** Keeps the arguments and removes pieces that do not matter, so that the counterexample is easier to understand. */
  override shrink({ state, passed }: Call, context: unknown) {
    const thinning = context instanceof Thinning ? context : new Thinning();
    return stream(smallerPositions(state, thinning))
      .filter((smaller) => this.isFit(smaller.state))
      .map((smaller) => new Value({ state: smaller.state, passed }, smaller.thinning));
  }
}

function hasBothColours({ blacks, whites }: State): boolean {
  return blacks > 0 && whites > 0;
}

function randomMove(random: Random): Call {
  const { state, attempt } = randomAttempt(random);
  return { state, passed: [attempt.from, attempt.to] };
}

function asked(random: Random): Call {
  return { state: randomPosition(random), passed: [oneOf<Player>(random, ['B', 'W'])] };
}

function argumentsOf(calls: Arbitrary<Call>): Arbitrary<readonly Argument[]> {
  return calls.map(({ state, passed }) => [...stateValues(state), ...passed]);
}

const onAnyPosition = argumentsOf(new Calls((random) => ({ state: randomPosition(random), passed: [] })));

/** Arguments for each member function, within what the handout promises. */
export const callArguments: Readonly<Record<string, Arbitrary<readonly Argument[]>>> = {
  LinesOfAction: fc.constant(garbageValues),
  printGame: onAnyPosition,
  getCurrentPlayer: onAnyPosition,
  swapPlayer: onAnyPosition,
  move: argumentsOf(new Calls(randomMove, (state) => hasBothColours(state) && hasLegalMove(state))),
  hasConnected: argumentsOf(new Calls(asked)),
  gameOver: onAnyPosition,
};
