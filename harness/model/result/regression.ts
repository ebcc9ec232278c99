/** What `verbatim regress` found out about one assignment: the checks it made, each with what is wrong. */
export interface Regression {
  readonly assignment: string;
  readonly checks: readonly RegressionCheck[];
}

export interface RegressionCheck {
  readonly kind: RegressionKind;
  /** What was looked at: golden cases, random runs, known-bad programs. */
  readonly looked: number;
  /** Empty: all is well. Each names its culprit. */
  readonly problems: readonly string[];
}

/** In the order in which they are made; one that fails may keep the later ones from being made. */
export const regressionKinds = ['cases', 'reference', 'random', 'solution', 'wrong'] as const;
export type RegressionKind = (typeof regressionKinds)[number];
