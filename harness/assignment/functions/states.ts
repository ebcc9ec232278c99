import { isMap, isScalar } from 'yaml';
import type { Parameter } from '../../model/assignment/prototype.ts';
import type { ScalarType, Value } from '../../model/assignment/value.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { fieldText } from './field.ts';
import { positionsKey } from './prototypes.ts';
import { isMisspelt } from '../yaml/read-shape.ts';
import { readValue } from './values.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** A value of every private field, in the order of the class. */
export type State = readonly Value[];

/** The states of functions.yaml that have a name. */
export interface Positions {
  /** All names, including those of faulty states. */
  readonly names: readonly string[];
  readonly states: ReadonlyMap<string, State>;
  /** False when a name may be missing from `names`. */
  readonly complete: boolean;
}

export const unknownPositions: Positions = { names: [], states: new Map(), complete: false };

/** `functions` are the other keys of the file. */
export function readPositions(
  file: YamlFile,
  fields: readonly Parameter[],
  functions: readonly string[],
  report: Report,
): Positions {
  const names = keysAt(file, [positionsKey]);
  const states = new Map<string, State>();
  for (const name of names) {
    const state = readState(file, [positionsKey, name], fields, report);
    if (state !== undefined) states.set(name, state);
  }
  const node = nodeAt(file, [positionsKey]);
  const complete = node === undefined ? !isMisspelt(file, [], positionsKey, [...functions, positionsKey]) : isMap(node);
  return { names, states, complete };
}

/** The state that a call names or writes out. Any other value has already been reported by the shape check. */
export function readPlacement(
  file: YamlFile,
  path: Path,
  fields: readonly Parameter[],
  positions: Positions,
  report: Report,
): State | undefined {
  const node = nodeAt(file, path);
  if (isMap(node)) return readState(file, path, fields, report);
  if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') return undefined;
  if (positions.complete && !positions.names.includes(node.value)) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: `the position ${node.value}`,
      expected:
        positions.names.length === 0
          ? `one listed under ${positionsKey}, but none are listed`
          : `one of ${positions.names.join(', ')}`,
      ...didYouMean(node.value, positions.names),
    });
  }
  return positions.states.get(node.value);
}

function readState(file: YamlFile, path: Path, fields: readonly Parameter[], report: Report): State | undefined {
  if (!isMap(nodeAt(file, path))) return undefined;
  const known = fields.map((field) => field.name);
  for (const name of keysAt(file, path)) {
    if (known.includes(name)) continue;
    report({
      file: file.name,
      place: placeOfKey(file, [...path, name]),
      found: `the field ${name}`,
      expected: `one of ${known.join(', ')}`,
      ...didYouMean(name, known),
    });
  }
  const state = fields.map((field) => readField(file, path, field, known, report));
  return state.every((value) => value !== undefined) ? state : undefined;
}

function readField(
  file: YamlFile,
  path: Path,
  field: Parameter,
  known: readonly string[],
  report: Report,
): Value | undefined {
  const { name, type } = field;
  if (keysAt(file, path).includes(name))
    return readValue(file, [...path, name], { type, role: fieldText(field) }, report);
  if (!isMisspelt(file, path, name, known)) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: `no ${name}`,
      expected: 'a value of every private field',
      cure: `add ${name}: ...`,
    });
  }
  return undefined;
}

/** The values of a new object's memory before its constructor runs, which must overwrite every field. */
export function garbage(fields: readonly Parameter[]): State {
  return fields.map((field) => garbageOf(field.type));
}

function garbageOf(type: ScalarType): Value {
  switch (type) {
    case 'bool':
      return true;
    case 'char':
    case 'string':
      return '?';
    case 'int':
    case 'long long':
      return 99n;
    case 'char[8][8]':
      return Array.from({ length: 8 }, () => '????????').join('\n');
    default:
      return type satisfies never;
  }
}
