/** How a text differs from the right one, if only one thing is wrong with it. */
export type Likeness = 'letter-case' | 'blanks' | 'no-period' | 'text-before' | 'text-after';

export function likenessOf(text: string, isRight: (text: string) => boolean): Likeness | undefined {
  if (isRight(text.replaceAll(/\s/g, ''))) return 'blanks';
  if (isRight(text.toLowerCase()) || isRight(text.toUpperCase())) return 'letter-case';
  if (isRight(`${text}.`)) return 'no-period';
  const words = text.trim().split(/\s+/);
  if (isRight(words.at(-1) ?? '')) return 'text-before';
  if (isRight(words[0] ?? '')) return 'text-after';
  return undefined;
}
