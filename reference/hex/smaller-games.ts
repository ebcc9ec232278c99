import { chainAlone, chainStraightened, opponentElsewhere } from './smaller-chains.ts';
import { type Game, type Move, placeTyped, played, toItsEnd } from './game.ts';

/** How far the way down has come: what has failed to fail need not be tried again and again. */
export class Progress {
  readonly stage: number;
  /** The stage's own mark. */
  readonly mark: number;

  constructor(stage = 0, mark = 0) {
    this.stage = stage;
    this.mark = mark;
  }
}

interface Candidate {
  readonly game: Game;
  /** The stage goes on from this mark when the candidate fails as well; otherwise it has done its work. */
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
 * What to try instead of a failing game. Every candidate has a program to run, and there is patience for a hundred
 * or so. So this goes for what usually makes programs fail, and the stages only ever go forward; none of them
 * makes a game longer.
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

/** The shortest beginning, by bisection. The mark is one more than the length of the longest that is known to pass. */
function* cutShort(game: Game, mark: number): Generator<Candidate> {
  let passing = mark - 1;
  while (passing + 1 < game.length) {
    const length = passing < 0 ? 0 : Math.floor((passing + game.length) / 2);
    yield { game: game.slice(0, length), mark: passing + 1 };
    passing = length;
  }
}

/** Only what the last line does, as simply as it can be done, by either player. */
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

/** Without refused lines, but for the last one. */
function* withoutExtras(game: Game): Generator<Candidate> {
  const { moves } = played(game);
  const accepted = moves
    .filter(({ place }, index) => place !== undefined || index === moves.length - 1)
    .map(({ line }) => line);
  yield { game: accepted };
}

/** Some lines in a row left out, first many of them, in the end each one. The mark is how many. */
function* withLinesLeftOut(game: Game, mark: number): Generator<Candidate> {
  // An even number leaves the later lines to the players who typed them.
  for (let count = mark === 0 ? 64 : mark; count >= 1; count /= 2) {
    if (count >= game.length) continue;
    for (let from = 0; from < game.length; from += count) yield { game: game.toSpliced(from, count), mark: count };
  }
}
