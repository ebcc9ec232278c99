import { tokensOf } from './lexer.ts';
import { type LineAndColumn, placesIn } from './lines.ts';
import type { Macros } from './macro.ts';
import { joinTokens } from './parsed-text.ts';
import type { CppParser } from './parser.ts';
import { type Include, preprocess } from './preprocess.ts';
import type { SyntaxNode } from './syntax-node.ts';
import type { Token } from './token.ts';
import { unreadItems } from './tree-faults.ts';
import type { Unread } from './unread.ts';

/** A source file of a submission, read once for all the rules. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  /** Of the text as it stands: with comments, directives and what `#if` leaves out. */
  readonly tokens: readonly Token[];
  /** As the compiler parses them: without comments, directives and what `#if` leaves out, macros in place. */
  readonly parsed: readonly Token[];
  readonly includes: readonly Include[];
  readonly macros: Macros;
  /** Of what the compiler sees: no comments, no directives, macros in place. */
  readonly root: SyntaxNode;
  /** Where the tree cannot be relied on, in the order of the text. */
  readonly unread: readonly Unread[];
  /** From an offset in the text to what people see in an editor. */
  placeOf(offset: number): LineAndColumn;
}

export function readSource(
  parser: CppParser,
  { name, text }: { readonly name: string; readonly text: string },
  macrosOf: (header: string) => Macros | undefined,
): SourceFile {
  const tokens = tokensOf(text);
  const { tokens: parsed, includes, macros, unread } = preprocess(tokens, macrosOf);
  const joined = joinTokens(parsed);
  const tree = parser.parse(joined);
  const faults =
    tree === undefined
      ? [{ start: 0, end: text.length, because: 'size' as const }]
      : unreadItems(tree, ({ parsedAt }) => joined.bracesBefore(parsedAt), joined.isBalanced);
  return {
    name,
    text,
    tokens,
    parsed,
    includes,
    macros,
    root: tree?.root ?? emptyRoot,
    unread: [...unread, ...faults].toSorted((a, b) => a.start - b.start || a.end - b.end),
    placeOf: placesIn(text),
  };
}

const emptyRoot: SyntaxNode = {
  type: 'translation_unit',
  named: true,
  field: undefined,
  text: '',
  start: 0,
  end: 0,
  parsedAt: 0,
  parent: undefined,
  children: [],
};
