import type { Arbitrary } from 'fast-check';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Trial } from '../model/result/trial.ts';
import { type Question, answered, isAllowed, sampleQuestions } from './property-trials.ts';

interface Source {
  readonly assignment: Pick<Assignment, 'functions' | 'closesInput'>;
  readonly property: Property;
  readonly reference: Reference;
  readonly seed: number;
}

/** The trials of a property, with the number of the run of each: a property may skip some runs. */
export interface NumberedTrials {
  readonly trials: readonly Trial[];
  readonly numbers: readonly number[];
  /** For a property with a condition: how many of the random calls that were looked at it allows. */
  readonly condition?: { readonly allows: number; readonly of: number };
}

interface Sampled {
  readonly source: Source;
  readonly trials: Promise<NumberedTrials>;
}

const sampled = new WeakMap<Property, Sampled>();

/**
 * Every submission gets the same random runs, and computing what the reference expects takes longer than everything
 * else that the harness does for one submission. So they are made once for a class.
 */
export function sharedTrials(source: Source, questions: Arbitrary<Question>): Promise<NumberedTrials> {
  const { property } = source;
  const known = sampled.get(property);
  if (known !== undefined && isSame(known.source, source)) return known.trials;
  const { assignment, reference, seed } = source;
  const trials = makeTrials(source, questions);
  sampled.set(property, { source: { assignment, property, reference, seed }, trials });
  return trials;
}

function isSame(one: Source, other: Source): boolean {
  return (
    one.seed === other.seed &&
    one.reference === other.reference &&
    one.assignment.functions === other.assignment.functions &&
    one.assignment.closesInput === other.assignment.closesInput
  );
}

/** So many runs are looked at, at most, for each one that the condition of the property allows. */
const mostCandidates = 20;

export async function makeTrials(source: Source, questions: Arbitrary<Question>): Promise<NumberedTrials> {
  const { property, reference, seed } = source;
  const hasCondition = property.target.kind === 'calls' && property.target.onlyIf !== undefined;
  if (!hasCondition || reference.allows === undefined) {
    const asked = sampleQuestions(questions, seed, property.runs);
    const trials = await Promise.all(asked.map((question) => answerOf(question, source)));
    return { trials, numbers: trials.map((_, index) => index) };
  }
  const candidates = sampleQuestions(questions, seed, property.runs * mostCandidates);
  const allowed = await Promise.all(candidates.map((question) => isAllowed(question, source)));
  const fitting = candidates.flatMap((_, index) => (allowed[index] === true ? [index] : []));
  const numbers = fitting.slice(0, property.runs);
  if (numbers.length === 0) {
    throw new AuthorFault(
      `only-if of ${property.id} allows none of ${candidates.length} random calls: change the condition, or the values of the parameters`,
    );
  }
  const trials = await Promise.all(
    numbers.flatMap((number) => candidates[number] ?? []).map((one) => answerOf(one, source)),
  );
  return { trials, numbers, condition: { allows: fitting.length, of: candidates.length } };
}

async function answerOf(question: Question, source: Source): Promise<Trial> {
  const trial = await answered(question, source);
  if (trial === undefined) throw new Error(`${source.property.id} allowed a question and then did not`);
  return trial;
}
