/**
 * The C++ types that a required function may take and return. The loader reports any other type as a mistake.
 * `char[8][8]` is a private field of a class: 8 lines of 8 characters, joined by newlines.
 */
export type ScalarType = 'bool' | 'char' | 'int' | 'long long' | 'string' | 'char[8][8]';
/** The longest string that is passed or returned; the same number as in runtime/calls/words.hpp. */
export const maxStringBytes = 248;

export type ReturnType = ScalarType | 'void';

/**
 * A value that passes between C++ and TypeScript. All integers are BigInt: an 18-digit grid does not fit
 * a number, and one rule for all of them is easier to trust than two.
 */
export type Value = bigint | boolean | string;

/** A value in C++ spelling, for reports and replay commands. */
export function formatValue(value: Value): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The same where the type is known: text is put between double quotes, and a board is given as its lines. */
export function formatTyped(value: Value, type: ScalarType): string {
  if (type === 'string') return `"${String(value)}"`;
  return type === 'char[8][8]' ? String(value) : formatValue(value);
}
