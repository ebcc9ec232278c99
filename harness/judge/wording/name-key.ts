/** A character that no key of a dialect has. */
export const between = '\0';

/** The key of what a program prints before everything that is expected. */
export const greetingKey = `${between}greeting`;

/** The key of the value in a place of a text; the sign is the key of the piece on the board that it names. */
export function nameKey(word: string, place: string, value: string, sign = ''): string {
  return [word, place, value, sign].join(between);
}
