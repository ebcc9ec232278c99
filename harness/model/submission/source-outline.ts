/** What a source is, together with all of the submission's files that it includes: as far as a linker cares. */
export interface SourceOutline {
  readonly name: string;
  /** It defines a main function. */
  readonly hasMain: boolean;
  /** What other sources could take from it. */
  readonly defines: readonly Definition[];
  /** Every name that it uses; prototypes use none. */
  readonly mentions: ReadonlySet<string>;
  /** Names of the files that it includes, and that these include. */
  readonly includes: ReadonlySet<string>;
}

export interface Definition {
  /** `Board::isFull(int)`: two sources that define the same cannot be in one program. */
  readonly key: string;
  /** Whoever mentions one of these needs it: `Board` and `isFull` of a member, the name alone of anything else. */
  readonly words: readonly string[];
  /** An operator is used without its name. */
  readonly isOperator: boolean;
}
