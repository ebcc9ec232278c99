import { gameOver } from '../connection.ts';
import { type Game, type Turn, turnAfter, turnsOf } from '../game.ts';

interface Shortened {
  readonly game: Game;
  /** The number of lines that are left out at a time. */
  readonly mark: number;
}

/** Leaves out some lines in a row, at first many, and in the end single ones. The mark is the number to begin with. */
export function* withSomeLeftOut(game: Game, mark: number): Generator<Shortened> {
  const turns = turnsOf(game);
  for (let count = mark === 0 ? 16 : mark; count >= 1; count /= 2) {
    for (let from = 0; from + count <= turns.length; from += count) {
      if (isCoherent(turns, (index) => index >= from && index < from + count)) {
        yield { game: game.toSpliced(from, count), mark: count };
      }
    }
  }
}

/** Leaves out two lines, which need not follow one another: two, so that the turns of the other lines do not change. */
export function* withTwoLeftOut(game: Game): Generator<Shortened> {
  const turns = turnsOf(game);
  for (const second of turns.keys()) {
    for (let first = 0; first < second; first += 1) {
      if (isCoherent(turns, (index) => index === first || index === second)) {
        yield { game: game.toSpliced(second, 1).toSpliced(first, 1), mark: 1 };
      }
    }
  }
}

/** Whether the lines that are kept are accepted and refused as before, and all of them are read. */
function isCoherent(turns: readonly Turn[], isLeftOut: (index: number) => boolean): boolean {
  const first = turns.findIndex((_, index) => isLeftOut(index));
  let state = turns[first]?.before;
  let isOver = false;
  for (const [index, { line, isAccepted }] of turns.entries()) {
    if (state === undefined || index < first || isLeftOut(index)) continue;
    if (isOver) return false;
    const turn = turnAfter(state, line);
    if (turn.isAccepted !== isAccepted) return false;
    state = turn.after;
    isOver = isAccepted && gameOver(state) !== '-';
  }
  return true;
}
