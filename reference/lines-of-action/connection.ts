import { type Board, type Player, type Square, piecesOf } from './board.ts';
import type { State } from './state.ts';

export type Result = Player | 'D' | '-';

/** Whether all pieces of a player form one group. */
export function hasConnected(board: Board, player: Player): boolean {
  return groupsAmong(piecesOf(board, player)).length === 1;
}

export function gameOver({ board }: State): Result {
  const black = hasConnected(board, 'B');
  const white = hasConnected(board, 'W');
  if (black && white) return 'D';
  if (black) return 'B';
  return white ? 'W' : '-';
}

/** Groups of pieces that touch one another at sides or corners. */
export function groupsAmong(pieces: readonly Square[]): Square[][] {
  const groups: Square[][] = [];
  let left = pieces;
  for (let [first] = left; first !== undefined; [first] = left) {
    const group = [first];
    left = left.slice(1);
    // The group grows during this loop, until no member has a neighbour outside of it.
    for (const member of group) {
      group.push(...left.filter((piece) => areNeighbours(member, piece)));
      left = left.filter((piece) => !areNeighbours(member, piece));
    }
    groups.push(group);
  }
  return groups;
}

function areNeighbours(one: Square, other: Square): boolean {
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column)) === 1;
}
