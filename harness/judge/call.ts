import { presentationClasses } from '../model/assignment/assignment.ts';
import type { CallEvidence } from '../model/result/grading.ts';
import { type Prototype, parameterTypes, passedParameters } from '../model/assignment/prototype.ts';
import type { ExpectedCall } from '../model/assignment/reference.ts';
import { hasEnded } from '../model/program/run-end.ts';
import type { CallOutcome } from '../model/program/run-outcome.ts';
import type { CallTrial, Judged } from '../model/result/trial.ts';
import { type Value, formatTyped, formatValue } from '../model/assignment/value.ts';
import type { ResultMismatch, Verdict } from '../model/result/verdict.ts';
import { byteString, displayText, utf8ByteString } from '../text/bytes.ts';
import { differingLines } from './differing-lines.ts';
import { firstDifference } from './first-difference.ts';
import { presentationDifference } from './presentation.ts';
import { verdictOfRun } from './run-verdict.ts';

// What a function prints is compared exactly: without its newline, the next output would be glued to it. Only the last
// newline of a whole program may be missing.
const classesOfCalls = presentationClasses.filter((name) => name !== 'final-newline');

/** The number of printed bytes of a call that are kept in a result. */
const keptOutput = 4096;

/** Compares one call: what it returned, its reference arguments afterwards, and what it printed. */
export function judgeCall(trial: CallTrial, outcome: CallOutcome): Judged {
  const verdict = verdictOfRun(outcome.end, trial.prototype.text) ?? verdictOfReturn(trial, outcome);
  if (verdict.kind === 'accepted' || hasEnded(outcome.end, 'not-run')) {
    return { verdict };
  }
  return { verdict, evidence: evidenceOf(trial, outcome) };
}

function verdictOfReturn(trial: CallTrial, outcome: CallOutcome): Verdict {
  const mismatches = mismatchesOf(trial, outcome);
  if (mismatches.length > 0) return { kind: 'wrong-result', mismatches };
  const wanted = utf8ByteString(trial.expected.prints);
  const got = byteString(outcome.printed);
  if (wanted === got) return { kind: 'accepted' };
  const first = firstDifference(
    { parts: [{ kind: 'printed', bytes: wanted }] },
    { parts: [{ kind: 'printed', bytes: got }] },
  );
  if (first === undefined) return { kind: 'accepted' };
  const lines = differingLines(wanted, got);
  const classes = presentationDifference(wanted, got, classesOfCalls);
  return classes === undefined || classes.length === 0
    ? { kind: 'wrong-output', lines, first }
    : { kind: 'presentation', classes, lines, first };
}

function mismatchesOf({ prototype, expected }: CallTrial, outcome: CallOutcome): ResultMismatch[] {
  const mismatches: ResultMismatch[] = [];
  if (expected.returns !== undefined && expected.returns !== outcome.returned) {
    mismatches.push({
      name: 'returned',
      expected: formatValue(expected.returns),
      actual: outcome.returned === undefined ? 'nothing' : formatValue(outcome.returned),
    });
  }
  for (const [index, parameter] of prototype.parameters.entries()) {
    if (parameter.passing === 'value') continue;
    const wanted = expected.after[index];
    const got = outcome.after[index];
    if (wanted !== undefined && wanted !== got) {
      mismatches.push({
        name: parameter.name,
        expected: formatTyped(wanted, parameter.type),
        actual: got === undefined ? 'unknown' : formatTyped(got, parameter.type),
      });
    }
  }
  return mismatches;
}

function evidenceOf(trial: CallTrial, outcome: CallOutcome): CallEvidence {
  const { prototype, args, expected } = trial;
  const fields = args.length - passedParameters(prototype).length;
  const passed = passedParameters(prototype).map(({ type }, index) => formatTyped(args[fields + index] ?? '', type));
  return {
    kind: 'call',
    function: `${prototype.name}(${parameterTypes(prototype)})`,
    call: `${prototype.name}(${passed.join(', ')})`,
    ...beforeCall(trial, fields),
    ...showsOf(prototype),
    expected: sideOf(trial, expected, expected.prints),
    ...(outcome.end.kind === 'finished'
      ? {
          actual: sideOf(
            trial,
            { after: outcome.after, ...(outcome.returned === undefined ? {} : { returns: outcome.returned }) },
            displayText(byteString(outcome.printed.subarray(0, keptOutput))),
          ),
        }
      : {}),
  };
}

/** The private state that a member was called from, and arguments that are drawn or mark a place in a drawing. */
function beforeCall({ prototype, args }: CallTrial, fields: number): Pick<CallEvidence, 'before'> {
  const marks = new Set(prototype.parameters.flatMap(({ shown }) => shown?.markedBy ?? []));
  const before = prototype.parameters.flatMap(({ name, type, shown }, index) =>
    index < fields || shown !== undefined || marks.has(name)
      ? [{ name, value: formatTyped(args[index] ?? '', type) }]
      : [],
  );
  return before.length === 0 ? {} : { before };
}

function showsOf({ parameters, returnsShown }: Prototype): Pick<CallEvidence, 'shows'> {
  const shows = [...parameters, { name: 'returned', shown: returnsShown }].flatMap(({ name, shown }) =>
    shown === undefined ? [] : [{ name, as: shown }],
  );
  return shows.length === 0 ? {} : { shows };
}

function sideOf(
  { prototype }: CallTrial,
  { returns, after }: Pick<ExpectedCall, 'returns' | 'after'>,
  prints: string,
): CallEvidence['expected'] {
  const references = prototype.parameters.flatMap((parameter, index) => {
    const value: Value | undefined = after[index];
    return parameter.passing === 'reference' && value !== undefined
      ? [{ name: parameter.name, value: formatTyped(value, parameter.type) }]
      : [];
  });
  return { ...(returns === undefined ? {} : { returns: formatValue(returns) }), after: references, prints };
}
