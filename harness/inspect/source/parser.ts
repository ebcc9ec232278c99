import { Language, Parser } from 'web-tree-sitter';
import { type CopiedTree, copyTree } from './copy-tree.ts';
import type { ParsedText } from './parsed-text.ts';

export interface CppParser {
  /** Undefined where the tree is too deep or too large to be read. */
  parse(text: ParsedText): CopiedTree | undefined;
}

/** A parser with the grammar in these bytes. Nothing of it needs Node: the page brings the bytes along, too. */
export async function createParser(grammar: Uint8Array): Promise<CppParser> {
  await Parser.init();
  const language = await Language.load(grammar);
  return { parse: (text) => parseWith(language, text) };
}

/** What WebAssembly holds is freed by hand; nobody else would. */
function parseWith(language: Language, text: ParsedText): CopiedTree | undefined {
  const parser = new Parser();
  try {
    const tree = parser.setLanguage(language).parse(text.text);
    if (tree === null) throw new Error('the parser for C++ gave no tree');
    try {
      const cursor = tree.walk();
      try {
        return copyTree(cursor, text);
      } finally {
        cursor.delete();
      }
    } finally {
      tree.delete();
    }
  } finally {
    parser.delete();
  }
}
