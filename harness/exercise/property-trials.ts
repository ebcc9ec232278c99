import fc, { type Arbitrary } from 'fast-check';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { playSession } from '../model/assignment/play-session.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { TakingTurns, arbitraryOfRun } from '../model/assignment/taking-turns.ts';
import type { Trial } from '../model/result/trial.ts';
import { interactiveProgram } from './golden-trials.ts';

/** Random trials of one property, each with what the reference expects. */
export function trialsOf(
  property: Property,
  { functions, closesInput }: Pick<Assignment, 'functions' | 'closesInput'>,
  reference: Reference,
): Arbitrary<Trial> {
  const { target } = property;
  const interactive = target.kind === 'sessions' ? interactiveProgram(reference, target.program) : undefined;
  if (target.kind === 'sessions' && interactive !== undefined) {
    const { generator, program = '' } = target;
    if (interactive.kind === 'answering') {
      const scripts = generated(interactive.scripts, generator, property);
      return scripts.map((script): Trial => ({ kind: 'answering', program, script, interactive }));
    }
    const scripts = generated(interactive.scripts, generator, property);
    return scripts.map((script): Trial => ({ kind: 'commanding', program, script, interactive }));
  }
  if (target.kind === 'sessions') {
    const sessions = generated(reference.sessions, target.generator, property);
    const program = target.program === undefined ? {} : { program: target.program };
    return sessions.map((typed): Trial => ({
      kind: 'session',
      ...program,
      typed,
      expected: playSession(reference, typed, closesInput),
    }));
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

function generated<Script>(
  generators: Readonly<Record<string, Arbitrary<Script>>>,
  name: string,
  { id }: Property,
): Arbitrary<Script> {
  const found = generators[name];
  if (found === undefined) throw new Error(`${id} plays "${name}", which the reference does not generate`);
  return found;
}

/** The same trials for the same seed, on every machine; `path` leads to one counterexample. */
export function sampleTrials(trials: Arbitrary<Trial>, seed: number, runs: number, path?: string): Trial[] {
  // A path begins with the number of its run.
  if (path !== undefined)
    return fc.sample(arbitraryOfRun(trials, Number.parseInt(path, 10)), { seed, numRuns: 1, path });
  if (!(trials instanceof TakingTurns)) return fc.sample(trials, { seed, numRuns: runs });
  return Array.from({ length: runs }, (_, run) => sampleTrials(trials, seed, 1, String(run))).flat();
}
