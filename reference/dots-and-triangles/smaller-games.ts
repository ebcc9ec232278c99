import { filledPositions, freePositions, isFree, positions } from './rules.ts';
import { turnAfter } from './turn.ts';

type Game = readonly number[];

/** A smaller game, and its place in the list of all games to try. */
export interface Candidate {
  readonly game: Game;
  readonly place: number;
}

/**
 * What to try instead of a failing game. A counterexample is easier to read with few lines, then with few refused
 * moves, then with small numbers. All candidates are smaller in that order, so shrinking ends. The number of attempts
 * is limited, so they continue from the place of the last successful one, and come to the others later.
 */
export function* smallerGames(game: Game, lastPlace = 0): Generator<Candidate> {
  const tried = new Set<string>();
  const others = [...beginnings(game), ...withoutSome(game), ...plainerGames(game)];
  const places = [...others.keys()];
  for (const place of [...places.slice(lastPlace), ...places.slice(0, lastPlace)]) {
    const other = others[place] ?? game;
    if (tried.has(String(other)) || !isSmaller(other, game)) continue;
    tried.add(String(other));
    yield { game: other, place };
  }
}

/**
 * The game cut short: nothing of it, half of it, three quarters, and so on. What is wrong after some lines is still
 * wrong after more of them, so this finds the first line that causes a failure in a few steps.
 */
function* beginnings(game: Game): Generator<Game> {
  for (const missing of halves(game.length)) yield game.slice(0, game.length - missing);
}

function* withoutSome(game: Game): Generator<Game> {
  yield game.filter((_, index) => isAccepted(game, index));
  for (const missing of halves(game.length)) {
    for (let from = 0; from < game.length; from += missing) yield game.toSpliced(from, missing);
  }
}

/** Games with as many lines, one of which has another number; a refused line may become an accepted one. */
function* plainerGames(game: Game): Generator<Game> {
  const untyped = positions.filter((pos) => !game.includes(pos));
  // Not the last one: that would end the game before its last line.
  const added = untyped.length > 1 ? untyped.slice(0, 1) : [];
  for (const [index, pos] of game.entries()) {
    const { grid } = turnAfter(game.slice(0, index));
    if (isAccepted(game, index)) yield* freePositions(grid).map((other) => exchanged(game, pos, other));
    else yield* [...added, 0, ...filledPositions(grid), 13, -1].map((other) => game.with(index, other));
  }
}

/** Exchanges both lines wherever they are typed, so that a whole game stays one. */
function exchanged(game: Game, one: number, other: number): Game {
  return game.map((pos) => (pos === one ? other : pos === other ? one : pos));
}

function halves(length: number): number[] {
  return length < 1 ? [] : [length, ...halves(Math.floor(length / 2))];
}

function isSmaller(game: Game, than: Game): boolean {
  const [first = 0] = [
    game.length - than.length,
    refusals(game) - refusals(than),
    ...game.map((pos, index) => plainness(pos) - plainness(than[index] ?? 0)),
  ].filter((difference) => difference !== 0);
  return first < 0;
}

function refusals(game: Game): number {
  return game.filter((_, index) => !isAccepted(game, index)).length;
}

function isAccepted(game: Game, index: number): boolean {
  return isFree(turnAfter(game.slice(0, index)).grid, game[index] ?? 0);
}

/** Orders numbers as 0, 1, -1, 2, and so on. */
function plainness(pos: number): number {
  return 2 * Math.abs(pos) - (pos > 0 ? 1 : 0);
}
