import { isMap, isScalar, isSeq } from 'yaml';
import type { Node, Pair, Scalar, YAMLMap } from 'yaml';
import { asNode, keyText } from '../../../assignment/yaml/yaml-file.ts';
import { type TextEdit, columnOf, insertLines, nextLine } from './text-edit.ts';
import { type Layout, type ValueForm, indentation, indented } from './value-form.ts';

export interface Entry {
  readonly key: string;
  readonly form: ValueForm;
}

export function layoutOf(map: YAMLMap): Layout {
  return map.flow === true ? 'braces' : 'lines';
}

/** Inserts entries behind the one with the key `anchor`; before the others if there is none. */
export function insertEntries(
  text: string,
  map: YAMLMap,
  anchor: string | undefined,
  entries: readonly Entry[],
): TextEdit {
  const before = map.items.find((pair) => keyText(pair) === anchor);
  if (layoutOf(map) === 'braces') {
    const list = entries.map(({ key, form }) => `${key}: ${form.head}`).join(', ');
    // An anchor is missing only in empty braces.
    const at = before === undefined ? startOf(map) + 1 : endOfPair(text, before);
    return { from: at, to: at, text: before === undefined ? ` ${list} ` : `, ${list}` };
  }
  const first = asNode(map.items[0]?.key);
  const column = columnOf(text, first === null ? startOf(map) : startOf(first));
  const lines = indented(entries.flatMap(linesOfEntry), column);
  return insertLines(text, before === undefined ? startOf(map) : nextLine(text, endOfPair(text, before)), lines);
}

export function linesOfEntry({ key, form }: Entry): string[] {
  return [`${key}:${form.head === '' ? '' : ` ${form.head}`}`, ...indented(form.lines, indentation)];
}

/** Puts another value in the place of the one that the key has. Comments behind it stay. */
export function replaceValue(text: string, map: YAMLMap, key: string, form: ValueForm): TextEdit[] {
  const pair = map.items.find((one) => keyText(one) === key);
  const [keyNode, node] = [asNode(pair?.key), asNode(pair?.value)];
  if (keyNode === null || node === null) throw new Error(`There is no value of ${key} to replace`);
  const column = columnOf(text, startOf(keyNode));
  if (isScalar(node) && isBlock(node)) return replaceBlock(text, node, column, form);
  const [from, to] = [startOf(node), endOf(text, node)];
  const head = { from, to, text: form.head };
  if (form.lines.length === 0) return [head];
  return [head, insertLines(text, nextLine(text, to), indented(form.lines, column + indentation))];
}

function replaceBlock(text: string, node: Scalar, column: number, form: ValueForm): TextEdit[] {
  const start = startOf(node);
  const old = /^[|>][-+\d]*/.exec(text.slice(start, start + 3))?.[0] ?? '';
  const contentStart = nextLine(text, start);
  const contentEnd = Math.max(contentStart, nextLine(text, endOf(text, node)));
  const header = { from: start, to: start + old.length };
  if (form.lines.length === 0) {
    return [
      { ...header, text: form.head },
      { from: contentStart, to: contentEnd, text: '' },
    ];
  }
  const depth = depthOf(form.head, old, text.slice(contentStart, contentEnd), column);
  const lines = insertLines(text, contentStart, indented(form.lines, column + depth));
  return [
    { ...header, text: form.head.replace(/\d/, String(depth)) },
    { ...lines, to: contentEnd },
  ];
}

/** How deep the content of the block is below its key: as deep as the author has put it. */
function depthOf(head: string, old: string, content: string, column: number): number {
  const indicator = /\d/.exec(old)?.[0];
  const firstLine = /^( *)[^ \r\n]/m.exec(content)?.[1]?.length ?? 0;
  const depth = indicator === undefined ? firstLine - column : Number(indicator);
  const isTooDeep = /\d/.test(head) && depth > 9;
  return depth < 1 || isTooDeep ? indentation : depth;
}

function isBlock({ type }: Scalar): boolean {
  return type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
}

export function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** Where the last character of the node is, without the comments and the empty lines behind it. */
export function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isMap(node) && node.flow !== true) {
    const last = node.items.at(-1);
    return last === undefined ? end : endOfPair(text, last);
  }
  if (isSeq(node) && node.flow !== true) {
    const last = asNode(node.items.at(-1));
    return last === null ? end : endOf(text, last);
  }
  if (!isScalar(node) || !isBlock(node)) return end;
  const keepsLines = /^[|>]\d?\+/.test(text.slice(startOf(node), startOf(node) + 3));
  if (keepsLines) return text[end - 1] === '\n' ? end - 1 : end;
  return text.slice(0, end).trimEnd().length;
}

function endOfPair(text: string, { key, value }: Pair): number {
  const last = asNode(value) ?? asNode(key);
  return last === null ? 0 : endOf(text, last);
}
