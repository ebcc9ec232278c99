/** Headers of Visual Studio and Windows for which runtime/compile/windows/ has replacements. */
const windowsHeaders = ['conio.h', 'pch.h', 'process.h', 'stdafx.h', 'targetver.h', 'tchar.h', 'windows.h'];

/** What `#include` should name instead of a header that the compiler does not find. */
export interface FoundHeader {
  /** With quotes or brackets; absent: the name as it is written. */
  readonly instead?: string;
  /** Present if only Windows finds the header: it is one of Windows, or its name is spelt differently. */
  readonly needs?: 'windows-headers' | 'include-names';
}

/**
 * Windows ignores capitals, and takes `\` for `/`. All submitted files lie in one folder here, whatever folders they
 * came in. Undefined: there is no such header.
 */
export function findHeader(name: string, files: readonly string[]): FoundHeader | undefined {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const own = files.find((file) => file === base) ?? files.find((file) => equalButForCapitals(file, base));
  if (own !== undefined) {
    const isElsewhereOnly = own === base && !name.includes('\\') && name.includes('/');
    return { instead: `"${own}"`, ...(isElsewhereOnly ? {} : { needs: 'include-names' }) };
  }
  const plain = name.toLowerCase().replaceAll('\\', '/');
  const instead = plain === name ? {} : { instead: `<${plain}>` };
  if (windowsHeaders.includes(plain)) return { ...instead, needs: 'windows-headers' };
  return plain === name ? undefined : { ...instead, needs: 'include-names' };
}

function equalButForCapitals(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
