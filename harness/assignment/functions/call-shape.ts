import { z } from 'zod';
import type { Visibility } from '../../model/assignment/assignment.ts';
import { hint, map, points, text, visibility } from '../../shapes/shape-parts.ts';

/* The shapes of functions.yaml. */

const args = z.array(z.unknown(), 'a list of arguments');
export const stateText = 'the name of a position or a map of all private fields';
const placement = z.union([text(stateText), z.record(z.string(), z.unknown())], stateText);
const rest = {
  prints: z.string('the text that the call prints').default(''),
  about: text('what the call tries').optional(),
  visibility,
  points,
  hint,
};

export const callShape = map({
  args,
  returns: z.unknown().optional(),
  after: z.record(z.string(), z.unknown(), 'a map from reference parameters to their values').default({}),
  ...rest,
});

export const methodCallShape = map({
  before: placement,
  args,
  returns: z.unknown().optional(),
  after: z.record(z.string(), z.unknown(), 'a map from the private fields that change to their values').default({}),
  ...rest,
});

export const constructorCallShape = map({ after: placement.optional(), ...rest });

/** For calls that may or may not be calls of a member. */
export const anyCallShape = map({
  before: z.unknown().optional(),
  args: args.optional(),
  returns: z.unknown().optional(),
  after: z.unknown().optional(),
  ...rest,
});

/** The keys that all calls may have. */
export interface CallRest {
  readonly prints: string;
  readonly about?: string | undefined;
  readonly visibility: Visibility;
  readonly points: number;
  readonly hint?: string | undefined;
}

export type CallShape = typeof callShape | typeof methodCallShape | typeof constructorCallShape | typeof anyCallShape;

export function callsOf(shape: CallShape) {
  return z.array(shape, 'a list of calls').min(1, 'at least one call');
}

/** The lists of calls, and the positions of a class beside them, are checked with shapes of their own. */
export const callsShape = z.record(z.string(), z.unknown(), 'a map from required functions to lists of calls');

export const positionsShape = z.record(
  z.string(),
  z.record(z.string(), z.unknown(), 'a map of all private fields'),
  'a map from names to states',
);
