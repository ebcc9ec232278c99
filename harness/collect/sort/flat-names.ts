import { baseName } from '../name-match.ts';

/** In bytes: with the endings of what is made of it, a file system holds no more. */
const longestName = 200;

/**
 * Names for files that lie in one folder: what a compiler would take for more than a name is taken away (g++ reads options
 * from a file that is called `@board.cpp`), and of two with one name the second is called for its folder.
 */
export function flatNames(names: readonly string[], taken: Iterable<string>): ReadonlyMap<string, string> {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  const found = new Map<string, string>();
  for (const name of names) {
    const plain = plainName(baseName(name));
    const flat = [plain, plainName(name.replaceAll('/', '_')), ...numbered(plain)].find(
      (one) => !used.has(one.toLowerCase()) && Buffer.byteLength(one) <= longestName,
    );
    if (flat === undefined) continue;
    used.add(flat.toLowerCase());
    found.set(name, flat);
  }
  return found;
}

function plainName(name: string): string {
  return name.replaceAll(/^[-@]+|[\\/\0\n"]/g, '');
}

const maxNumber = 50;

function numbered(name: string): string[] {
  const dot = name.lastIndexOf('.');
  return Array.from({ length: maxNumber }, (_, index) => `${name.slice(0, dot)}-${index + 2}${name.slice(dot)}`);
}
