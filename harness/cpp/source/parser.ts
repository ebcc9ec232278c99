import { Language, Parser } from 'web-tree-sitter';
import type { ReadingLimit } from '../../model/program/reading-limit.ts';
import { type CopiedTree, copyTree } from './copy-tree.ts';
import type { ParsedText } from './parsed-text.ts';
import { maxParserSteps } from './reading-limits.ts';

export interface CppParser {
  parse(text: ParsedText): Parsed;
  /** It has failed, and its memory may be damaged: whatever it is asked from then on, it does not answer. */
  readonly isBroken: boolean;
}

export type Parsed =
  | { readonly kind: 'tree'; readonly tree: CopiedTree }
  /** Where the text breaks a limit, in the student's own text. */
  | { readonly kind: 'limit'; readonly limit: ReadingLimit; readonly start: number };

/** A parser with the grammar in these bytes. Nothing of it needs Node: the page brings the bytes along, too. */
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
        // A trap of WebAssembly leaves a memory in which nothing can be relied on.
        isBroken = true;
        neverFreed.push(...used);
        return { kind: 'limit', limit: 'parser', start: text.tokenAt(0)?.start ?? 0 };
      }
    },
  };
}

/** What lies in a damaged memory: the garbage collector would let it be freed there, which ends the whole process. */
const neverFreed: unknown[] = [];

/** What WebAssembly holds is freed by hand. */
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
