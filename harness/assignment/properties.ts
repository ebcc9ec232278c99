import type { Property } from '../model/assignment.ts';
import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { isMisspelt, partAt } from './read-shape.ts';
import { propertyShape } from './shape.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from './yaml-path.ts';

const known = Object.keys(propertyShape.shape);

export function readProperties(file: YamlFile, functions: RequiredFunctions, report: Report): Property[] {
  return keysAt(file, ['properties']).flatMap((name) => readProperty(file, name, functions, report) ?? []);
}

function readProperty(
  file: YamlFile,
  name: string,
  functions: RequiredFunctions,
  report: Report,
): Property | undefined {
  const path = ['properties', name];
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) {
    report({
      file: file.name,
      place: placeOfKey(file, path),
      found: `the property name ${JSON.stringify(name)}`,
      expected: 'letters, digits, - and _, as it becomes part of an id',
    });
  }
  const plays = partAt(file, propertyShape.shape.plays, [...path, 'plays']);
  const calls = partAt(file, propertyShape.shape.calls, [...path, 'calls']);
  const either = ['plays', 'calls'].filter((key) => nodeAt(file, [...path, key]) !== undefined);
  const misspelt = isMisspelt(file, path, 'plays', known) || isMisspelt(file, path, 'calls', known);
  if (nodeAt(file, path) !== undefined && (either.length === 2 || (either.length === 0 && !misspelt))) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: either.length === 2 ? 'both plays and calls' : 'neither plays nor calls',
      expected: 'exactly one of the two',
      cure: 'plays: <generator of sessions> for whole programs, calls: <function> for calls',
    });
  }
  if (calls !== undefined && functions.complete && !functions.names.includes(calls)) {
    report({
      file: file.name,
      place: placeAt(file, [...path, 'calls']),
      found: `the function ${calls}`,
      expected: functions.names.length === 0 ? 'a required function, of which there are none' : oneOf(functions.names),
      ...didYouMean(calls, functions.names),
    });
  }
  const rest = partAt(file, propertyShape, path);
  if (rest === undefined) return undefined;
  const { about, points, runs } = rest;
  const id = `properties/${name}`;
  if (plays !== undefined) return { id, about, points, runs, target: { kind: 'sessions', generator: plays } };
  return calls === undefined ? undefined : { id, about, points, runs, target: { kind: 'calls', function: calls } };
}

function oneOf(names: readonly string[]): string {
  return `one of ${names.join(', ')}`;
}
