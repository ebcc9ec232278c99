import type { RandomRuns } from '../../grade/answer-random-runs.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { type Cases, hasCases } from '../../model/assignment/has-cases.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import type { ProofCheck, ProofKind } from '../../model/result/proof.ts';
import type { RegressionCheck } from '../../model/result/regression.ts';
import { countCases } from '../count-cases.ts';

export function checked(kind: ProofKind, about: string, problems: readonly string[] = []): ProofCheck {
  return { kind, state: problems.length === 0 ? 'proven' : 'wrong', about, problems };
}

export function skipped(kind: ProofKind, about: string): ProofCheck {
  return { kind, state: 'skipped', about, problems: [] };
}

export function describeCases(assignment: Assignment): string {
  const { calls, sessions, conversations, randomRuns } = countCases(assignment);
  return [
    counted(calls, 'golden call'),
    counted(sessions, 'golden session'),
    ...(conversations === 0 ? [] : [counted(conversations, 'conversation')]),
    counted(randomRuns, 'random run'),
  ].join(', ');
}

/** A program that does nothing at all would get full marks. */
export function withoutCases(assignment: Cases): string[] {
  if (hasCases(assignment)) return [];
  return ['no case runs a program, so each gets full marks: verbatim record makes a golden session'];
}

/** `disagreements`: the golden cases that the truth answers in another way. */
export function checkGolden(assignment: Assignment, truth: Truth, disagreements: readonly string[]): ProofCheck {
  const { calls, sessions, conversations } = countCases(assignment);
  const all = calls + sessions + conversations;
  if (all === 0) return skipped('golden', 'no golden case');
  return checked('golden', `${counted(all, 'golden case')} compared with the ${truth}`, disagreements);
}

/** Every random run has an answer; the faulty properties are the problems. */
export function checkRandom(random: readonly RandomRuns[]): ProofCheck {
  if (random.length === 0) return skipped('random', 'no property');
  const answered = random.flatMap((one) => (one.kind === 'answered' ? [one] : []));
  const runs = answered.reduce((sum, { trials }) => sum + trials.length, 0);
  const conditions = answered.flatMap(({ property, condition }) =>
    condition === undefined ? [] : [`${property.id} allows ${condition.allows} of ${condition.of} calls`],
  );
  const problems = random.flatMap((one) =>
    one.kind === 'faulty'
      ? [one.reason.includes(one.property.id) ? one.reason : `${one.property.id}: ${one.reason}`]
      : [],
  );
  return checked('random', [`${counted(runs, 'random run')} answered`, ...conditions].join('; '), problems);
}

/** Undefined: they were not graded, because the solution loses marks. */
export function checkWrong(wrong: RegressionCheck | undefined): ProofCheck {
  if (wrong === undefined) return skipped('wrong', 'not checked, because the sample solution loses marks');
  const { looked, problems } = wrong;
  if (looked === 0) return skipped('wrong', 'no known-bad program');
  return checked('wrong', `${counted(looked, 'known-bad program')} graded; each must lose marks`, problems);
}

/** What is thin about random runs and known-bad programs. */
export function thinRuns(random: readonly RandomRuns[], wrong: RegressionCheck | undefined): string[] {
  const few = random.flatMap((one) => {
    if (one.kind === 'faulty' || one.condition === undefined) return [];
    const { property, trials, condition } = one;
    const { allows, of } = condition;
    return trials.length === property.runs
      ? []
      : [
          `only-if of ${property.id} allows ${allows} of ${of} random calls, so it has ${counted(trials.length, 'run')} instead of ${property.runs}`,
        ];
  });
  const none =
    'no known-bad program: put programs with one mistake each into folders wrong/NAME, to see that the cases find it';
  return wrong?.looked === 0 ? [...few, none] : few;
}

export function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}
