import type { Random } from 'fast-check';
import { happens, oneOf } from '../../../dice.ts';
import { lines } from '../../lines.ts';
import type { Colour, Peg } from '../../pegs.ts';
import { type FullEnding, fullGame } from './full-game.ts';
import { withRefusals } from './refusals.ts';
import { type Round, roundsOf } from './rounds.ts';
import { type Target, wonGame } from './won-game.ts';

/** What one of the runs must have; the rest of it is random. */
export interface RunPlan {
  readonly games: readonly (Target | FullEnding)[];
  /** Only half of the runs have refused lines, so that a referee that refuses wrongly does not fail all of them. */
  readonly hasRefusals: boolean;
}

const colours: readonly Colour[] = ['white', 'black'];
const targets: readonly Target[] = lines.flatMap((line) => colours.map((winner) => ({ line, winner })));
/** Mixes the targets, so that similar lines are not all in one run. It has no common divisor with their number. */
const stride = 61;
const mixed = targets.flatMap((_, index) => targets[(index * stride) % targets.length] ?? []);

/** These games are alone in their runs, so that a referee that cannot restart does not fail all of them. */
const aloneTargets = 16;
const longRuns = 20;
const fullEndings: readonly FullEnding[] = ['draw', 'line of the last bead', 'draw', 'line of the last bead'];

const gamesOfRuns: readonly RunPlan['games'][] = [
  ...mixed.slice(0, aloneTargets).map((target) => [target]),
  ...fullEndings.map((ending) => [ending]),
  ...Array.from({ length: longRuns }, (_, run) =>
    mixed.slice(aloneTargets).filter((_target, index) => index % longRuns === run),
  ),
];

/** Together they end a game with each line of either colour, and fill some boards. */
export const runPlans: readonly RunPlan[] = gamesOfRuns.map((games, run) => ({
  games,
  hasRefusals: Math.floor(run / 2) % 2 === 0,
}));

/** The games of a run with restarts between them, and sometimes in the middle of a game. */
export function randomRun(random: Random, { games, hasRefusals }: RunPlan): Round[] {
  const person = oneOf(random, colours);
  const rounds: Round[] = [];
  for (const [index, wanted] of games.entries()) {
    if (index > 0 && happens(random, 30)) {
      const stopped = game(random, person, rounds.length === 0, oneOf(random, targets));
      rounds.push(...stopped.slice(0, random.nextInt(1, 5)));
    }
    rounds.push(...game(random, person, rounds.length === 0, wanted));
  }
  const all = hasRefusals ? withRefusals(random, rounds) : rounds;
  return [...all, ...oneOf(random, endings)];
}

/** What follows the last game: the end of the input, or one more line. */
const endings: readonly (readonly Round[])[] = [[], [{ line: 'quit' }], [{ line: 'restart' }, { line: 'quit' }]];

function game(random: Random, person: Colour, isFirst: boolean, wanted: Target | FullEnding): Round[] {
  const pegs: readonly Peg[] = typeof wanted === 'string' ? fullGame(random, wanted) : wonGame(random, wanted);
  const begin = isFirst ? (person === 'black' ? { line: 'black' } : undefined) : { line: 'restart' };
  return roundsOf(begin, person, pegs);
}
