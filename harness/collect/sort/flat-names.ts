import { baseName } from '../name-match.ts';

/** In bytes. Compiled files have longer endings, and these names must fit into a file system, too. */
const longestName = 200;

/**
 * Names for files in one folder. Characters with a special meaning for a compiler are removed (g++ reads options from
 * a file named `@board.cpp`), a name that is too long loses the end of its stem, and the second of two files with the
 * same name is named after its folder.
 */
export function flatNames(names: readonly string[], taken: Iterable<string>): ReadonlyMap<string, string> {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  const flat = new Map<string, string>();
  for (const name of names) {
    const plain = plainName(baseName(name));
    const withFolders = plainName(name.replaceAll('/', '_'));
    const found = [plain, withFolders, ...numbered(plain)].find((one) => !used.has(one.toLowerCase()));
    if (found === undefined) continue;
    used.add(found.toLowerCase());
    flat.set(name, found);
  }
  return flat;
}

/** Adds `_` before a leading dot: `@.cpp` would become a hidden file, and not a source. */
function plainName(name: string): string {
  const plain = name.replaceAll(/^[-@]+|[\\/\0\n"]/g, '');
  return shortName(plain.startsWith('.') ? `_${plain}` : plain, '');
}

const maxNumber = 50;

function numbered(name: string): string[] {
  return Array.from({ length: maxNumber }, (_, index) => shortName(name, `-${index + 2}`));
}

/** The name with `mark` after its stem, and with the stem cut if the name is too long. */
function shortName(name: string, mark: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  return firstBytes(stem, longestName - Buffer.byteLength(mark + extension)) + mark + extension;
}

/** The beginning of a text that fits into this many bytes, in whole characters. */
function firstBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let kept = '';
  let left = most;
  for (const character of text) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
