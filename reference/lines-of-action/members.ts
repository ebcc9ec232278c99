import type { ExpectedCall } from '../../harness/model/assignment/reference.ts';
import { type Value, formatValue } from '../../harness/model/assignment/value.ts';
import { piecesOf } from './board.ts';
import { gameOver, hasConnected } from './connection.ts';
import { move } from './move.ts';
import { printGame } from './print-game.ts';
import { type State, initialState, swapPlayer } from './state.ts';
import { areMemberValues, isPlayer, memberCount, stateFrom, stateValues } from './state-values.ts';
import type { Texts } from './texts.ts';

/** What a member function does. An absent part does not happen. */
interface Effect {
  readonly returns?: Value;
  readonly state?: State;
  readonly prints?: string;
}

type Passed = readonly string[];

interface Member {
  /** The number of texts that are passed. */
  readonly passed: number;
  readonly run: (state: State, passed: Passed, texts: Texts) => Effect;
  /** What the handout promises, besides private members that fit together. */
  readonly promise?: { readonly text: string; readonly isKept: (state: State, passed: Passed) => boolean };
}

const members: Readonly<Record<string, Member>> = {
  printGame: { passed: 0, run: ({ board }, _, texts) => ({ prints: printGame(board, texts) }) },
  getCurrentPlayer: { passed: 0, run: ({ currentPlayer }) => ({ returns: currentPlayer }) },
  swapPlayer: { passed: 0, run: (state) => ({ state: swapPlayer(state) }) },
  move: {
    passed: 2,
    run: (state, [from = '', to = '']) => {
      const after = move(state, from, to);
      return after === undefined ? { returns: false } : { returns: true, state: after };
    },
  },
  hasConnected: {
    passed: 1,
    run: ({ board }, [player]) => ({ returns: isPlayer(player) && hasConnected(board, player) }),
    promise: {
      text: "'B' or 'W', and a piece of that player",
      isKept: ({ board }, [player]) => isPlayer(player) && piecesOf(board, player).length > 0,
    },
  },
  gameOver: {
    passed: 0,
    run: (state) => ({ returns: gameOver(state) }),
    promise: { text: 'a piece of each player', isKept: ({ blacks, whites }) => blacks > 0 && whites > 0 },
  },
};

/** Not in `members`, because the constructor finds no valid state. */
const constructorName = 'LinesOfAction';

/**
 * A member function is called like a free one whose first arguments are the private members. Every error is about a
 * case of an author, so it names the call and says what would be right.
 */
export function callMember(texts: Texts, name: string, args: readonly Value[]): ExpectedCall {
  const values = args.slice(0, memberCount);
  const passed = args.slice(memberCount);
  const spelt = `${name}(${passed.map(formatValue).join(', ')})`;
  if (name === constructorName) {
    checkTypes(spelt, values, passed, 0);
    return { after: stateValues(initialState), prints: '' };
  }
  const member = new Map(Object.entries(members)).get(name);
  if (member === undefined) {
    const known = [constructorName, ...Object.keys(members)].join(', ');
    throw new Error(`lines-of-action has no member '${name}'; it has ${known}`);
  }
  const strings = checkTypes(spelt, values, passed, member.passed);
  const state = stateFrom(values);
  if (state === undefined) {
    throw new RangeError(
      `${spelt}: the board must be eight lines of eight characters '.', 'B' or 'W', ` +
        "the players must be 'B' and 'W', and the counts must be those of the board",
    );
  }
  if (member.promise?.isKept(state, strings) === false) {
    throw new RangeError(`${spelt}: the handout promises ${member.promise.text}`);
  }
  const { returns, state: stateAfter = state, prints = '' } = member.run(state, strings, texts);
  return { ...(returns === undefined ? {} : { returns }), after: [...stateValues(stateAfter), ...passed], prints };
}

function checkTypes(spelt: string, values: readonly Value[], passed: readonly Value[], count: number): Passed {
  const strings = passed.filter((value) => typeof value === 'string');
  if (!areMemberValues(values) || passed.length !== count || strings.length !== count) {
    const texts = count === 0 ? 'no text' : count === 1 ? '1 text' : `${count} texts`;
    throw new TypeError(
      `${spelt}: needs ${memberCount} private members and ${texts}: ` +
        'board, currentPlayer and nextPlayer are texts, blacks and whites are integers',
    );
  }
  return strings;
}
