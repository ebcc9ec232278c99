import type { GradedCase, TrialEvidence } from '../../../harness/model/result/grading.ts';
import { type Piece, printedText, tidyPieces } from '../../../harness/model/assignment/transcript.ts';
import { verdictKinds } from '../../../harness/model/result/verdict-kinds.ts';
import type { Verdict } from '../../../harness/model/result/verdict.ts';
import type { WithoutIdentity } from './without-identity.ts';

/** How much output of a stopped program is compared, because the exact place where it was stopped is chance. */
const steadyCharacters = 2000;

/**
 * A text that is equal for two programs exactly if they fail the case in the same way: with the same kind of verdict
 * and the same output. Undefined if the output is unknown.
 */
export function outcomeKey(graded: GradedCase, without: WithoutIdentity): string | undefined {
  const { id, verdict, evidence } = graded;
  if (verdict.kind === 'missing-function') return JSON.stringify([id, verdict.kind, verdict.demanded, verdict.instead]);
  if (evidence === undefined) return undefined;
  // A property shows only its smallest failing run, so that is compared.
  const told = evidence.kind === 'property' ? evidence.smallest : { verdict, evidence };
  // A case that was not run has nothing to compare.
  if (told.verdict.kind === 'timed-out' && told.verdict.budget?.ran === false) return undefined;
  return JSON.stringify([id, verdictKey(told.verdict), ...outputKey(told.verdict, told.evidence, without)]);
}

/** The part of a verdict that the output does not show. */
function verdictKey(verdict: Verdict): unknown {
  switch (verdict.kind) {
    case 'crashed':
      return [verdict.kind, verdict.cause.kind === 'signal' ? verdict.cause.signal : verdict.cause.kind];
    case 'forbidden-operation':
      return [verdict.kind, verdict.operation];
    case 'broken-protocol':
      return [verdict.kind, verdict.problems.map(({ code }) => code)];
    default:
      return verdict.kind;
  }
}

function outputKey(verdict: Verdict, evidence: TrialEvidence, without: WithoutIdentity): unknown[] {
  switch (evidence.kind) {
    case 'session': {
      const expected = printedText(evidence.expected);
      return [evidence.typed, piecesKey(verdict, evidence.actual, (text) => without(text, expected))];
    }
    case 'call': {
      const { call, expected, actual } = evidence;
      if (actual === undefined) return [call];
      // Field by field, because a result from a file may have them in another order.
      const after = actual.after.map(({ name, value }) => [name, value]);
      return [call, actual.returns, after, without(actual.prints, expected.prints)];
    }
    case 'conversation': {
      const said = (text: string) => without(text, evidence.script.join('\n'));
      return [
        evidence.script,
        ...[evidence.said, evidence.screen ?? []].map((pieces) => piecesKey(verdict, pieces, said)),
      ];
    }
    default:
      return evidence satisfies never;
  }
}

function piecesKey(verdict: Verdict, pieces: readonly Piece[], without: (text: string) => string): unknown {
  const shown = tidyPieces(pieces).map(({ kind, text }) => (kind === 'printed' ? [without(text)] : text));
  return verdictKinds[verdict.kind].cutOutput ? JSON.stringify(shown).slice(0, steadyCharacters) : shown;
}
