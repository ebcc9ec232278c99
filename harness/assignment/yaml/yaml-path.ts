import { isMap, isSeq } from 'yaml';
import type { Node, Pair, YAMLMap } from 'yaml';
import type { Place } from './author-problem.ts';
import { placesInText } from './text-place.ts';
import { asNode, keyText, plainValue } from './yaml-file.ts';
import type { YamlFile } from './yaml-file.ts';

export type Path = readonly (string | number)[];

export function nodeAt(file: YamlFile, path: Path): Node | undefined {
  let node = file.root;
  for (const step of path) {
    if (isMap(node)) node = typeof step === 'string' ? asNode(pairAt(node, step)?.value) : null;
    else if (isSeq(node) && typeof step === 'number') node = asNode(node.items[step]);
    else return undefined;
  }
  return node ?? undefined;
}

const knownPairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The first pair with this key. A map can have thousands of keys, and each of them is searched for. */
function pairAt(map: YAMLMap, key: string): Pair | undefined {
  let pairs = knownPairs.get(map);
  if (pairs === undefined) {
    pairs = new Map(map.items.toReversed().map((pair) => [keyText(pair), pair]));
    knownPairs.set(map, pairs);
  }
  return pairs.get(key);
}

export function valueAt(file: YamlFile, path: Path): unknown {
  const node = nodeAt(file, path);
  return node === undefined ? undefined : plainValue(node);
}

/** The keys of the map at the path, in the order of the file; none if there is no map. */
export function keysAt(file: YamlFile, path: Path): string[] {
  const map = nodeAt(file, path);
  return isMap(map) ? [...new Set(map.items.map(keyText))] : [];
}

export function lengthAt(file: YamlFile, path: Path): number {
  const list = nodeAt(file, path);
  return isSeq(list) ? list.items.length : 0;
}

const knownPlaces = new WeakMap<YamlFile, ReturnType<typeof placesInText>>();

/** A file of decisions can have thousands of entries, and each needs the places of its values. */
function placesOf(file: YamlFile): ReturnType<typeof placesInText> {
  const places = knownPlaces.get(file) ?? placesInText(file.text);
  knownPlaces.set(file, places);
  return places;
}

/** Where a value begins; for a missing value, where the innermost map or list around it begins. */
export function placeAt(file: YamlFile, path: Path): Place {
  for (let length = path.length; length >= 0; length--) {
    const range = nodeAt(file, path.slice(0, length))?.range;
    if (range) return placesOf(file)(range[0]);
  }
  return { line: 1, column: 1 };
}

export function placeOfKey(file: YamlFile, path: Path): Place {
  const map = nodeAt(file, path.slice(0, -1));
  const key = path.at(-1);
  const pair = isMap(map) && typeof key === 'string' ? pairAt(map, key) : undefined;
  const range = asNode(pair?.key)?.range;
  return range ? placesOf(file)(range[0]) : placeAt(file, path);
}
