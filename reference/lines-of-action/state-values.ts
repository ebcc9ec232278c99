import type { Value } from '../../harness/model/assignment/value.ts';
import { type Player, boardFrom, boardText } from './board.ts';
import { type State, stateOn } from './state.ts';

/** The private members come first among the arguments, in the order of the header, when values pass to or from C++. */
export const memberCount = 5;

export function stateValues({ board, currentPlayer, nextPlayer, blacks, whites }: State): Value[] {
  return [boardText(board), currentPlayer, nextPlayer, BigInt(blacks), BigInt(whites)];
}

/** What a constructor finds in memory: every value is wrong, so it must set all of them. */
export const garbageValues: readonly Value[] = [
  Array.from({ length: 8 }, () => '?'.repeat(8)).join('\n'),
  '?',
  '?',
  99n,
  99n,
];

/** Whether these are five values of the members' types, valid or not. */
export function areMemberValues([board, currentPlayer, nextPlayer, blacks, whites]: readonly Value[]): boolean {
  return (
    typeof board === 'string' &&
    [currentPlayer, nextPlayer].every((player) => typeof player === 'string' && player.length === 1) &&
    [blacks, whites].every((count) => typeof count === 'bigint')
  );
}

/** The state of an object in the middle of a game; undefined if the members do not fit the board or one another. */
export function stateFrom(values: readonly Value[]): State | undefined {
  const [board, currentPlayer] = values;
  if (typeof board !== 'string' || !isPlayer(currentPlayer)) return undefined;
  const cells = boardFrom(board);
  if (cells === undefined) return undefined;
  const state = stateOn(cells, currentPlayer);
  return stateValues(state).every((value, index) => value === values[index]) ? state : undefined;
}

export function isPlayer(value: unknown): value is Player {
  return value === 'B' || value === 'W';
}
