/** What a compiler says about macros that no student file defines, for one set of flags. Plain data. */
export interface CompilerMacros {
  /** `#define` lines: the macros that are defined before the first line of a source. */
  readonly predefined: string;
  /**
   * For lists of system headers (`headerListKey`): the `#define` and `#undef` lines in them, in order, with the names
   * of the headers and of the macros that they ask for (`header-lines.ts`). Empty where the compiler rejects the list.
   */
  readonly ofHeaders: Readonly<Record<string, string>>;
}

/** All the usual headers at once: a name that none of them defines is not a macro of the standard library. */
export const everyHeader = 'bits/stdc++.h';

/** One name for the headers that a source includes before a place, in their order. */
export function headerListKey(headers: readonly string[]): string {
  return headers.join(' ');
}

/** `?windows.h` asks whether there is such a header. */
export const existenceMark = '?';

const plainHeader = /^[a-z][a-z0-9_+-]*(?:\/[a-z][a-z0-9_+-]*)?(?:\.h)?$/;
/** Each longer list costs one more run of the compiler; honest sources need about five. */
const maxHeaders = 48;
const maxNameLength = 64;

/** `=__has_builtin(__builtin_expect)` asks for the number that the compiler gives to this test. */
export const featureMark = '=';

const plainFeature = /^=(__has_(?:builtin|attribute|cpp_attribute)\([a-z_]\w{0,63}(?:::[a-z_]\w{0,63})?\))$/i;

/** The test in such a key; undefined if it is not passed to a compiler. */
export function featureOfKey(key: string): string | undefined {
  return plainFeature.exec(key)?.[1];
}

/** The headers that `headers-forced-in` puts before the first line of a source (runtime/compile/prelude.hpp). */
export const headersForcedIn: readonly string[] = [
  ...['algorithm', 'cctype', 'climits', 'cmath', 'cstdio', 'cstdlib', 'cstring', 'ctime', 'fstream', 'iomanip'],
  ...['iostream', 'limits', 'sstream', 'string', 'utility', 'vector'],
];

/** The headers in a key; undefined if it is not passed to a compiler: odd names, or too many. */
export function headersOfKey(key: string): string[] | undefined {
  const names = key.startsWith(existenceMark) ? [key.slice(existenceMark.length)] : key.split(' ');
  const fits = (name: string) => name === everyHeader || (name.length <= maxNameLength && plainHeader.test(name));
  return names.length <= maxHeaders && names.every(fits) ? names : undefined;
}
