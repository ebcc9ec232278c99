/** What reads standard input past the libraries that runtime/console.cpp stands in for, or puts something else there. */
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

/** The first thing by which a program may read in a way that cannot be followed, from `nm -u`; mostly there is none. */
export function unfollowableInput(undefinedSymbols: string): string | undefined {
  const names = undefinedSymbols.split('\n').flatMap((line) => /(?:^| )U _?(\S+)/.exec(line)?.[1] ?? []);
  for (const name of names) {
    const [plain = ''] = name.split('@');
    // A leading underscore was taken off, which only a Mac puts there.
    if (plain === wideInput || `_${plain}` === wideInput) return 'std::wcin';
    const found = unfollowable.get(plain);
    if (found !== undefined) return found;
  }
  return undefined;
}
