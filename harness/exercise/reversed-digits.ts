import type { CallEvidence, Evidence, ReversedDigits } from '../model/result/grading.ts';
import type { ExpectedCall, Reference } from '../model/assignment/reference.ts';
import { digitCount } from '../model/assignment/shown-digits.ts';
import type { DigitsShown, Shown } from '../model/assignment/shown.ts';
import type { CallTrial } from '../model/result/trial.ts';
import { type Value, formatTyped, formatValue } from '../model/assignment/value.ts';
import type { CaseResult } from './exercise.ts';

/** Fewer failing calls might look like this by chance. */
const leastCalls = 3;

interface FailedCall {
  readonly trial: CallTrial;
  readonly evidence: CallEvidence;
}

/**
 * Whether all failing calls have one cause: the program counts the digits of a number from the right, or those of
 * one of its parts. Each call must give exactly what is right for the number with these digits reversed.
 */
export async function reversedDigits(
  results: ReadonlyMap<string, CaseResult>,
  reference: Reference,
): Promise<ReversedDigits | undefined> {
  const failed = [...results.values()].flatMap((result) => {
    const call = failedCall(result);
    return call === undefined ? [] : [call];
  });
  const shows = failed.flatMap(({ trial }) =>
    trial.prototype.parameters.flatMap(({ name, shown }) => (shown?.kind === 'digits' ? [{ name, shown }] : [])),
  );
  const [first] = shows;
  if (failed.length < leastCalls || first === undefined) return undefined;
  const { name: value, shown } = first;
  // A truth value is right in half of the cases, whatever the cause.
  if (failed.every(({ trial }) => trial.prototype.returns === 'bool')) return undefined;
  for (const part of partsOf(shown)) {
    if (await everyOne(failed, (call) => explains(call, part, reference))) {
      return { kind: 'reversed-digits', value, counted: part.name, cases: failed.length };
    }
  }
  return undefined;
}

/** Stops at the first one that does not hold. */
async function everyOne<One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of all) {
    if (!(await holds(one))) return false;
  }
  return true;
}

function failedCall({ failed, evidence }: CaseResult): FailedCall | undefined {
  const told: Evidence | undefined = evidence?.kind === 'property' ? evidence.smallest.evidence : evidence;
  return failed?.kind === 'call' && told?.kind === 'call' ? { trial: failed, evidence: told } : undefined;
}

interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** All the digits, then each part of them. */
function partsOf({ parts }: DigitsShown): Part[] {
  const [only, ...others] = parts;
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const whole = { name: others.length === 0 ? (only?.name ?? 'digit') : 'digit', from: 0, to: all };
  if (others.length === 0) return [whole];
  let from = 0;
  return [
    whole,
    ...parts.map(({ name, count }): Part => {
      const part = { name, from, to: from + count };
      from += count;
      return part;
    }),
  ];
}

async function explains(
  { trial, evidence: { actual } }: FailedCall,
  part: Part,
  reference: Reference,
): Promise<boolean> {
  if (actual === undefined) return false;
  const wanted = await rightForReversed(trial, part, reference);
  if (wanted === undefined) return false;
  const { parameters } = trial.prototype;
  return (
    (wanted.returns === undefined ? undefined : formatValue(wanted.returns)) === actual.returns &&
    wanted.prints === actual.prints &&
    parameters.every(
      ({ name, type, passing }, index) =>
        passing === 'value' ||
        formatTyped(wanted.after[index] ?? '', type) === actual.after.find((one) => one.name === name)?.value,
    )
  );
}

/** What a right program would do if it counted from the other end. */
async function rightForReversed({ prototype, args, expected }: CallTrial, part: Part, reference: Reference) {
  const { parameters, returnsShown } = prototype;
  const reversed = parameters.map(({ shown }, index) => reversedValue(args[index] ?? '', shown, part));
  const wanted = await answer(reference, prototype.name, reversed);
  if (wanted === undefined) return changedFromTheRight(parameters, { args, expected }, part);
  const { returns, after, prints } = wanted;
  return {
    ...(returns === undefined ? {} : { returns: reversedValue(returns, returnsShown, part) }),
    after: parameters.map(({ shown }, index) => reversedValue(after[index] ?? '', shown, part)),
    prints,
  };
}

/**
 * For reversed numbers that the handout does not allow: applies the right change of the number at its other end.
 * That tells nothing about functions that only read the number.
 */
function changedFromTheRight(
  parameters: CallTrial['prototype']['parameters'],
  { args, expected }: Pick<CallTrial, 'args' | 'expected'>,
  part: Part,
): ExpectedCall | undefined {
  let changes = false;
  const after = parameters.map(({ shown }, index) => {
    const [before, right] = [args[index] ?? '', expected.after[index] ?? ''];
    if (shown === undefined || typeof before !== 'bigint' || typeof right !== 'bigint' || right <= before) return right;
    changes = true;
    const change = reversedValue(right - before, shown, part);
    return typeof change === 'bigint' ? before + change : right;
  });
  return changes ? { ...expected, after } : undefined;
}

/** Undefined for numbers that no run of the program has: the reference promises nothing about them. */
async function answer(reference: Reference, name: string, args: readonly Value[]): Promise<ExpectedCall | undefined> {
  try {
    return await reference.call(name, args);
  } catch {
    return undefined;
  }
}

function reversedValue(value: Value, shown: Shown | undefined, { from, to }: Part): Value {
  if (typeof value !== 'bigint' || value < 0n || shown?.kind !== 'digits') return value;
  const digits = String(value).padStart(digitCount(shown), '0');
  return BigInt(digits.slice(0, from) + [...digits.slice(from, to)].toReversed().join('') + digits.slice(to));
}
