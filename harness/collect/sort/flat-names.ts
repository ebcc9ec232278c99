import { baseName } from '../name-match.ts';

/** In bytes: with the endings of what is made of it, a file system holds no more. */
const longestName = 200;

/**
 * Names for files that lie in one folder: what a compiler would take for more than a name is taken away (g++ reads options
 * from a file that is called `@board.cpp`), a name that is too long loses the end of its stem, and of two with one name the
 * second is called for its folder.
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

/** Without a stem, `@.cpp` would be a hidden file and no source. */
function plainName(name: string): string {
  const plain = name.replaceAll(/^[-@]+|[\\/\0\n"]/g, '');
  return shortName(plain.startsWith('.') ? `_${plain}` : plain, '');
}

const maxNumber = 50;

function numbered(name: string): string[] {
  return Array.from({ length: maxNumber }, (_, index) => shortName(name, `-${index + 2}`));
}

/** The name with `mark` behind its stem, and with the stem cut as far as the name is too long. */
function shortName(name: string, mark: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  return firstBytes(stem, longestName - Buffer.byteLength(mark + extension)) + mark + extension;
}

/** Whole characters only. */
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
