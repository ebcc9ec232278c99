import type { GoldenCall } from '../../model/assignment/assignment.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import { formatValue } from '../../model/assignment/value.ts';
import type { Value } from '../../model/assignment/value.ts';
import type { Report } from '../yaml/author-problem.ts';
import { anyCallShape, callShape, constructorCallShape, methodCallShape } from './call-shape.ts';
import type { CallRest, CallShape } from './call-shape.ts';
import { readArguments, readChanged, readReturned } from './call-values.ts';
import { checkNeededKeys } from './needed-keys.ts';
import { isMisspelt, partAt } from '../yaml/read-shape.ts';
import { garbage, readPlacement } from './states.ts';
import type { Positions } from './states.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { nodeAt, placeAt, valueAt } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** What is known about the function of a list of calls. */
export interface Called {
  /** Absent if it is faulty, or the function is not required. */
  readonly prototype: Prototype | undefined;
  readonly shape: CallShape;
  readonly positions: Positions;
}

/** `mayBeMember` decides the shape of calls without a prototype. */
export function shapeOfCalls(prototype: Prototype | undefined, mayBeMember: boolean): CallShape {
  if (prototype === undefined && mayBeMember) return anyCallShape;
  if (prototype?.member === undefined) return callShape;
  return prototype.member.kind === 'method' ? methodCallShape : constructorCallShape;
}

/** One golden call, as far as it is well-formed. Every part is checked, whatever is wrong with the others. */
export function readCall(
  file: YamlFile,
  path: Path,
  id: string,
  called: Called,
  report: Report,
): GoldenCall | undefined {
  const { prototype, shape } = called;
  checkHidden(file, path, shape, report);
  const values =
    shape === constructorCallShape ? readMade(file, path, called, report) : readValues(file, path, called, report);
  const rest = partAt<CallRest>(file, shape, path);
  if (prototype === undefined || rest === undefined || values === undefined) return undefined;
  const { hint, visibility, points, prints } = rest;
  return {
    id,
    about: rest.about ?? describeCall(prototype, values.args, valueAt(file, [...path, 'before'])),
    visibility,
    points,
    ...(hint === undefined ? {} : { hint }),
    function: prototype.name,
    ...values,
    prints,
  };
}

/** A hidden call needs an about of its own: the default is the call itself and would show what is hidden. */
function checkHidden(file: YamlFile, path: Path, shape: CallShape, report: Report): void {
  const visibility = partAt(file, shape.shape.visibility, [...path, 'visibility']);
  const hasAbout = nodeAt(file, [...path, 'about']) !== undefined;
  if (visibility !== 'hidden' || hasAbout || isMisspelt(file, path, 'about', Object.keys(shape.shape))) return;
  report({
    file: file.name,
    place: placeAt(file, path),
    found: 'no about',
    expected: 'what the call tries, because students see nothing else of a hidden call',
  });
}

/** The call in C++ spelling, without the private state. */
export function callText({ name, member }: Prototype, args: readonly Value[]): string {
  return `${name}(${args
    .slice(member?.fields ?? 0)
    .map(formatValue)
    .join(', ')})`;
}

function describeCall(prototype: Prototype, args: readonly Value[], before: unknown): string {
  return callText(prototype, args) + (typeof before === 'string' ? ` in position ${before}` : '');
}

type Values = Pick<GoldenCall, 'args' | 'returns' | 'after'>;

function readValues(file: YamlFile, path: Path, called: Called, report: Report): Values | undefined {
  const { prototype, shape, positions } = called;
  const before =
    prototype?.member === undefined
      ? []
      : readPlacement(file, [...path, 'before'], fieldsOf(prototype), positions, report);
  const passed = readArguments(file, path, prototype, report);
  const returns = readReturned(file, path, prototype, report);
  const changed = readChanged(file, path, prototype, report);
  if (prototype !== undefined) checkNeededKeys(file, path, prototype, Object.keys(shape.shape), report);
  if (before === undefined || !passed.every((value) => value !== undefined)) return undefined;
  const args = [...before, ...passed];
  const after = args.map((value, index) => changed.get(prototype?.parameters[index]?.name ?? '') ?? value);
  return { args, ...(returns === undefined ? {} : { returns }), after };
}

/** A constructor gets no arguments and sets the whole state. */
function readMade(file: YamlFile, path: Path, called: Called, report: Report): Values | undefined {
  const { prototype, shape, positions } = called;
  const fields = prototype === undefined ? [] : fieldsOf(prototype);
  if (nodeAt(file, [...path, 'after']) === undefined) {
    if (prototype !== undefined) checkNeededKeys(file, path, prototype, Object.keys(shape.shape), report);
    // Only `verbatim bless` gets this far with such a call.
    return { args: garbage(fields), after: [] };
  }
  const after = readPlacement(file, [...path, 'after'], fields, positions, report);
  return after === undefined ? undefined : { args: garbage(fields), after };
}

function fieldsOf({ parameters, member }: Prototype): Prototype['parameters'] {
  return parameters.slice(0, member?.fields ?? 0);
}
