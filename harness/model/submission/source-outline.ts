/** What a linker needs to know about a source and all files of the submission that it includes. */
export interface SourceOutline {
  readonly name: string;
  /** Whether it defines a main function. */
  readonly hasMain: boolean;
  /** What it defines that other sources could use. */
  readonly defines: readonly Definition[];
  /** Every name that it uses; prototypes use none. */
  readonly mentions: ReadonlySet<string>;
  /** Names of the files that it includes, and that these include. */
  readonly includes: ReadonlySet<string>;
}

export interface Definition {
  /** `Board::isFull(int)`: two sources that define the same key cannot be in one program. */
  readonly key: string;
  /**
   * A source that mentions one of these needs it: `Board` and `isFull` for a member, just the name for anything else.
   */
  readonly words: readonly string[];
  /** An operator is used without its name. */
  readonly isOperator: boolean;
}
