import type { CodeToken } from './code-tokens.ts';

/**
 * So often may the same stretch stand in one submission. Every occurrence in one is paired with every occurrence in the
 * other: a file of ten thousand equal lines would cost a hundred million pairs, and says no more than a few of them.
 */
const mostOccurrences = 12;

/** The tokens without those that only end one more repetition of a stretch of `length`. */
export function withoutRepetition<Token extends CodeToken>(tokens: readonly Token[], length: number): Token[] {
  const seen = new Map<string, number>();
  return tokens.filter((_, index) => {
    if (index + 1 < length) return true;
    const stretch = tokens
      .slice(index + 1 - length, index + 1)
      .map(({ token }) => token)
      .join(' ');
    const times = (seen.get(stretch) ?? 0) + 1;
    seen.set(stretch, times);
    return times <= mostOccurrences;
  });
}
