import { chainAlone, chainStraightened, opponentElsewhere } from './smaller-chains.ts';
import { type Game, type Move, placeTyped, played, toItsEnd } from './game.ts';

/** How far shrinking has come, so that candidates that passed are not tried again. */
export class Progress {
  readonly stage: number;
  /** A number that only the stage interprets. */
  readonly mark: number;

  constructor(stage = 0, mark = 0) {
    this.stage = stage;
    this.mark = mark;
  }
}

interface Candidate {
  readonly game: Game;
  /** If the candidate fails, too, the stage continues from this mark; without a mark, the stage is finished. */
  readonly mark?: number;
}

/** A stage offers games to try instead of a failing one, the most promising first. */
type Stage = (game: Game, mark: number) => Iterable<Candidate>;

const stages: readonly Stage[] = [
  cutShort,
  atOnce,
  withoutExtras,
  once(chainAlone),
  once(chainStraightened),
  once(opponentElsewhere),
  withLinesLeftOut,
];

/**
 * What to try instead of a failing game. Every candidate needs a run of the program, and the harness tries about a
 * hundred. So this tries what usually makes programs fail, and the stages only go forward; none of them makes a game
 * longer.
 */
export function* smallerGames(game: Game, progress: Progress): Generator<{ game: Game; progress: Progress }> {
  const tried = new Set([String(game)]);
  for (const [index, stage] of stages.entries()) {
    if (index < progress.stage) continue;
    for (const { game: other, mark } of stage(game, index === progress.stage ? progress.mark : 0)) {
      const ended = toItsEnd(other);
      if (ended.length > game.length || tried.has(String(ended))) continue;
      tried.add(String(ended));
      yield { game: ended, progress: mark === undefined ? new Progress(index + 1) : new Progress(index, mark) };
    }
  }
}

function once(offer: (game: Game) => Iterable<Game>): Stage {
  return function* (game) {
    for (const other of offer(game)) yield { game: other };
  };
}

/** The shortest failing beginning, by bisection. The mark is one more than the longest length that is known to pass. */
function* cutShort(game: Game, mark: number): Generator<Candidate> {
  let passing = mark - 1;
  while (passing + 1 < game.length) {
    const length = passing < 0 ? 0 : Math.floor((passing + game.length) / 2);
    yield { game: game.slice(0, length), mark: passing + 1 };
    passing = length;
  }
}

/** Only what the last line does, as simply as possible, by either player. */
function* atOnce(game: Game): Generator<Candidate> {
  const last = played(game).moves.at(-1);
  if (last === undefined) return;
  const simple = simplest(last);
  yield* simple.map((lines) => ({ game: lines }));
  yield* simple.map((lines) => ({ game: ['K10', ...lines] }));
}

function simplest({ line, place }: Move): Game[] {
  if (place === undefined && placeTyped(line) !== undefined) return [['L0'], ['A0', 'A0'], [line, line]];
  const simple = place === undefined ? ['L0', 'a0'] : ['A0'];
  const alike = [...simple, `${line.slice(0, 1)}0`, `A${line.slice(1)}`, line];
  return alike.filter((other) => (placeTyped(other) === undefined) === (place === undefined)).map((other) => [other]);
}

/** Without refused lines, except the last one. */
function* withoutExtras(game: Game): Generator<Candidate> {
  const { moves } = played(game);
  const accepted = moves
    .filter(({ place }, index) => place !== undefined || index === moves.length - 1)
    .map(({ line }) => line);
  yield { game: accepted };
}

/** Leaves out some lines in a row, at first many, and in the end single ones. The mark is their number. */
function* withLinesLeftOut(game: Game, mark: number): Generator<Candidate> {
  // With an even number, the later lines stay with the players who typed them.
  for (let count = mark === 0 ? 64 : mark; count >= 1; count /= 2) {
    if (count >= game.length) continue;
    for (let from = 0; from < game.length; from += count) yield { game: game.toSpliced(from, count), mark: count };
  }
}
