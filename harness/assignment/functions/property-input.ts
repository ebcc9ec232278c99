import { isScalar } from 'yaml';
import type { SessionInput, ValueInput } from '../../model/assignment/input.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import { usualValueInput } from '../input/argument-types.ts';
import { isRange } from '../input/ranges.ts';
import { readSessionInput } from '../input/session-input.ts';
import { readValueInput } from '../input/value-input.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { keysAt, nodeAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';
import type { Path } from '../yaml/yaml-path.ts';

/** What a random session types: a generator of the reference by its name, or a description. */
export type Played = { readonly generator: string } | { readonly input: SessionInput };

/** `plays: games`, or what is typed. Undefined after reporting all mistakes, and where there is nothing. */
export function readPlays(file: YamlFile, path: Path, isWritten: boolean, report: Report): Played | undefined {
  const node = nodeAt(file, path);
  if (node === undefined) return undefined;
  const name = isScalar(node) && typeof node.value === 'string' && !isRange(node.value) ? node.value : undefined;
  if (name !== undefined && isWritten && name.trim() !== '') return { generator: name };
  const input = readSessionInput(file, path, report);
  return input === undefined ? undefined : { input };
}

/** Where parameters are described: `values` of the whole file, and those of a property, which come first. */
const allValues = ['values'];

/** The names under `values` must be those of parameters: a misspelt one would have no effect. */
export function checkValueNames(file: YamlFile, functions: readonly Prototype[], path: Path, report: Report): void {
  const names = [...new Set(functions.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
  for (const key of keysAt(file, path)) {
    if (names.includes(key)) continue;
    const expected = names.length === 0 ? 'none, because no function has parameters' : `one of ${names.join(', ')}`;
    const place = placeOfKey(file, [...path, key]);
    report({ file: file.name, place, found: `values of ${key}`, expected, ...didYouMean(key, names) });
  }
}

/**
 * The arguments of random calls, one description for each parameter; undefined if the reference in TypeScript makes
 * them, and after reporting mistakes.
 */
export function readValues(
  file: YamlFile,
  path: Path,
  called: Prototype,
  isWritten: boolean,
  report: Report,
): readonly ValueInput[] | undefined {
  const own = [...path, 'values'];
  checkValueNames(file, [called], own, report);
  // Those of a member begin with the private state.
  const placed = called.parameters.map(({ name, type }) => {
    const at = [
      [...own, name],
      [...allValues, name],
    ].find((one) => nodeAt(file, one) !== undefined);
    return { name, type, at };
  });
  if (isWritten && placed.every(({ at }) => at === undefined)) return undefined;
  const inputs = placed.map(({ name, type, at }) => {
    if (at !== undefined) return readValueInput(file, at, type, report);
    const usual = usualValueInput(type);
    if (usual === undefined) {
      report({
        file: file.name,
        place: placeAt(file, path),
        found: `no values for ${type} ${name}, a parameter of ${called.name}`,
        expected: 'what random calls pass',
        cure: `add it under values, for example ${name}: ${type === 'string' ? '{ word: a..z, length: 0..8 }' : '0..9'}`,
      });
    }
    return usual;
  });
  return inputs.every((input) => input !== undefined) ? inputs : undefined;
}
