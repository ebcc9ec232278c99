import { isScalar } from 'yaml';
import type { Report } from '../yaml/author-problem.ts';
import { describeNode } from '../yaml/describe-node.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { type Path, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** A value in a file, and where its mistakes are reported. */
export interface At {
  readonly file: YamlFile;
  readonly path: Path;
  readonly report: Report;
}

/** A mistake; its place is that of the value. */
export interface Words {
  readonly found: string;
  readonly expected: string;
  readonly cure?: string | undefined;
}

export function below(at: At, ...steps: Path): At {
  return { ...at, path: [...at.path, ...steps] };
}

export function complain({ file, path, report }: At, words: Words): undefined {
  report({ file: file.name, place: placeAt(file, path), ...withoutEmptyCure(words) });
}

/** The same; the place is that of the key. */
export function complainOfKey({ file, path, report }: At, words: Words): undefined {
  report({ file: file.name, place: placeOfKey(file, path), ...withoutEmptyCure(words) });
}

function withoutEmptyCure({ found, expected, cure }: Words) {
  return { found, expected, ...(cure === undefined ? {} : { cure }) };
}

export function isGiven({ file, path }: At): boolean {
  return nodeAt(file, path) !== undefined;
}

/** What the file has there, to continue a sentence after "found". */
export function foundAt({ file, path }: At): string {
  const node = nodeAt(file, path);
  return node === undefined ? `no ${path.at(-1) ?? 'content'}` : describeNode(node);
}

/** A number or a text as the author has written it. */
export interface Written {
  readonly text: string;
  readonly kind: 'number' | 'plain-text' | 'quoted-text';
}

/** Undefined for anything but a number or a text. */
export function writtenAt({ file, path }: At): Written | undefined {
  const node = nodeAt(file, path);
  if (!isScalar(node)) return undefined;
  if (typeof node.value === 'string') {
    return { text: node.value, kind: node.type === 'PLAIN' ? 'plain-text' : 'quoted-text' };
  }
  const isNumber = typeof node.value === 'bigint' || typeof node.value === 'number';
  return isNumber ? { text: node.source ?? String(node.value), kind: 'number' } : undefined;
}
