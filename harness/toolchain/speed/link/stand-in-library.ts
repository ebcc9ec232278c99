import type { OfferedSymbol } from './offered-symbols.ts';

/**
 * A library with the name of a system library that contains only a few names with their versions. The linker reads it
 * in no time, and writes the same versions into a program as with the real library.
 */
export interface StandIn {
  readonly name: string;
  readonly assembly: string;
  readonly versionScript: string;
}

export function standInFor(name: string, symbols: readonly OfferedSymbol[]): StandIn {
  const names = symbols.map((symbol) => symbol.name).toSorted();
  const versions = [...new Set(symbols.map(({ version }) => version).filter((version) => version !== ''))].toSorted();
  const scripts = versions.map((version) => {
    const own = symbols.filter((symbol) => symbol.version === version).map((symbol) => `    ${symbol.name};`);
    return [`${version} {`, '  global:', ...own.toSorted(), '};', ''].join('\n');
  });
  return {
    name,
    assembly: ['.text', ...names.flatMap((one) => [`.globl ${one}`, `${one}:`]), ''].join('\n'),
    versionScript: scripts.join(''),
  };
}
