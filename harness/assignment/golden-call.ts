import type { GoldenCall } from '../model/assignment.ts';
import type { Parameter, Prototype } from '../model/prototype.ts';
import { formatValue } from '../model/value.ts';
import type { Value } from '../model/value.ts';
import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { isMisspelt, partAt } from './read-shape.ts';
import { callShape } from './shape.ts';
import { readValue } from './values.ts';
import type { ExpectedValue } from './values.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, lengthAt, nodeAt, placeAt, placeOfKey } from './yaml-path.ts';
import type { Path } from './yaml-path.ts';

/** One golden call, as far as it is well-formed. Every part is checked, whatever is wrong with the others. */
export function readCall(
  file: YamlFile,
  path: Path,
  id: string,
  prototype: Prototype | undefined,
  report: Report,
): GoldenCall | undefined {
  const args = readArguments(file, path, prototype, report);
  const returns = readReturned(file, path, prototype, report);
  const changed = readChanged(file, path, prototype, report);
  checkHidden(file, path, report);
  const rest = partAt(file, callShape, path);
  if (prototype === undefined || rest === undefined || !args.every((value) => value !== undefined)) return undefined;
  const { hint, visibility, points, prints } = rest;
  return {
    id,
    about: rest.about ?? callText(prototype.name, args),
    visibility,
    points,
    ...(hint === undefined ? {} : { hint }),
    function: prototype.name,
    args,
    ...(returns === undefined ? {} : { returns }),
    after: args.map((value, index) => changed.get(prototype.parameters[index]?.name ?? '') ?? value),
    prints,
  };
}

/** The usual rationale, the call itself, would show what is hidden. */
function checkHidden(file: YamlFile, path: Path, report: Report): void {
  const visibility = partAt(file, callShape.shape.visibility, [...path, 'visibility']);
  const hasAbout = nodeAt(file, [...path, 'about']) !== undefined;
  if (visibility !== 'hidden' || hasAbout || isMisspelt(file, path, 'about', Object.keys(callShape.shape))) return;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: 'no about',
    expected: 'what the call tries, as students see nothing else of a hidden call',
  });
}

/** The call in C++ spelling. */
export function callText(name: string, args: readonly Value[]): string {
  return `${name}(${args.map(formatValue).join(', ')})`;
}

function readArguments(
  file: YamlFile,
  path: Path,
  prototype: Prototype | undefined,
  report: Report,
): (Value | undefined)[] {
  const list = [...path, 'args'];
  const count = lengthAt(file, list);
  const parameters = prototype?.parameters;
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
  if (parameter === undefined) return { type: 'any' };
  return { type: parameter.type, role: `${parameter.type} ${parameter.name}` };
}

function readReturned(file: YamlFile, path: Path, prototype: Prototype | undefined, report: Report): Value | undefined {
  const at = [...path, 'returns'];
  const given = nodeAt(file, at) !== undefined;
  if (prototype?.returns === 'void') {
    if (given) {
      report({
        file: file.name,
        place: placeOfKey(file, at),
        found: `returns for ${prototype.name}`,
        expected: 'none, as the function is void',
        cure: 'drop returns; what a void function changes stands in after, what it prints in prints',
      });
    }
    return undefined;
  }
  if (prototype === undefined) {
    if (given) readValue(file, at, { type: 'any' }, report);
    return undefined;
  }
  if (given) {
    return readValue(file, at, { type: prototype.returns, role: `what ${prototype.name} returns` }, report);
  }
  if (!isMisspelt(file, path, 'returns', Object.keys(callShape.shape))) {
    report({
      file: file.name,
      place: placeAt(file, path),
      found: 'no returns',
      expected: `the ${prototype.returns} that ${prototype.name} must return`,
    });
  }
  return undefined;
}

/** The values that reference parameters must have after the call, by name. */
function readChanged(
  file: YamlFile,
  path: Path,
  prototype: Prototype | undefined,
  report: Report,
): ReadonlyMap<string, Value> {
  const map = [...path, 'after'];
  const parameters = prototype?.parameters ?? [];
  const references = parameters.filter((parameter) => parameter.passing === 'reference');
  const changed = new Map<string, Value>();
  for (const name of keysAt(file, map)) {
    const at = [...map, name];
    const parameter = references.find((reference) => reference.name === name);
    if (prototype !== undefined && parameter === undefined) {
      const names = references.map((reference) => reference.name);
      const byValue = parameters.some((other) => other.name === name);
      report({
        file: file.name,
        place: placeOfKey(file, at),
        found: `after the call a value of ${name}${byValue ? ', which is passed by value' : ''}`,
        expected: names.length === 0 ? 'no after, as nothing is passed by reference' : `only ${names.join(', ')}`,
        ...(byValue ? {} : didYouMean(name, names)),
      });
    } else {
      const value = readValue(file, at, expectedOf(parameter), report);
      if (value !== undefined) changed.set(name, value);
    }
  }
  const noAfter = isMisspelt(file, path, 'after', Object.keys(callShape.shape));
  const known = references.map((reference) => reference.name);
  for (const { name } of references) {
    if (nodeAt(file, [...map, name]) !== undefined || noAfter || isMisspelt(file, map, name, known)) continue;
    report({
      file: file.name,
      place: placeAt(file, map),
      found: `no value of ${name} after the call`,
      expected: 'one for every reference parameter',
      cure: `add after: { ${name}: ... }`,
    });
  }
  return changed;
}
