/** A name that a system library offers to programs. */
export interface OfferedSymbol {
  readonly library: string;
  readonly name: string;
  /** Empty if the library has no versions. */
  readonly version: string;
  /** Whether a program that is linked now gets this version. */
  readonly current: boolean;
}

/** Lines of `nm -D -A`: `/lib/libc.so.6:0000000000000000 T memcpy@@GLIBC_2.14`; an `A` is the name of a version. */
export function parseOfferedSymbols(text: string): OfferedSymbol[] {
  return text.split('\n').flatMap((line) => {
    const found = /:[0-9a-f]+ [B-Zi-w] ([^@\s]+)(?:(@@?)(\S*))?$/.exec(line);
    const [, name, at, version = ''] = found ?? [];
    const library = line.slice(0, found?.index);
    return library === '' || name === undefined ? [] : [{ library, name, version, current: at !== '@' }];
  });
}

export interface SortedSymbols {
  readonly offered: readonly string[];
  /** Names that only old programs get. */
  readonly outdated: readonly string[];
  /** The current versions of names that have several. */
  readonly severalVersions: readonly OfferedSymbol[];
}

export function sortOut(symbols: readonly OfferedSymbol[]): SortedSymbols {
  const byName = new Map<string, OfferedSymbol[]>();
  for (const symbol of symbols) byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  const names = [...byName.entries()].map(([name, all]) => ({
    name,
    all,
    offered: all.some(({ current }) => current),
  }));
  return {
    offered: names.filter(({ offered }) => offered).map(({ name }) => name),
    outdated: names.filter(({ offered }) => !offered).map(({ name }) => name),
    severalVersions: names
      .filter(({ all }) => new Set(all.map(({ version }) => version)).size > 1)
      .flatMap(({ all }) => all.filter(({ current }) => current)),
  };
}
