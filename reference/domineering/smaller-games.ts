import { placesFor, positions } from './rules.ts';
import { shortestEnding } from './shortest-ending.ts';
import { isAccepted, isOver, turnAfter } from './turn.ts';

type Game = readonly number[];

/**
 * What to try instead of a failing game, the most promising first. A counterexample is easier to read with few lines,
 * then with few refused moves, then with small numbers. All candidates are smaller in that order, so shrinking ends.
 */
export function* smallerGames(game: Game): Generator<Game> {
  const tried = new Set<string>();
  for (const other of otherGames(game)) {
    const ended = toItsEnd(other);
    if (tried.has(String(ended)) || !isSmaller(ended, game)) continue;
    tried.add(String(ended));
    yield ended;
  }
}

function* otherGames(game: Game): Generator<Game> {
  yield* beginnings(game);
  if (isOver(turnAfter(game))) yield* endedSooner(game);
  yield* game.map((_, index) => game.toSpliced(index, 1));
  yield* moreOrdinary(game);
}

/** The game without the lines that would not be read any more. */
export function toItsEnd(game: Game): Game {
  return beginnings(game).find((beginning) => isOver(turnAfter(beginning))) ?? game;
}

/** The game cut short, the shortest first. */
function beginnings(game: Game): Game[] {
  return game.map((_, length) => game.slice(0, length));
}

/** The shortest wins of either player, after each beginning and after each beginning without some lines in a row. */
function* endedSooner(game: Game): Generator<Game> {
  for (const beginning of [...beginnings(game), ...shortenedBeginnings(game)]) {
    for (const winner of [1, 2] as const) {
      const ending = shortestEnding(turnAfter(beginning), winner);
      if (ending !== undefined) yield [...beginning, ...ending];
    }
  }
}

function* shortenedBeginnings(game: Game): Generator<Game> {
  for (const beginning of beginnings(game)) {
    for (const kept of beginnings(beginning)) {
      for (let from = kept.length + 1; from <= beginning.length; from += 1) yield [...kept, ...beginning.slice(from)];
    }
  }
}

/** Games with one line changed: a move goes to another place, a refused one becomes a move or another refused one. */
function* moreOrdinary(game: Game): Generator<Game> {
  for (const [index, pos] of game.entries()) {
    const { grid, player } = turnAfter(game.slice(0, index));
    const places = placesFor(grid, player);
    const refused = positions.filter((position) => !places.includes(position));
    const instead = places.includes(pos) ? places : [...places.slice(0, 1), 0, 17, 20, ...refused];
    yield* instead.map((other) => game.with(index, other));
  }
}

function isSmaller(game: Game, than: Game): boolean {
  return (game.length - than.length || refusals(game) - refusals(than) || magnitude(game) - magnitude(than)) < 0;
}

function refusals(game: Game): number {
  return game.filter((pos, index) => !isAccepted(turnAfter(game.slice(0, index)), pos)).length;
}

function magnitude(game: Game): number {
  return game.reduce((sum, pos) => sum + Math.abs(pos), 0);
}
