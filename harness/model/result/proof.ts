/** What `verbatim prove` found out about one assignment. */
export interface Proof {
  readonly assignment: string;
  readonly checks: readonly ProofCheck[];
  /** What is missing for a good assignment, in sentences. It does not make the proof fail. */
  readonly thin: readonly string[];
}

export interface ProofCheck {
  readonly kind: ProofKind;
  readonly state: 'proven' | 'wrong' | 'skipped';
  /** What was looked at, or why it was not. */
  readonly about: string;
  /** Each names its place; empty unless the state is `wrong`. */
  readonly problems: readonly string[];
}

/** In the order in which they are made. */
export const proofKinds = ['files', 'build', 'golden', 'random', 'solution', 'wrong'] as const;
export type ProofKind = (typeof proofKinds)[number];
