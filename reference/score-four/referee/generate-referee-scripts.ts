import { Arbitrary, type Random, Value, stream } from 'fast-check';
import { TakingTurns } from '../../../harness/model/assignment/taking-turns.ts';
import { type Round, scriptOf } from './random/rounds.ts';
import { type RunPlan, randomRun, runPlans } from './random/runs.ts';
import { type Progress, smallerRounds } from './random/smaller-rounds.ts';
import type { RefereeScript } from './right-referee.ts';

/**
 * fast-check would shrink the random choices behind a game, but a line cannot lose any of its beads. So smaller runs
 * are built from rounds.
 */
class Runs extends Arbitrary<readonly Round[]> {
  readonly #plan: RunPlan;

  constructor(plan: RunPlan) {
    super();
    this.#plan = plan;
  }

  override generate(random: Random): Value<readonly Round[]> {
    return new Value(randomRun(random, this.#plan), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is readonly Round[] {
    return false;
  }

  override shrink(rounds: readonly Round[], progress?: Progress) {
    return stream(smallerRounds(rounds, progress)).map((smaller) => new Value(smaller.rounds, smaller.progress));
  }
}

/**
 * What a person types to the referee. The runs of all plans together have a game for each line of either colour, drawn
 * games, games that the last bead decides, refused lines, and restarts at any time.
 */
export const refereeScripts: Arbitrary<RefereeScript> = new TakingTurns(runPlans.map((plan) => new Runs(plan))).map(
  scriptOf,
);
