import type { VerdictKind } from './verdict.ts';

/** What all verdicts of a kind have in common. */
interface VerdictTraits {
  /** The program answered, and its answer is wrong in substance. Authors' hints are about such answers. */
  readonly wrongAnswer: boolean;
  /** Its output as a whole is not what the handout prints; the reason may be a wording of its own. */
  readonly wrongPrint: boolean;
  /** It says how many of the printed lines differ. */
  readonly countsLines: boolean;
  /** Its output ends wherever the program was stopped. */
  readonly cutOutput: boolean;
  /**
   * A run with checks may find the reason. Not for presentation-only failures, nor for time-outs, where each run would
   * take its whole time limit.
   */
  readonly worthDiagnosing: boolean;
}

const none: VerdictTraits = {
  wrongAnswer: false,
  wrongPrint: false,
  countsLines: false,
  cutOutput: false,
  worthDiagnosing: false,
};

/** The traits of each kind of verdict are decided here, once; a new kind does not compile until it is added. */
export const verdictKinds: Readonly<Record<VerdictKind, VerdictTraits>> = {
  accepted: none,
  presentation: { ...none, countsLines: true },
  'wrong-output': { ...none, wrongAnswer: true, wrongPrint: true, countsLines: true, worthDiagnosing: true },
  'wrong-result': { ...none, wrongAnswer: true, worthDiagnosing: true },
  'broken-protocol': { ...none, wrongAnswer: true },
  crashed: { ...none, worthDiagnosing: true },
  'timed-out': { ...none, cutOutput: true },
  'too-much-output': { ...none, cutOutput: true, worthDiagnosing: true },
  'out-of-memory': none,
  'forbidden-operation': none,
  'asked-for-more-input': { ...none, wrongAnswer: true, wrongPrint: true, worthDiagnosing: true },
  'missing-function': none,
  'did-not-compile': none,
  skipped: none,
  'not-graded': none,
};
