/** What a compiler says of macros that no source of a student's defines, for one set of flags. Plain data. */
export interface CompilerMacros {
  /** `#define` lines: what is defined before the first line of a source. */
  readonly predefined: string;
  /**
   * For lists of system headers (`headerListKey`): what stands in them of `#define` and `#undef`, in their order, with the names of
   * the headers and of the macros that they ask for (`header-lines.ts`). Empty where the compiler refuses the list.
   */
  readonly ofHeaders: Readonly<Record<string, string>>;
}

/** All the usual headers at once: what is in none of them is the name of no macro of theirs. */
export const everyHeader = 'bits/stdc++.h';

/** One name for the headers that a source includes before a place, in their order. */
export function headerListKey(headers: readonly string[]): string {
  return headers.join(' ');
}

/** `?windows.h` asks whether there is such a header. */
export const existenceMark = '?';

const plainHeader = /^[a-z][a-z0-9_+-]*(?:\/[a-z][a-z0-9_+-]*)?(?:\.h)?$/;
/** Each longer list is one more run of the compiler, and honest sources have some five. */
const maxHeaders = 48;
const maxNameLength = 64;

/** `=__has_builtin(__builtin_expect)` asks what the compiler has for it: a number. */
export const featureMark = '=';

const plainFeature = /^=(__has_(?:builtin|attribute|cpp_attribute)\([a-z_]\w{0,63}(?:::[a-z_]\w{0,63})?\))$/i;

/** The question of such a key; undefined where a compiler is not asked. */
export function featureOfKey(key: string): string | undefined {
  return plainFeature.exec(key)?.[1];
}

/** What `headers-forced-in` puts before the first line of a source (runtime/compile/prelude.hpp). */
export const headersForcedIn: readonly string[] = [
  ...['algorithm', 'cctype', 'climits', 'cmath', 'cstdio', 'cstdlib', 'cstring', 'ctime', 'fstream', 'iomanip'],
  ...['iostream', 'limits', 'sstream', 'string', 'utility', 'vector'],
];

/** The headers of a key; undefined where a compiler is not asked: odd names, or too many. */
export function headersOfKey(key: string): string[] | undefined {
  const names = key.startsWith(existenceMark) ? [key.slice(existenceMark.length)] : key.split(' ');
  const fits = (name: string) => name === everyHeader || (name.length <= maxNameLength && plainHeader.test(name));
  return names.length <= maxHeaders && names.every(fits) ? names : undefined;
}
