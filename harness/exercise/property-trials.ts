import fc, { type Arbitrary } from 'fast-check';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { playSession } from '../model/assignment/play-session.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { TakingTurns, arbitraryOfRun } from '../model/assignment/taking-turns.ts';
import type { AnsweringTrial, CallTrial, CommandingTrial, SessionTrial, Trial } from '../model/result/trial.ts';
import type { ValueInput } from '../model/assignment/input.ts';
import type { Prototype } from '../model/assignment/prototype.ts';
import type { Value } from '../model/assignment/value.ts';
import { sessionArbitrary, valueArbitrary } from './input/input-arbitrary.ts';
import { interactiveProgram } from './golden-trials.ts';

/** A random trial before anybody has said what is right. */
export type Question =
  | (Omit<SessionTrial, 'expected'> & { readonly closesInput?: true })
  | Omit<CallTrial, 'expected'>
  | AnsweringTrial
  | CommandingTrial;

/** Random questions of one property. */
export function questionsOf(
  property: Property,
  { functions, closesInput }: Pick<Assignment, 'functions' | 'closesInput'>,
  reference: Reference,
): Arbitrary<Question> {
  const { target } = property;
  const interactive = target.kind === 'sessions' ? interactiveProgram(reference, target.program) : undefined;
  if (target.kind === 'sessions' && interactive !== undefined) {
    const { generator = '', program = '' } = target;
    if (interactive.kind === 'answering') {
      const scripts = generated(interactive.scripts, generator, property);
      return scripts.map((script): Question => ({ kind: 'answering', program, script, interactive }));
    }
    const scripts = generated(interactive.scripts, generator, property);
    return scripts.map((script): Question => ({ kind: 'commanding', program, script, interactive }));
  }
  if (target.kind === 'sessions') {
    const { input, generator = '' } = target;
    const sessions = input === undefined ? generated(reference.sessions, generator, property) : sessionArbitrary(input);
    const program = target.program === undefined ? {} : { program: target.program };
    const closing = closesInput === undefined ? {} : { closesInput };
    return sessions.map((typed): Question => ({ kind: 'session', ...program, typed, ...closing }));
  }
  const prototype = functions.find(({ name }) => name === target.function);
  const calls = prototype === undefined ? undefined : argumentsOf(target.values, prototype, reference);
  if (prototype === undefined || calls === undefined) {
    throw new Error(`${property.id} calls "${target.function}", for which the reference has no arguments`);
  }
  return calls.map((args): Question => ({ kind: 'call', prototype, args }));
}

function argumentsOf(
  values: readonly ValueInput[] | undefined,
  { name, parameters }: Prototype,
  reference: Reference,
): Arbitrary<readonly Value[]> | undefined {
  if (values === undefined) return reference.calls[name];
  return fc.tuple(...values.map((input, index) => valueArbitrary(input, parameters[index]?.type ?? 'int')));
}

function generated<Script>(
  generators: Readonly<Record<string, Arbitrary<Script>>>,
  name: string,
  { id }: Property,
): Arbitrary<Script> {
  const found = generators[name];
  if (found === undefined) throw new Error(`${id}: the reference has no generator of sessions with the name "${name}"`);
  return found;
}

/** The question with the answer of the reference; undefined if the property does not allow these arguments. */
export async function answered(
  question: Question,
  { property, reference }: { readonly property: Property; readonly reference: Reference },
): Promise<Trial | undefined> {
  switch (question.kind) {
    case 'session': {
      const { closesInput, ...session } = question;
      const how = { program: session.program, closesInput };
      return { ...session, expected: await playSession(reference, session.typed, how) };
    }
    case 'call': {
      const { prototype, args } = question;
      if (!(await isAllowed(question, { property, reference }))) return undefined;
      return { ...question, expected: await reference.call(prototype.name, args) };
    }
    case 'answering':
    case 'commanding':
      return question;
  }
}

/** Whether the property is about this question: some calls have a condition. */
export async function isAllowed(
  question: Question,
  { property, reference }: { readonly property: Property; readonly reference: Reference },
): Promise<boolean> {
  return question.kind !== 'call' || (await reference.allows?.(property.id, question.args)) !== false;
}

/** The same questions for the same seed, on every machine; `path` leads to one counterexample. */
export function sampleQuestions(questions: Arbitrary<Question>, seed: number, runs: number, path?: string): Question[] {
  // A path begins with the number of its run.
  if (path !== undefined)
    return fc.sample(arbitraryOfRun(questions, Number.parseInt(path, 10)), { seed, numRuns: 1, path });
  if (!(questions instanceof TakingTurns)) return fc.sample(questions, { seed, numRuns: runs });
  return Array.from({ length: runs }, (_, run) => sampleQuestions(questions, seed, 1, String(run))).flat();
}
