/** The C++ types that a required function may take and return. The loader knows no others and says so. */
export type ScalarType = 'bool' | 'char' | 'int' | 'long long';
export type ReturnType = ScalarType | 'void';

/**
 * A value that crosses the border between C++ and us. All integers are BigInt: an 18-digit grid does not fit
 * a number, and one rule for all of them is easier to trust than two.
 */
export type Value = bigint | boolean | string;

/** A value as one would write it in C++, for reports and replay commands. */
export function formatValue(value: Value): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
