import { isAlias, isNode, isScalar, visit } from 'yaml';
import type { Document, ErrorCode, YAMLParseError } from 'yaml';
import { findShallowLine } from './shallow-line.ts';
import { placesInText } from './text-place.ts';

interface Words {
  readonly found: string;
  readonly expected: string;
  readonly cure?: string;
}

type ReportAt = (offset: number, words: Words) => void;

/** Mistakes after which the tree is still what the author meant, so that its shape can be checked at once. */
const harmless: readonly ErrorCode[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START', 'BAD_DQ_ESCAPE', 'MULTIPLE_DOCS'];

/** Looking around an error takes time in proportion to the text, and an author reads only the first few errors. */
const maxLookedAt = 200;

/** Whether the shape of the document can be checked. */
export function reportSyntax(document: Document.Parsed, text: string, report: ReportAt): boolean {
  const placeOf = placesInText(text);
  let line = -1;
  let endOfBlock = 0;
  for (const [index, error] of document.errors.entries()) {
    if (error.pos[0] < endOfBlock) continue;
    const shallow = index < maxLookedAt ? findShallowLine(text, error.pos[0]) : undefined;
    if (shallow !== undefined) {
      report(shallow.offset, tooShallow(shallow.header));
      endOfBlock = shallow.end;
      continue;
    }
    // One mistake often breaks several rules of YAML; the first error on a line is enough.
    const lineOfError = placeOf(error.pos[0]).line;
    if (lineOfError !== line) report(startOfQuote(document, error) ?? error.pos[0], wordsFor(error, text));
    line = lineOfError;
  }
  const understood = document.errors.every((error) => harmless.includes(error.code));
  return understood && reportUnusedFeatures(document, text, report);
}

function reportUnusedFeatures(document: Document.Parsed, text: string, report: ReportAt): boolean {
  let readable = true;
  for (const warning of document.warnings) {
    report(warning.pos[0], {
      found: 'a tag (a word that begins with !)',
      expected: 'a plain value',
      cure: 'put the value in quotes if the ! belongs to it',
    });
  }
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        report(offset, unusedMark(`the alias *${node.source}`, '*'));
        readable = false;
      } else if (node.anchor !== undefined) {
        const mark = text.lastIndexOf(`&${node.anchor}`, offset);
        report(mark === -1 ? offset : mark, unusedMark(`the anchor &${node.anchor}`, '&'));
      }
    },
    Pair(_key, pair) {
      if (isScalar(pair.key) || isAlias(pair.key)) return;
      const offset = isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
      report(offset, {
        found: 'a list or map in the place of a key',
        expected: 'a name',
        cure: 'put the key in quotes',
      });
      readable = false;
    },
  });
  return readable;
}

/** An unclosed quote is noticed only at the end of the file, but the author must see where it was opened. */
function startOfQuote(document: Document.Parsed, error: YAMLParseError): number | undefined {
  if (!isUnclosedQuote(error)) return undefined;
  let start: number | undefined;
  visit(document, {
    Scalar(_key, scalar) {
      if (scalar.type?.startsWith('QUOTE') && scalar.range?.[1] === error.pos[0]) start = scalar.range[0];
    },
  });
  return start;
}

function isUnclosedQuote(error: YAMLParseError): boolean {
  return error.code === 'MISSING_CHAR' && error.message.includes('quote');
}

function unusedMark(found: string, mark: string): Words {
  return { found, expected: 'the value itself', cure: `put the value in quotes if the ${mark} belongs to it` };
}

function tooShallow(header: string): Words {
  return {
    found: 'a line that is indented less than the first line of its block',
    expected: 'every line of a block as far to the right as its first',
    cure: `write ${header} if the first line begins with spaces; otherwise check the indentation`,
  };
}

const tabInIndentation: Words = {
  found: 'a tab in the indentation',
  expected: 'spaces only',
  cure: 'replace the tab with spaces',
};

function wordsFor(error: YAMLParseError, text: string): Words {
  const rest = text.slice(error.pos[0]);
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return {
        found: `the key ${/^[^:\n]*/.exec(rest)?.[0].trim() ?? ''} a second time`,
        expected: 'every key once',
        cure: 'join the two or rename one',
      };
    case 'RESOURCE_EXHAUSTION':
      return {
        found: 'lists or maps nested too deeply',
        expected: 'at most a few levels',
        cure: 'check the brackets here',
      };
    case 'TAB_AS_INDENT':
      return tabInIndentation;
    case 'BAD_SCALAR_START':
      return {
        found: `a value that begins with ${rest[0] ?? ''}`,
        expected: 'a character that YAML does not reserve',
        cure: 'put the value in quotes',
      };
    case 'BAD_DQ_ESCAPE':
      return {
        found: `the escape ${rest.slice(0, 2)}`,
        expected: 'one that YAML knows (\\n, \\t, \\", \\\\)',
        cure: "write \\\\ for a backslash, or use single quotes: '...'",
      };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        found: 'a second ":" in this place',
        expected: 'one value after the key',
        cure: 'put the value in quotes if the ":" belongs to it; otherwise check the indentation of this line and the next',
      };
    case 'MULTIPLE_DOCS':
      return { found: 'a second document after ---', expected: 'one document', cure: 'remove the line ---' };
    case 'MISSING_CHAR':
      if (isUnclosedQuote(error)) {
        return {
          found: 'a quote that is never closed',
          expected: 'a closing quote',
          cure: 'add it where the text ends',
        };
      }
      return {
        found: 'a line without ":"',
        expected: 'key: value',
        cure: 'add the ":", or check the indentation of the line',
      };
    case 'BAD_INDENT':
      if (rest.startsWith('\t')) return tabInIndentation;
      if (!error.message.includes('end with a')) return notYaml(error);
      return {
        found: 'a [ or { that is still open here',
        expected: 'its ] or }',
        cure: 'close it, or indent this line further',
      };
    case 'UNEXPECTED_TOKEN':
      if (/['"]$/.test(text.slice(0, error.pos[0]))) {
        return {
          found: 'more text after a closing quote',
          expected: 'the end of the line',
          cure: "inside '...' write '' for an apostrophe, or put the text in double quotes",
        };
      }
      if (!error.message.includes('block-seq-ind')) return notYaml(error);
      return {
        found: 'a list in the line of its key',
        expected: 'a new line',
        cure: 'begin the list on the next line',
      };
    default:
      return notYaml(error);
  }
}

function notYaml(error: YAMLParseError): Words {
  return {
    found: `something that is not YAML (${error.message})`,
    expected: 'well-formed YAML',
    cure: 'check the indentation, the quotes and the brackets here',
  };
}
