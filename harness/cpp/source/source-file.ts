import type { LineAndColumn } from './lines.ts';
import type { FileFace } from './faces.ts';
import { joinTokens } from './parsed-text.ts';
import type { CppParser, Parsed } from './parser.ts';
import type { FileText } from './preprocess/file-text.ts';
import type { Macros } from './preprocess/macro.ts';
import type { Include } from './preprocess/visit.ts';
import { maxCharacters, maxTokens } from './reading-limits.ts';
import type { SyntaxNode } from './syntax-node.ts';
import type { Token } from './token.ts';
import { unreadItems } from './tree-faults.ts';
import type { Unread } from './unread.ts';

/** A source file of a submission, read once for all the rules. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  /** Of the text as it is written: with comments, directives and what `#if` leaves out. */
  readonly tokens: readonly Token[];
  /** As the compiler parses them: without comments, directives and what `#if` leaves out, macros in place. */
  readonly parsed: readonly Token[];
  readonly includes: readonly Include[];
  /** What the program's own files define. */
  readonly macros: Macros;
  /** Of what the compiler sees: no comments, no directives, macros in place. */
  readonly root: SyntaxNode;
  /** Where the tree cannot be relied on, in the order of the text. */
  readonly unread: readonly Unread[];
  /** From an offset in the text to what people see in an editor. */
  placeOf(offset: number): LineAndColumn;
}

export function sourceFile(
  parser: CppParser,
  { name, text, tokens, placeOf }: FileText,
  { face, unread }: FileFace,
  macros: Macros,
): SourceFile {
  const parsed = parse(parser, face.tokens);
  const faults = parsed.kind === 'tree' ? parsed.faults : [parsed.unread];
  return {
    name,
    text,
    tokens,
    parsed: face.tokens,
    includes: face.includes,
    macros,
    root: parsed.kind === 'tree' ? parsed.root : emptyRoot,
    unread: [...unread, ...faults].toSorted((a, b) => a.start - b.start || a.end - b.end),
    placeOf,
  };
}

type ParsedFile =
  | { readonly kind: 'tree'; readonly root: SyntaxNode; readonly faults: readonly Unread[] }
  | { readonly kind: 'unread'; readonly unread: Unread };

function parse(parser: CppParser, tokens: readonly Token[]): ParsedFile {
  const tooLong = placeTooLong(tokens);
  if (tooLong !== undefined) return { kind: 'unread', unread: tooLong };
  const joined = joinTokens(tokens);
  const parsed: Parsed = parser.parse(joined);
  if (parsed.kind === 'limit') {
    const { limit, start } = parsed;
    return { kind: 'unread', unread: { start, end: Number.MAX_SAFE_INTEGER, because: 'limit', limit } };
  }
  const faults = unreadItems(parsed.tree, ({ parsedAt }) => joined.bracesBefore(parsedAt), joined.isBalanced);
  return { kind: 'tree', root: parsed.tree.root, faults };
}

/** Macros may have made more tokens than the file has. */
function placeTooLong(tokens: readonly Token[]): Unread | undefined {
  const end = Number.MAX_SAFE_INTEGER;
  const first = tokens[maxTokens];
  if (first !== undefined) return { start: first.start, end, because: 'limit', limit: 'tokens' };
  let characters = 0;
  for (const { text, start } of tokens) {
    characters += text.length;
    if (characters > maxCharacters) return { start, end, because: 'limit', limit: 'characters' };
  }
  return undefined;
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
