import type { Parameter, Prototype } from '../../model/assignment/prototype.ts';
import type { Value } from '../../model/assignment/value.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { callShape } from './call-shape.ts';
import { fieldText } from './field.ts';
import { partAt } from '../yaml/read-shape.ts';
import { readValue } from './values.ts';
import type { ExpectedValue } from './values.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, lengthAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/* The values of one golden call. Without a prototype, any value is accepted. */

/** What a caller passes; the private fields of a member are read elsewhere. */
export function readArguments(
  file: YamlFile,
  path: Path,
  prototype: Prototype | undefined,
  report: Report,
): (Value | undefined)[] {
  const list = [...path, 'args'];
  const count = lengthAt(file, list);
  const parameters = prototype?.parameters.slice(prototype.member?.fields ?? 0);
  if (parameters !== undefined && partAt(file, callShape.shape.args, list) !== undefined) {
    if (count !== parameters.length) {
      report({
        file: file.name,
        place: placeAt(file, list),
        found: count === 1 ? '1 argument' : `${count} arguments`,
        expected: `${parameters.length}: ${prototype?.text ?? ''}`,
      });
    }
  }
  return Array.from({ length: count }, (_, index) => {
    const parameter = parameters?.[index];
    return readValue(file, [...list, index], expectedOf(parameter), report);
  });
}

function expectedOf(parameter: Parameter | undefined): ExpectedValue {
  return parameter === undefined ? { type: 'any' } : { type: parameter.type, role: fieldText(parameter) };
}

export function readReturned(
  file: YamlFile,
  path: Path,
  prototype: Prototype | undefined,
  report: Report,
): Value | undefined {
  const at = [...path, 'returns'];
  const given = nodeAt(file, at) !== undefined;
  if (prototype?.returns === 'void') {
    if (given) {
      report({
        file: file.name,
        place: placeOfKey(file, at),
        found: `returns for ${prototype.name}`,
        expected: 'none, because the function is void',
        cure: 'drop returns; write what the function changes under after, and what it prints under prints',
      });
    }
    return undefined;
  }
  if (prototype === undefined) {
    if (given) readValue(file, at, { type: 'any' }, report);
    return undefined;
  }
  if (!given) return undefined;
  return readValue(file, at, { type: prototype.returns, role: `what ${prototype.name} returns` }, report);
}

/** The values of reference parameters after the call, by name; a call lists only those that change. */
export function readChanged(
  file: YamlFile,
  path: Path,
  prototype: Prototype | undefined,
  report: Report,
): ReadonlyMap<string, Value> {
  const map = [...path, 'after'];
  const parameters = prototype?.parameters ?? [];
  const references = parameters.filter((parameter) => parameter.passing === 'reference');
  const names = references.map((reference) => reference.name);
  const changed = new Map<string, Value>();
  for (const name of keysAt(file, map)) {
    const at = [...map, name];
    const parameter = references.find((reference) => reference.name === name);
    if (prototype !== undefined && parameter === undefined) {
      const byValue = parameters.some((other) => other.name === name);
      report({
        file: file.name,
        place: placeOfKey(file, at),
        found: `a value after the call for ${name}${byValue ? ', which is passed by value' : ''}`,
        expected: names.length === 0 ? 'no after, because nothing is passed by reference' : `only ${names.join(', ')}`,
        ...(byValue ? {} : didYouMean(name, names)),
      });
    } else {
      const value = readValue(file, at, expectedOf(parameter), report);
      if (value !== undefined) changed.set(name, value);
    }
  }
  return changed;
}
