import { readEveryBranch } from '../../cpp/source/every-branch.ts';
import type { CppParser } from '../../cpp/source/parser.ts';
import { type CodeToken, codeTokens } from '../../similarity/code-tokens.ts';

export interface ReadCode {
  readonly name: string;
  readonly tokens: readonly CodeToken[];
  /** Longer or deeper than any program of a course: nothing of it was read. */
  readonly unreadable: boolean;
}

/** A source as it is compared: all that any compiler may see of it, with the student's own macros expanded. */
export function readCode(parser: CppParser, source: { readonly name: string; readonly text: string }): ReadCode {
  const { root, unread, placeOf } = readEveryBranch(parser, source);
  const unreadable = unread.some(({ because }) => because === 'limit');
  return {
    name: source.name,
    tokens: codeTokens(root, (offset) => placeOf(offset).line),
    unreadable,
  };
}
