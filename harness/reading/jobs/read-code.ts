import type { CppParser } from '../../inspect/source/parser.ts';
import { readSource } from '../../inspect/source/source-file.ts';
import { type CodeToken, codeTokens } from '../../similarity/code-tokens.ts';

export interface ReadCode {
  readonly name: string;
  readonly tokens: readonly CodeToken[];
  /** Longer or deeper than any program of a course: nothing of it was read. */
  readonly unreadable: boolean;
}

/** A source as it is compared: as the compiler parses it, with the student's own macros in place. */
export function readCode(
  parser: CppParser,
  { name, text }: { readonly name: string; readonly text: string },
): ReadCode {
  const { root, unread, placeOf } = readSource(parser, { name, text }, () => undefined);
  const unreadable = unread.some(({ because }) => because === 'size');
  return { name, tokens: codeTokens(root, (offset) => placeOf(offset).line), unreadable };
}
