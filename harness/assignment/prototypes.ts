import type { Prototype } from '../model/prototype.ts';
import type { Report } from './author-problem.ts';
import { parsePrototype } from './prototype.ts';
import { inFile } from './text-problem.ts';
import type { YamlFile } from './yaml-file.ts';
import { lengthAt, nodeAt, placeAt, valueAt } from './yaml-path.ts';

/** The required functions, as far as they could be read. */
export interface RequiredFunctions {
  readonly prototypes: readonly Prototype[];
  /** Every name that could be read, those of faulty prototypes too. */
  readonly names: readonly string[];
  /** False when a name could not be read; a name that is not among `names` may then be a required one. */
  readonly complete: boolean;
}

/** What is known while assignment.yaml cannot be read. */
export const unknownFunctions: RequiredFunctions = { prototypes: [], names: [], complete: false };

export function readPrototypes(file: YamlFile, report: Report): RequiredFunctions {
  const prototypes: Prototype[] = [];
  const names: string[] = [];
  let complete = true;
  for (let index = 0; index < lengthAt(file, ['functions']); index++) {
    const path = ['functions', index];
    const node = nodeAt(file, path);
    const text = valueAt(file, path);
    const parsed = typeof text === 'string' && text.trim() !== '' ? parsePrototype(text) : undefined;
    if (node === undefined || parsed === undefined) {
      complete = false;
      continue;
    }
    const name = parsed.kind === 'prototype' ? parsed.prototype.name : parsed.name;
    if (name === undefined) {
      complete = false;
    } else if (names.includes(name)) {
      const cure = 'one function name, one prototype: drop this one or rename it';
      const found = `the function ${name} a second time`;
      report({ file: file.name, place: placeAt(file, path), found, expected: 'every function once', cure });
    } else {
      names.push(name);
      if (parsed.kind === 'prototype') prototypes.push(parsed.prototype);
    }
    if (parsed.kind === 'problems') parsed.problems.forEach((problem) => report(inFile(file, node, problem)));
  }
  const absent = nodeAt(file, ['functions']) === undefined;
  return { prototypes, names, complete: complete && (absent || Array.isArray(valueAt(file, ['functions']))) };
}
