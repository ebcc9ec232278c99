import type { VerdictKind } from './verdict.ts';

/** What every verdict of a kind has in common. */
interface VerdictTraits {
  /** The program answered, and its answer is wrong in substance: what an author's hint is about. */
  readonly wrongAnswer: boolean;
  /** What it printed, as a whole, is not what the handout prints; words of its own may be the reason. */
  readonly wrongPrint: boolean;
  /** It tells how many of the printed lines differ. */
  readonly countsLines: boolean;
  /** Its output ends wherever the program was stopped. */
  readonly cutOutput: boolean;
  /**
   * A run with checks may tell why. Not where only the looks differ, nor where every run takes its whole time limit.
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

/** Every kind of verdict is decided here once; a new one does not compile before. */
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
