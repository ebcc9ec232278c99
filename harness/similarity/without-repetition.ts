/**
 * So often may the same stretch stand in one submission. Every occurrence in one is paired with every occurrence in the
 * other: a file of ten thousand equal lines would cost a hundred million pairs, and says no more than a few of them.
 */
const maxOccurrences = 12;

/** Which tokens to keep: all but those that only end one more repetition of a stretch of `length`. */
export function withoutRepetition(tokens: readonly string[], length: number): number[] {
  const letters = new Map<string, string>();
  const letter = (token: string): string => {
    const known = letters.get(token) ?? String.fromCharCode(letters.size + 1);
    letters.set(token, known);
    return known;
  };
  // One letter for each token, so that a stretch is a piece of a text.
  const text = tokens.map(letter).join('');
  const seen = new Map<string, number>();
  const kept: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const stretch = at + 1 < length ? '' : text.slice(at + 1 - length, at + 1);
    const times = stretch === '' ? 0 : (seen.get(stretch) ?? 0) + 1;
    seen.set(stretch, times);
    if (times <= maxOccurrences) kept.push(at);
  }
  return kept;
}
