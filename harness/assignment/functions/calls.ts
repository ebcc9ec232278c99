import type { GoldenCall } from '../../model/assignment/assignment.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import { closestName } from '../../text/closest-name.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import { callsOf, callsShape, positionsShape } from './call-shape.ts';
import { callText, readCall, shapeOfCalls } from './golden-call.ts';
import type { Called } from './golden-call.ts';
import { positionsKey } from './prototypes.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { checkShape } from '../yaml/read-shape.ts';
import { unknownPositions, readPositions } from './states.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, lengthAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** The golden calls of functions.yaml, in order. */
export function readCalls(file: YamlFile, functions: RequiredFunctions, report: Report): GoldenCall[] {
  checkShape(file, callsShape, report);
  checkPositions(file, functions, report);
  const { state } = functions;
  const positions =
    state.kind === 'known' ? readPositions(file, state.fields, functions.names, report) : unknownPositions;
  const known = state.kind === 'known' ? [...functions.names, positionsKey] : functions.names;
  const calls: GoldenCall[] = [];
  for (const name of calledNames(file, functions)) {
    if (functions.complete && !functions.names.includes(name)) {
      const found = `calls of ${name}`;
      const place = placeOfKey(file, [name]);
      report({ file: file.name, place, found, expected: oneOf(functions.names), ...didYouMean(name, known) });
      if (closestName(name, known) === positionsKey) continue;
    }
    const prototype = functions.prototypes.find((other) => other.name === name);
    const shape = shapeOfCalls(prototype, state.kind !== 'none');
    checkShape(file, callsOf(shape), report, [name]);
    calls.push(...readCallsOf(file, name, { prototype, shape, positions }, report));
  }
  return calls;
}

/** The functions that functions.yaml has calls of, whether they are required or not. */
export function calledNames(file: YamlFile, functions: RequiredFunctions): string[] {
  return keysAt(file, []).filter((key) => key !== positionsKey || isFunction(key, functions));
}

/** Without a class, a function may be called positions. */
function isFunction(name: string, { names, state }: RequiredFunctions): boolean {
  return state.kind === 'none' && names.includes(name);
}

function checkPositions(file: YamlFile, functions: RequiredFunctions, report: Report): void {
  if (nodeAt(file, [positionsKey]) === undefined || isFunction(positionsKey, functions)) return;
  if (functions.state.kind === 'none') {
    report({
      file: file.name,
      place: placeOfKey(file, [positionsKey]),
      found: positionsKey,
      expected: 'calls only, because assignment.yaml has no class',
      cure: `drop ${positionsKey}, or add the class`,
    });
  } else if (functions.state.kind === 'known') {
    checkShape(file, positionsShape, report, [positionsKey]);
  }
}

function oneOf(names: readonly string[]): string {
  return names.length === 0 ? 'no calls, because assignment.yaml requires no functions' : `one of ${names.join(', ')}`;
}

function readCallsOf(file: YamlFile, name: string, called: Called, report: Report): GoldenCall[] {
  const calls: GoldenCall[] = [];
  const seen = new Map<string, string>();
  for (let index = 0; index < lengthAt(file, [name]); index++) {
    const path = [name, index];
    const id = `functions/${name}/${index + 1}`;
    const call = readCall(file, path, id, called, report);
    if (call === undefined || called.prototype === undefined) continue;
    const values = JSON.stringify(call.args.map(String));
    const earlier = seen.get(values);
    if (earlier === undefined) {
      seen.set(values, id);
    } else {
      report({
        file: file.name,
        place: placeAt(file, path),
        found: `${callText(called.prototype, call.args)} a second time (see ${earlier})`,
        expected: 'every call once',
        cure: cureForTwice(called.prototype),
      });
    }
    calls.push(call);
  }
  return calls;
}

function cureForTwice({ member }: Prototype): string {
  if (member?.kind === 'constructor') return 'drop one of the two';
  const state = member === undefined ? '' : ' or the state before it';
  return `drop one of the two, or change its arguments${state}`;
}
