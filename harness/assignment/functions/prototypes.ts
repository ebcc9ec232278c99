import type { Prototype } from '../../model/assignment/prototype.ts';
import type { Report } from '../yaml/author-problem.ts';
import { unknownClass } from './class-under-test.ts';
import type { ClassUnderTest, PrivateState } from './class-under-test.ts';
import { parseMember } from './member.ts';
import { parsePrototype } from './prototype.ts';
import type { ParsedPrototype } from './prototype.ts';
import { inFile } from '../yaml/text-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { lengthAt, nodeAt, placeAt, valueAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** The required functions and members, as far as they could be read. */
export interface RequiredFunctions {
  readonly prototypes: readonly Prototype[];
  /** Every name that could be read, including those of faulty prototypes. */
  readonly names: readonly string[];
  /** False when a name could not be read; then a name that is missing from `names` may still be a required one. */
  readonly complete: boolean;
  /** The private state, which a call of a member begins and ends with. */
  readonly state: PrivateState;
}

/** Used when assignment.yaml cannot be read. */
export const unknownFunctions: RequiredFunctions = {
  prototypes: [],
  names: [],
  complete: false,
  state: unknownClass.state,
};

/** The key of functions.yaml that holds the states of a class by name. */
export const positionsKey = 'positions';

export function readPrototypes(file: YamlFile, { name, state }: ClassUnderTest, report: Report): RequiredFunctions {
  const names: string[] = [];
  const free = readList(file, ['functions'], (text) => parsePrototype(text), names, report);
  const fields = state.kind === 'known' ? state.fields : [];
  const parse = name === undefined ? () => undefined : (text: string) => parseMember(text, { name, fields });
  const list = ['class', 'members'];
  const members = readList(file, list, parse, names, report);
  return {
    // Calls of a member cannot be understood without the private fields.
    prototypes: [...free.prototypes, ...(state.kind === 'known' ? members.prototypes : [])],
    names,
    complete: free.complete && (state.kind === 'none' || (members.complete && lengthAt(file, list) > 0)),
    state,
  };
}

interface PrototypeList {
  readonly prototypes: readonly Prototype[];
  readonly complete: boolean;
}

function readList(
  file: YamlFile,
  list: Path,
  parse: (text: string) => ParsedPrototype | undefined,
  names: string[],
  report: Report,
): PrototypeList {
  const prototypes: Prototype[] = [];
  let complete = true;
  for (let index = 0; index < lengthAt(file, list); index++) {
    const path = [...list, index];
    const node = nodeAt(file, path);
    const text = valueAt(file, path);
    const parsed = typeof text === 'string' && text.trim() !== '' ? parse(text) : undefined;
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
      if (name === positionsKey && nodeAt(file, ['class']) !== undefined) {
        const expected = `another name, because functions.yaml lists the states of a class under ${positionsKey}`;
        report({ file: file.name, place: placeAt(file, path), found: `the function ${name}`, expected });
      }
      names.push(name);
      if (parsed.kind === 'prototype') prototypes.push(parsed.prototype);
    }
    if (parsed.kind === 'problems') parsed.problems.forEach((problem) => report(inFile(file, node, problem)));
  }
  const absent = nodeAt(file, list) === undefined;
  return { prototypes, complete: complete && (absent || Array.isArray(valueAt(file, list))) };
}
