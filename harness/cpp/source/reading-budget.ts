import { ReadingStopped, maxCharacters, maxIncludes, maxMacroTokens, maxVisitedTokens } from './reading-limits.ts';

/** What the reading of one program has used of its limits. */
export class ReadingBudget {
  private visited = 0;
  private made = 0;
  private characters = 0;
  private includes = 0;

  /** Tokens of a file that are looked at. */
  visitTokens(count: number): void {
    this.visited += count;
    if (this.visited > maxVisitedTokens) throw new ReadingStopped('tokens');
  }

  /** Before macros make so many tokens. */
  makeTokens(count: number): void {
    this.made += count;
    if (this.made > maxMacroTokens) throw new ReadingStopped('macros');
  }

  /** Before `#` and `##` make a text of this length. */
  makeText(length: number): void {
    this.characters += length;
    if (this.characters > maxCharacters) throw new ReadingStopped('macros');
  }

  include(): void {
    this.includes += 1;
    if (this.includes > maxIncludes) throw new ReadingStopped('includes');
  }
}
