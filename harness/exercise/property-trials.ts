import fc, { type Arbitrary } from 'fast-check';
import type { Assignment, Property } from '../model/assignment.ts';
import type { Reference } from '../model/reference.ts';
import type { Trial } from '../model/trial.ts';

/** Random trials of one property: how to make them, and what the reference expects of each. */
export function trialsOf(
  property: Property,
  { functions }: Pick<Assignment, 'functions'>,
  reference: Reference,
): Arbitrary<Trial> {
  const { target } = property;
  if (target.kind === 'sessions') {
    const sessions = reference.sessions[target.generator];
    if (sessions === undefined) {
      throw new Error(`${property.id} plays "${target.generator}", which the reference does not generate`);
    }
    const program = target.program === undefined ? {} : { program: target.program };
    return sessions.map((typed): Trial => ({ kind: 'session', ...program, typed, expected: reference.play(typed) }));
  }
  const prototype = functions.find(({ name }) => name === target.function);
  const calls = reference.calls[target.function];
  if (prototype === undefined || calls === undefined) {
    throw new Error(`${property.id} calls "${target.function}", for which the reference has no arguments`);
  }
  return calls.map((args): Trial => ({
    kind: 'call',
    prototype,
    args,
    expected: reference.call(target.function, args),
  }));
}

/** The same trials for the same seed, on every machine; `path` leads to one counterexample. */
export function sampleTrials(trials: Arbitrary<Trial>, seed: number, runs: number, path?: string): Trial[] {
  return fc.sample(trials, path === undefined ? { seed, numRuns: runs } : { seed, numRuns: 1, path });
}
