import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import type { HeaderName } from './header-name.ts';

export type ResolvedHeader =
  | { readonly kind: 'own'; readonly file: FileText }
  | { readonly kind: 'system'; readonly name: string };

/**
 * The file that the compiler uses. All files of a program are in one folder, which is searched for names in quotes.
 * With `isUsual`, a name that is not a usual header's is found as on Windows (toolchain/gxx/compile/included-name.ts).
 */
export function resolveHeader(
  { name, system }: HeaderName,
  files: ReadonlyMap<string, FileText>,
  isUsual?: (header: string) => boolean,
): ResolvedHeader {
  let plain = name;
  while (plain.startsWith('./')) plain = plain.slice(2);
  const exact = system && plain === name ? undefined : files.get(plain);
  if (exact !== undefined) return { kind: 'own', file: exact };
  const file = isUsual?.(plain) === false ? similarFile(plain, files) : undefined;
  if (file !== undefined) return { kind: 'own', file };
  // `../source/board.h` is the same file by another way.
  if (plain.startsWith('/') || /(?:^|\/)\.{0,2}\//.test(plain)) throw new GiveUp('condition');
  return { kind: 'system', name: isUsual === undefined ? plain : plain.toLowerCase() };
}

/** A file with the same name without its folders, or apart from capitals. */
function similarFile(name: string, files: ReadonlyMap<string, FileText>): FileText | undefined {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const exact = files.get(base);
  if (exact !== undefined) return exact;
  for (const [candidate, file] of files) if (candidate.toLowerCase() === base.toLowerCase()) return file;
  return undefined;
}
