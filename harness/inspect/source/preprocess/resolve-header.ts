import type { FileText } from './file-text.ts';
import { GiveUp } from './give-up.ts';
import type { HeaderName } from './header-name.ts';

export type ResolvedHeader =
  | { readonly kind: 'own'; readonly file: FileText }
  | { readonly kind: 'system'; readonly name: string };

/** The file that the compiler takes. All files of a program lie in one folder, which is searched for names in quotes. */
export function resolveHeader({ name, system }: HeaderName, files: ReadonlyMap<string, FileText>): ResolvedHeader {
  let plain = name;
  while (plain.startsWith('./')) plain = plain.slice(2);
  // `../source/board.h` is the same file by another way.
  if (plain.startsWith('/') || /(?:^|\/)\.{0,2}\//.test(plain)) throw new GiveUp('condition');
  const file = system && plain === name ? undefined : files.get(plain);
  return file === undefined ? { kind: 'system', name: plain } : { kind: 'own', file };
}
