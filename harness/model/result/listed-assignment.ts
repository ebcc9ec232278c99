/** What `verbatim list` says about one assignment. */
export type ListedAssignment =
  | {
      readonly kind: 'loaded';
      readonly id: string;
      readonly title: string;
      /** What students hand in. */
      readonly files: readonly string[];
      readonly calls: number;
      readonly sessions: number;
      readonly conversations: number;
      readonly randomRuns: number;
    }
  /** Its files have so many mistakes, which `verbatim lint` shows. */
  | { readonly kind: 'invalid'; readonly id: string; readonly mistakes: number };
