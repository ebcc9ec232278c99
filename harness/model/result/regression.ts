/** What `verbatim regress` found out about one assignment: the checks it made, each with its problems. */
export interface Regression {
  readonly assignment: string;
  readonly checks: readonly RegressionCheck[];
}

export interface RegressionCheck {
  readonly kind: RegressionKind;
  /** How many things were checked: golden cases, random runs, known-bad programs. */
  readonly looked: number;
  /** Empty: all is well. Each names its culprit. */
  readonly problems: readonly string[];
}

/** In the order in which they are made; if one fails, later ones may be skipped. */
export const regressionKinds = ['cases', 'reference', 'random', 'solution', 'wrong'] as const;
export type RegressionKind = (typeof regressionKinds)[number];
