/** Functions that read standard input without the library code that runtime/console.cpp replaces, or redirect it. */
const unfollowable: ReadonlyMap<string, string> = new Map(
  [
    'read',
    'readv',
    'pread',
    'pread64',
    'syscall',
    'fileno',
    'fdopen',
    'freopen',
    'freopen64',
    'dup',
    'dup2',
    'poll',
  ].map((name) => [name, `${name}()`]),
);
const wideInput = '_ZSt4wcin';

/** The first function in the output of `nm -u` whose reads cannot be followed; most programs use none. */
export function unfollowableInput(undefinedSymbols: string): string | undefined {
  const names = undefinedSymbols.split('\n').flatMap((line) => /(?:^| )U _?(\S+)/.exec(line)?.[1] ?? []);
  for (const name of names) {
    const [plain = ''] = name.split('@');
    // The pattern above has removed a leading underscore, which only a Mac adds.
    if (plain === wideInput || `_${plain}` === wideInput) return 'std::wcin';
    const found = unfollowable.get(plain);
    if (found !== undefined) return found;
  }
  return undefined;
}
