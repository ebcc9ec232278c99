import { ReadingStopped, maxCharacters, maxIncludes, maxMacroTokens, maxVisitedTokens } from './reading-limits.ts';

/** What the reading of one program has used of its limits. */
export class ReadingBudget {
  private visited = 0;
  private made = 0;
  private characters = 0;
  private includes = 0;

  /** Counts tokens of a file that are read. */
  visitTokens(count: number): void {
    this.visited += count;
    if (this.visited > maxVisitedTokens) throw new ReadingStopped('tokens');
  }

  /** Counts tokens before macros make them. */
  makeTokens(count: number): void {
    this.made += count;
    if (this.made > maxMacroTokens) throw new ReadingStopped('macros');
  }

  /** Counts the length of a text before `#` or `##` makes it. */
  makeText(length: number): void {
    this.characters += length;
    if (this.characters > maxCharacters) throw new ReadingStopped('macros');
  }

  include(): void {
    this.includes += 1;
    if (this.includes > maxIncludes) throw new ReadingStopped('includes');
  }
}
