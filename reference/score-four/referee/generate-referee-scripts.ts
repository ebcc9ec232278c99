import fc, { type Arbitrary } from 'fast-check';
import type { Colour } from '../pegs.ts';
import { type PlannedStep, scriptOf } from './planned-game.ts';
import type { RefereeScript } from './right-referee.ts';

/** One of the two signs wrong, both swapped, too few, too many: each passes some beginner's check. */
const noLocations = ['E1', 'A5', 'A0', 'D9', '1A', 'AA', '44', 'B', '3', 'A11', 'C33', '@1', 'hello', 'move'];

const anyChoice = fc.nat({ max: 15 });
const place = fc.record({ kind: fc.constant('place' as const), choice: anyChoice, reply: anyChoice });
const fullPeg = fc.record({ kind: fc.constant('full peg' as const), choice: anyChoice });
const noLocation = fc.record({ kind: fc.constant('no location' as const), text: fc.constantFrom(...noLocations) });
const restart = fc.record({ kind: fc.constant('restart' as const) });

const anyStep: Arbitrary<PlannedStep> = fc.oneof(
  { weight: 30, arbitrary: place },
  { weight: 4, arbitrary: fullPeg },
  { weight: 3, arbitrary: noLocation },
  { weight: 1, arbitrary: restart },
);

const anySteps: Arbitrary<readonly PlannedStep[]> = fc.array(anyStep, { maxLength: 60, size: 'max' });
/** Enough for a full board. */
const wholeGame: Arbitrary<readonly PlannedStep[]> = fc.array(place, { minLength: 32, maxLength: 32 });

/**
 * A person at the referee: games, refused lines, restarts at any time, and `quit` or the end of the input. Of every
 * choice the simplest comes first, as that is what a failing script shrinks to.
 */
export const refereeScripts: Arbitrary<RefereeScript> = fc
  .record({
    person: fc.constantFrom<Colour>('white', 'black'),
    steps: fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: anySteps }, { weight: 2, arbitrary: wholeGame }),
    isCareful: fc.constantFrom(false, false, true, true, true),
    afterwards: fc.constantFrom('nothing' as const, 'quit' as const, 'restart' as const),
  })
  .map(scriptOf);
