import { isMap, isScalar, isSeq } from 'yaml';
import type { Node, YAMLMap } from 'yaml';
import { cureForNumber, isPlainNumber } from './number-spelling.ts';

/** What the file has, to continue a sentence after "found". */
export function describeNode(node: Node): string {
  if (isMap(node)) return node.items.length === 0 ? 'an empty map' : 'a map';
  if (isSeq(node)) return node.items.length === 0 ? 'an empty list' : 'a list';
  if (!isScalar(node) || node.value === null) return 'nothing';
  if (typeof node.value !== 'string') return node.source ?? String(node.value);
  return node.value === '' ? 'an empty text' : `the text ${quoted(node.value)}`;
}

function quoted(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > 40 ? `${characters.slice(0, 40).join('')}...` : text);
}

/** The kind of value that is expected: it decides which common mistakes have a cure. */
export type Wanted = 'text' | 'number' | 'truth' | 'character' | 'other';

export function cureFor(node: Node, wanted: Wanted): string | undefined {
  if (wanted === 'text' && isMap(node)) return cureForColon(node);
  if (!isScalar(node) || node.value === null) return undefined;
  const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
  const isText = typeof node.value === 'string';
  switch (wanted) {
    case 'text':
    case 'character':
      return isText || (wanted === 'character' && [...text].length !== 1) ? undefined : `put it in quotes: '${text}'`;
    case 'number':
      return isText && isPlainNumber(text) ? `drop the quotes: ${text}` : cureForNumber(text);
    case 'truth':
      if (/^(true|yes|y|on|1)$/i.test(text)) return 'write true, without quotes';
      return /^(false|no|n|off|0)$/i.test(text) ? 'write false, without quotes' : undefined;
    case 'other':
      return undefined;
    default:
      return wanted satisfies never;
  }
}

/** `note: white plays B1;` without quotes is a map with the key `note`. */
function cureForColon({ items }: YAMLMap): string | undefined {
  const [pair, ...others] = items;
  if (others.length > 0 || !isScalar(pair?.key) || !isScalar(pair.value)) return undefined;
  return `put it in quotes: '${String(pair.key.value)}: ${String(pair.value.value)}'`;
}
