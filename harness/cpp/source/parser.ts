import { Language, Parser } from 'web-tree-sitter';
import type { ReadingLimit } from '../../model/program/reading-limit.ts';
import { type CopiedTree, copyTree } from './copy-tree.ts';
import type { ParsedText } from './parsed-text.ts';
import { maxParserSteps } from './reading-limits.ts';

export interface CppParser {
  parse(text: ParsedText): Parsed;
  /** It has failed, and its memory may be damaged: from then on it parses nothing. */
  readonly isBroken: boolean;
}

export type Parsed =
  | { readonly kind: 'tree'; readonly tree: CopiedTree }
  /** Where the text breaks a limit, in the student's own text. */
  | { readonly kind: 'limit'; readonly limit: ReadingLimit; readonly start: number };

/** A parser with the grammar in these bytes. Nothing in it needs Node. */
export async function createParser(grammar: Uint8Array): Promise<CppParser> {
  await Parser.init();
  const language = await Language.load(grammar);
  let isBroken = false;
  return {
    get isBroken() {
      return isBroken;
    },
    parse(text) {
      if (isBroken) return { kind: 'limit', limit: 'failure', start: 0 };
      const used: unknown[] = [language];
      try {
        return parseWith(language, text, used);
      } catch {
        // After a trap of WebAssembly, nothing in its memory can be relied on.
        isBroken = true;
        neverFreed.push(...used);
        return { kind: 'limit', limit: 'parser', start: text.tokenAt(0)?.start ?? 0 };
      }
    },
  };
}

/** Objects in a damaged memory. If the garbage collector freed them there, the whole process would end. */
const neverFreed: unknown[] = [];

/** Objects of WebAssembly must be freed explicitly. */
function parseWith(language: Language, text: ParsedText, used: unknown[]): Parsed {
  const parser = new Parser();
  used.push(parser);
  let steps = 0;
  let reached = 0;
  const allowed = maxParserSteps(text.text.length);
  const tree = parser.setLanguage(language).parse(text.text, null, {
    progressCallback({ currentOffset }) {
      steps += 1;
      reached = currentOffset;
      return steps > allowed;
    },
  });
  if (tree === null) {
    parser.delete();
    return { kind: 'limit', limit: 'parser', start: text.tokenAt(reached)?.start ?? 0 };
  }
  used.push(tree);
  const cursor = tree.walk();
  used.push(cursor);
  const copied = copyTree(cursor, text);
  cursor.delete();
  tree.delete();
  parser.delete();
  return copied.kind === 'tree' ? copied : { ...copied, start: text.tokenAt(copied.at)?.start ?? 0 };
}
