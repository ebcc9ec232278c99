import { isScalar } from 'yaml';
import type { Node, Scalar } from 'yaml';
import type { AuthorProblem, Place } from './author-problem.ts';
import { placeInText } from './text-place.ts';
import type { YamlFile } from './yaml-file.ts';

/** A mistake inside a text in the file; `offset` counts from the beginning of the text. */
export interface TextProblem {
  readonly offset: number;
  readonly found: string;
  readonly expected: string;
  readonly cure?: string;
}

export function inFile(file: YamlFile, node: Node, { offset, ...words }: TextProblem): AuthorProblem {
  return { file: file.name, place: placeInScalar(file, node, offset), ...words };
}

function placeInScalar(file: YamlFile, node: Node, offset: number): Place {
  const start = node.range?.[0] ?? 0;
  if (!isScalar(node) || typeof node.value !== 'string') return placeInText(file.text, start);
  if (isLiteralBlock(node)) return placeInBlock(file, node.value, start, offset);
  const quote = node.type === 'PLAIN' ? 0 : 1;
  // Escapes and folded lines shift what follows them; then the message names the beginning of the text.
  const verbatim = file.text.startsWith(node.value, start + quote);
  return placeInText(file.text, verbatim ? start + quote + offset : start);
}

export function isLiteralBlock(node: Scalar): boolean {
  return node.type === 'BLOCK_LITERAL';
}

/** A literal block begins on the line after its |, and YAML has removed only indentation from its lines. */
function placeInBlock(file: YamlFile, value: string, start: number, offset: number): Place {
  const before = value.slice(0, offset).split('\n');
  const line = placeInText(file.text, start).line + before.length;
  const source = (file.text.split('\n')[line - 1] ?? '').replace(/\r$/, '');
  const content = value.split('\n')[before.length - 1] ?? '';
  const indentation = source.length - content.length;
  const column = Math.max(0, indentation) + [...(before.at(-1) ?? '')].length + 1;
  return { line, column };
}
