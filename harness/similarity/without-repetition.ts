/**
 * How often the same stretch may occur in one submission. Every occurrence in one is paired with every occurrence in
 * the other, so files of ten thousand equal lines would cost a hundred million pairs, and show no more than a few.
 */
const maxOccurrences = 12;

/** The tokens to keep: all but those that end a further repetition of a stretch of this length. */
export function withoutRepetition(tokens: readonly string[], length: number): number[] {
  const letters = new Map<string, string>();
  const letter = (token: string): string => {
    const known = letters.get(token) ?? String.fromCharCode(letters.size + 1);
    letters.set(token, known);
    return known;
  };
  // Each token becomes one character, so that a stretch is a piece of text.
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
