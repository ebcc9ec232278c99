import type { GoldenCall } from '../model/assignment.ts';
import type { Prototype } from '../model/prototype.ts';
import { didYouMean } from './author-problem.ts';
import type { Report } from './author-problem.ts';
import { callText, readCall } from './golden-call.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { checkShape } from './read-shape.ts';
import { callsShape } from './shape.ts';
import type { YamlFile } from './yaml-file.ts';
import { keysAt, lengthAt, placeAt, placeOfKey } from './yaml-path.ts';

/** The golden calls of functions.yaml, in its order. */
export function readCalls(file: YamlFile, functions: RequiredFunctions, report: Report): GoldenCall[] {
  checkShape(file, callsShape, report);
  const calls: GoldenCall[] = [];
  for (const name of keysAt(file, [])) {
    if (functions.complete && !functions.names.includes(name)) {
      report({
        file: file.name,
        place: placeOfKey(file, [name]),
        found: `calls of ${name}`,
        expected: oneOf(functions.names),
        ...didYouMean(name, functions.names),
      });
    }
    const prototype = functions.prototypes.find((known) => known.name === name);
    calls.push(...readCallsOf(file, name, prototype, report));
  }
  return calls;
}

function oneOf(names: readonly string[]): string {
  return names.length === 0 ? 'no calls, as assignment.yaml requires no functions' : `one of ${names.join(', ')}`;
}

function readCallsOf(file: YamlFile, name: string, prototype: Prototype | undefined, report: Report): GoldenCall[] {
  const calls: GoldenCall[] = [];
  const seen = new Map<string, string>();
  for (let index = 0; index < lengthAt(file, [name]); index++) {
    const path = [name, index];
    const id = `functions/${name}/${index + 1}`;
    const call = readCall(file, path, id, prototype, report);
    if (call === undefined) continue;
    const text = callText(name, call.args);
    const earlier = seen.get(text);
    if (earlier === undefined) {
      seen.set(text, id);
    } else {
      const cure = 'drop one of the two, or change its arguments';
      const found = `${text} a second time (see ${earlier})`;
      report({ file: file.name, place: placeAt(file, path), found, expected: 'every call once', cure });
    }
    calls.push(call);
  }
  return calls;
}
