import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Node, Pair, Scalar } from 'yaml';
import type { Report } from './author-problem.ts';
import { addDuplicateKeys } from './duplicate-keys.ts';
import { isPlainInteger, isPlainNumber } from './number-spelling.ts';
import { reportSyntax } from './syntax-problems.ts';
import { placesInText } from './text-place.ts';

/** One YAML file. Its nodes have places; yaml-path.ts finds nodes. */
export interface YamlFile {
  readonly name: string;
  readonly text: string;
  readonly root: Node | null;
}

/** Undefined if the text is not valid YAML; then all errors have been reported. */
export function parseYaml(name: string, source: string, report: Report): YamlFile | undefined {
  // Windows editors write a byte order mark, which is invisible and not part of the first line.
  const text = source.replace(/^\uFEFF/, '');
  const document = parseDocument(text, {
    intAsBigInt: true,
    prettyErrors: false,
    // The package would compare every key with every other one (duplicate-keys.ts).
    uniqueKeys: false,
    // Explicit, because a %YAML 1.1 line would otherwise bring back octal numbers and yes/no.
    schema: 'core',
  });
  addDuplicateKeys(document);
  const placeOf = placesInText(text);
  const readable = reportSyntax(document, text, (offset, words) =>
    report({ file: name, place: placeOf(offset), ...words }),
  );
  return readable ? { name, text, root: document.contents } : undefined;
}

/**
 * Maps, lists, texts, booleans, null; integers as bigint. A number in a spelling that some reader could take for
 * another value (0122, 0x10, 1e3) becomes a symbol, which no shape accepts.
 */
export function plainValue(node: Node | null): unknown {
  if (isScalar(node) || node === null) return plainScalar(node);
  if (!known.has(node)) known.set(node, plainCollection(node));
  return known.get(node);
}

/** The values of maps and lists. They are needed again and again: for parts of a file and for the whole file. */
const known = new WeakMap<Node, unknown>();

function plainCollection(node: Node): unknown {
  if (isMap(node)) {
    const entries = new Map<string, unknown>();
    for (const pair of node.items) {
      const key = keyText(pair);
      // The first of two equal keys counts, here as in every search by path.
      if (!entries.has(key)) entries.set(key, plainValue(asNode(pair.value)));
    }
    return Object.fromEntries(entries);
  }
  return isSeq(node) ? node.items.map((item) => plainValue(asNode(item))) : null;
}

function plainScalar(node: Scalar | null): unknown {
  if (node === null) return null;
  const source = node.source ?? '';
  if (typeof node.value === 'bigint') return isPlainInteger(source) ? node.value : Symbol(source);
  if (typeof node.value === 'number') return isPlainNumber(source) ? node.value : Symbol(source);
  return node.value;
}

export function asNode(item: unknown): Node | null {
  return isMap(item) || isSeq(item) || isScalar(item) || isAlias(item) ? item : null;
}

/** Keys are texts, quoted or not: 2021 and '2021' name the same dialect. */
export function keyText(pair: Pair): string {
  if (!isScalar(pair.key)) return '';
  return typeof pair.key.value === 'string' ? pair.key.value : (pair.key.source ?? '');
}
