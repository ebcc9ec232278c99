import type { Round } from './rounds.ts';

type Rounds = readonly Round[];

/** How far the search for a smaller failing run has come. Each candidate needs a whole run, so none is tried twice. */
export type Progress =
  | { readonly phase: 'games' }
  /** Runs cut after `passing` rounds do not fail. */
  | { readonly phase: 'cut'; readonly passing: number }
  /** Blocks of `size` rounds are left out, from round `from` on. */
  | { readonly phase: 'leave out'; readonly size: number; readonly from: number };

export interface SmallerRounds {
  readonly rounds: Rounds;
  /** Where to continue if this candidate fails, too. */
  readonly progress: Progress;
}

/** What to try instead of a failing run, the most promising first: one of its games, a beginning, and fewer rounds. */
export function* smallerRounds(rounds: Rounds, progress: Progress = { phase: 'games' }): Generator<SmallerRounds> {
  switch (progress.phase) {
    case 'games': {
      const next = { phase: 'cut', passing: 0 } as const;
      for (const fewer of fewerGames(rounds)) yield { rounds: fewer, progress: next };
      yield* smallerRounds(rounds, next);
      return;
    }
    case 'cut':
      yield* cutOff(rounds, progress.passing);
      yield* smallerRounds(rounds, { phase: 'leave out', size: Math.floor(rounds.length / 2), from: 0 });
      return;
    case 'leave out':
      yield* blocksLeftOut(rounds, progress.size, progress.from);
  }
}

/** Each game alone, and each with the one before it, because only two games show what a restart does not reset. */
function fewerGames(rounds: Rounds): Rounds[] {
  const starts = [0, ...rounds.flatMap(({ line }, index) => (index > 0 && line === 'restart' ? [index] : []))];
  if (starts.length === 1) return [];
  const part = (first: number, length: number) => begunAnew(rounds, starts[first] ?? 0, starts[first + length]);
  const alone = starts.map((_, game) => part(game, 1));
  const pairs = starts.length === 2 ? [] : starts.slice(1).map((_, game) => part(game, 2));
  return [...alone, ...pairs];
}

/** These rounds as a separate run, which begins with a colour and not with a restart. */
function begunAnew(rounds: Rounds, from: number, to: number | undefined): Rounds {
  const [first, ...rest] = rounds.slice(from, to);
  if (from === 0 || first === undefined) return rounds.slice(from, to);
  return rounds[0]?.line === 'black' ? [{ ...first, line: 'black' }, ...rest] : rest;
}

/** Rounds after the first fault do not matter, so bisection finds where that fault comes. */
function* cutOff(rounds: Rounds, passing: number): Generator<SmallerRounds> {
  let lower = passing;
  while (rounds.length - lower > 1) {
    const length = Math.floor((lower + rounds.length) / 2);
    yield { rounds: rounds.slice(0, length), progress: { phase: 'cut', passing: lower } };
    lower = length;
  }
}

function* blocksLeftOut(rounds: Rounds, first: number, start: number): Generator<SmallerRounds> {
  let from = start;
  for (let size = first; size >= 1; size = Math.floor(size / 2)) {
    for (; from < rounds.length; from += size) {
      yield { rounds: rounds.toSpliced(from, size), progress: { phase: 'leave out', size, from } };
    }
    from = 0;
  }
}
