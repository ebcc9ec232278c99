import { attemptsOf, kindOf } from './attempts.ts';
import { type Game, type Turn, isOver, lineOf, moveOf, stateAfter, turnsOf } from '../game.ts';
import { type Step, pathBetween } from '../lines.ts';
import { shortExamples, shortGames } from './short-games.ts';
import { withSomeLeftOut, withTwoLeftOut } from './lines-left-out.ts';
import { squareNamed } from '../square-name.ts';
import type { State } from '../state.ts';

/** How far shrinking has come, so that candidates that passed are not tried again. */
export class Progress {
  readonly stage: number;
  readonly mark: number;

  constructor(stage = 0, mark = 0) {
    this.stage = stage;
    this.mark = mark;
  }
}

interface Candidate {
  readonly game: Game;
  /** Where the stage continues if this candidate fails, too; absent if the stage is finished then. */
  readonly mark?: number;
}

type Stage = (game: Game, mark: number) => Iterable<Candidate>;

const stages: readonly Stage[] = [
  knownEndings,
  cutShort,
  knownExamples,
  knownPairs,
  withoutRefusedLines,
  withSomeLeftOut,
  withTwoLeftOut,
];

/**
 * What to try instead of a failing game, the most promising first. Each candidate needs a run of the program, and the
 * harness tries about 150 of them.
 */
export function* smallerGames(game: Game, progress: Progress): Generator<{ game: Game; progress: Progress }> {
  const tried = new Set<string>();
  for (const [number, stage] of stages.entries()) {
    if (number < progress.stage) continue;
    for (const { game: other, mark } of stage(game, number === progress.stage ? progress.mark : 0)) {
      if (tried.has(String(other)) || !isSmaller(other, game)) continue;
      tried.add(String(other));
      yield { game: other, progress: mark === undefined ? new Progress(number + 1) : new Progress(number, mark) };
    }
  }
}

/** Fewer lines, or as many with fewer refused ones. */
function isSmaller(game: Game, than: Game): boolean {
  return (game.length - than.length || refusals(game) - refusals(than)) < 0;
}

function refusals(game: Game): number {
  return turnsOf(game).filter(({ isAccepted }) => !isAccepted).length;
}

/** A failure at the end of a game shows in a short game, too. */
function* knownEndings(game: Game): Generator<Candidate> {
  if (isOver(game)) yield* shortGames.map((short) => ({ game: short }));
}

/** The shortest failing beginning, by bisection, as longer ones fail, too. The mark is the shortest untested length. */
function* cutShort(game: Game, mark: number): Generator<Candidate> {
  for (let least = mark; least < game.length;) {
    const length = least === 0 ? 0 : Math.floor((least + game.length) / 2);
    yield { game: game.slice(0, length), mark: least };
    least = length + 1;
  }
}

/** What the last line attempts, as early in a game as possible: first in the same direction, then in any. */
function* knownExamples(game: Game): Generator<Candidate> {
  const last = turnsOf(game).at(-1);
  if (last === undefined) return;
  const alike = shortExamples.filter((example) => isAlike(turnsOf(example).at(-1), last));
  yield* alike.filter((example) => axisOf(example.at(-1)) === axisOf(last.line)).map((example) => ({ game: example }));
  yield* alike.map((example) => ({ game: example }));
}

/** An earlier attempt of the game, as early as possible, and then what the last line attempts. */
function* knownPairs(game: Game): Generator<Candidate> {
  const turns = turnsOf(game);
  const last = turns.at(-1);
  if (last === undefined) return;
  const before = turns.slice(0, -1);
  for (const example of shortExamples.filter((one) => before.some((turn) => isAlike(turnsOf(one).at(-1), turn)))) {
    const line = attemptLike(last, stateAfter(example));
    if (line !== undefined) yield { game: [...example, line] };
  }
}

/** A line that attempts in another position what the turn attempted. */
function attemptLike({ before, line }: Turn, position: State): string | undefined {
  const kind = kindOf(before, moveOf(line));
  // A name that is not a square is wrong in any position.
  if (kind === undefined || kind === 'squares') return line;
  const [attempt] = attemptsOf(position, kind);
  return attempt && lineOf(attempt);
}

function isAlike(one: Turn | undefined, other: Turn): boolean {
  return one !== undefined && kindOf(one.before, moveOf(one.line)) === kindOf(other.before, moveOf(other.line));
}

/** The same for both ways along a line. */
function axisOf(line = ''): string {
  const { from, to } = moveOf(line);
  const [source, target] = [squareNamed(from), squareNamed(to)];
  const path = source && target && pathBetween(source, target);
  return path === undefined ? 'none' : String(Math.abs(angle(path.step)));
}

/** Opposite steps have opposite angles. */
function angle({ row, column }: Step): number {
  return 3 * row + column;
}

/** The last line may be the one that matters. */
function* withoutRefusedLines(game: Game): Generator<Candidate> {
  const turns = turnsOf(game);
  for (const kept of [turns, turns.slice(0, -1)]) {
    const accepted = kept.filter(({ isAccepted }) => isAccepted).map(({ line }) => line);
    yield { game: [...accepted, ...game.slice(kept.length)] };
  }
}
