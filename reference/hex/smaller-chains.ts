import { type Game, type Played, played } from './game.ts';
import { type Player, borders, columnOf, nameOf, opponentOf, places, rowOf } from './rules.ts';
import { cheapestWay, hexSteps, kingSteps } from './ways.ts';

/**
 * Pieces that lead from a border to the opposite one. By the rules this may not be a chain, but a program may think so
 * if it takes the wrong borders, or all eight cells around for neighbours.
 */
interface Chain {
  readonly player: Player;
  /** The player whose borders it joins. */
  readonly joins: Player;
  /** In order, beginning at the left or the top border. */
  readonly way: readonly number[];
}

/** Only a chain, without other pieces of that player: a straight chain, or the one in the game. */
export function* chainAlone(game: Game): Generator<Game> {
  for (const player of ['o', 'x'] as const) yield tidy({ player, joins: player, way: lineThrough(player, 0) });
  const end = played(game);
  for (const { player, way } of chainsIn(end)) {
    const pieces = piecesOf(end, player).filter((place) => way.includes(place));
    yield alternating(player, pieces, piecesOf(end, opponentOf(player)));
  }
}

/** A part of the chain and straight lines from it to the borders: a bend, for example, if only that matters. */
export function* chainStraightened(game: Game): Generator<Game> {
  for (const chain of chainsIn(played(game))) {
    const straightened = [2, 3, 4, 6, 8].flatMap((length) => stretches(chain, length));
    yield* straightened.toSorted((one, other) => one.way.length - other.way.length).map(tidy);
  }
}

/** All pieces of the player who moved last, first in order and then as played, with the opponent's out of the way. */
export function* opponentElsewhere(game: Game): Generator<Game> {
  const end = played(game);
  const last = end.moves.at(-1);
  if (last?.place === undefined) return;
  const pieces = piecesOf(end, last.player);
  const along = alongFrom(last.player);
  const inOrder = pieces.toSorted((one, other) => along(one) - along(other));
  for (const own of [inOrder, pieces]) yield alternating(last.player, own, elsewhere(pieces));
}

function chainsIn({ board, moves }: Played): Chain[] {
  const last = moves.at(-1)?.player ?? 'o';
  const chains = [last, opponentOf(last)].flatMap((player) => {
    const costs = board.map((cell) => (cell === player ? 1 : Infinity));
    return [player, opponentOf(player)].flatMap((joins) =>
      [hexSteps, kingSteps].flatMap((steps) => {
        const way = cheapestWay(borders[joins], costs, steps);
        return way === undefined ? [] : { player, joins, way };
      }),
    );
  });
  return unlike(chains, ({ player, way }) => `${player} ${way}`);
}

/** Every part of the chain with this length, one for each shape, with straight lines to the borders. */
function stretches({ player, joins, way }: Chain, length: number): Chain[] {
  const all = way.flatMap((_, from) => (from + length > way.length ? [] : [way.slice(from, from + length)]));
  const shapes = unlike(all, (stretch) => String(stretch.map((place) => place - (stretch[0] ?? 0))));
  return shapes.map((stretch) => {
    const [first = 0] = stretch;
    const last = stretch.at(-1) ?? first;
    const along = alongFrom(joins);
    const before = lineThrough(joins, first).filter((place) => along(place) < along(first));
    const after = lineThrough(joins, last).filter((place) => along(place) > along(last));
    return { player, joins, way: [...new Set([...before, ...stretch, ...after])] };
  });
}

/** The distance of a place from the left border for O, and from the top border for X. */
function alongFrom(joins: Player): (place: number) => number {
  return joins === 'o' ? columnOf : rowOf;
}

/** A row for O's borders, a column for X's: the straight line through this place. */
function lineThrough(joins: Player, through: number): number[] {
  const across = joins === 'o' ? rowOf : columnOf;
  return places.filter((place) => across(place) === across(through));
}

function piecesOf({ moves }: Played, player: Player): number[] {
  return moves.flatMap((move) => (move.player === player ? (move.place ?? []) : []));
}

function tidy({ player, way }: Chain): Game {
  return alternating(player, way, elsewhere(way));
}

/** Places for the opponent's pieces, apart from one another if there is room, so that they do not look like a chain. */
function elsewhere(way: readonly number[]): number[] {
  const free = places.filter((place) => !way.includes(place)).toReversed();
  return [...free.filter(isApart), ...free.filter((place) => !isApart(place))];
}

function isApart(place: number): boolean {
  return columnOf(place) % 2 === 0 && rowOf(place) % 2 === 0;
}

/** The player's pieces in turn with the opponent's, as many as are needed. The player's last piece ends the game. */
function alternating(player: Player, own: readonly number[], others: readonly number[]): Game {
  const opponents = others.map(nameOf);
  return own.map(nameOf).flatMap((piece, index) => {
    const opponent = opponents[player === 'o' ? index - 1 : index];
    return opponent === undefined ? [piece] : [opponent, piece];
  });
}

/** The first item of each group of alike items. */
function unlike<Item>(items: readonly Item[], likeness: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = likeness(item);
    return seen.size < seen.add(key).size;
  });
}
