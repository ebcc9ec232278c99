import type { Prototype } from '../../model/assignment/prototype.ts';
import { digitCount, placeLetters } from '../../model/assignment/shown-digits.ts';
import type { Shown } from '../../model/assignment/shown.ts';
import type { ScalarType } from '../../model/assignment/value.ts';
import { didYouMean } from '../yaml/author-problem.ts';
import type { Report } from '../yaml/author-problem.ts';
import type { RequiredFunctions } from './prototypes.ts';
import { partAt } from '../yaml/read-shape.ts';
import { type ShownPart, shownShape } from './shows-shape.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { type Path, keysAt, placeAt, placeOfKey } from '../yaml/yaml-path.ts';

/** How values are drawn, by the names of parameters, private fields and functions (for what these return). */
export type Shows = ReadonlyMap<string, Shown>;

const integers: readonly (ScalarType | 'void')[] = ['int', 'long long'];

export function readShows(file: YamlFile, functions: RequiredFunctions, report: Report): Shows {
  const shows = new Map<string, Shown>();
  const types = typesOf(functions.prototypes);
  for (const name of keysAt(file, ['shows'])) {
    const path = ['shows', name];
    const part = partAt(file, shownShape, path);
    const type = types.get(name);
    if (type === undefined && functions.complete) {
      const known = [...types.keys()];
      report({
        file: file.name,
        place: placeOfKey(file, path),
        found: `the value ${name}`,
        expected: 'the name of a parameter, a private field or a function',
        ...didYouMean(name, known),
      });
    }
    if (part === undefined) continue;
    const shown = shownOf(part, (found, expected, key) => {
      report({ file: file.name, place: placeAt(file, key === undefined ? path : [...path, key]), found, expected });
    });
    if (shown === undefined) continue;
    const markedBy = readMarks(file, [...path, 'marked-by'], part, types, functions.complete, report);
    const fits = type === undefined || (shown.kind === 'board' ? type === 'char[8][8]' : integers.includes(type));
    if (!fits) {
      const expected = shown.kind === 'board' ? 'a private field char NAME[8][8]' : 'an int or a long long';
      report({ file: file.name, place: placeOfKey(file, path), found: `${name}, which is ${type}`, expected });
    }
    shows.set(name, markedBy.length === 0 ? shown : { ...shown, markedBy });
  }
  return shows;
}

/** Parameters that say which place of the value a call is about. */
function readMarks(
  file: YamlFile,
  path: Path,
  part: ShownPart,
  types: ReadonlyMap<string, ScalarType | 'void'>,
  complete: boolean,
  report: Report,
): string[] {
  const names = [...(part['marked-by'] ?? [])];
  for (const [index, name] of names.entries()) {
    if (!complete || types.has(name)) continue;
    report({
      file: file.name,
      place: placeAt(file, [...path, index]),
      found: `the parameter ${name}`,
      expected: 'the name of a parameter',
      ...didYouMean(name, [...types.keys()]),
    });
  }
  return names;
}

/** The prototypes, with the drawings of their values. */
export function withShows(prototypes: readonly Prototype[], shows: Shows): readonly Prototype[] {
  if (shows.size === 0) return prototypes;
  return prototypes.map((prototype) => {
    const returnsShown = shows.get(prototype.name);
    return {
      ...prototype,
      parameters: prototype.parameters.map((parameter) => {
        const shown = shows.get(parameter.name);
        return shown === undefined ? parameter : { ...parameter, shown };
      }),
      ...(returnsShown === undefined ? {} : { returnsShown }),
    };
  });
}

/** A parameter takes precedence over a function of the same name. */
function typesOf(prototypes: readonly Prototype[]): ReadonlyMap<string, ScalarType | 'void'> {
  return new Map([
    ...prototypes.map(({ name, returns }) => [name, returns] as const),
    ...prototypes.flatMap(({ parameters }) => parameters.map(({ name, type }) => [name, type] as const)),
  ]);
}

type Complain = (found: string, expected: string, key?: keyof ShownPart) => void;

function shownOf(part: ShownPart, complain: Complain): Shown | undefined {
  const { digits, picture, places, cells, columns, rows } = part;
  if (columns !== undefined && rows !== undefined && digits === undefined) return boardOf(columns, rows, complain);
  if (digits === undefined || picture === undefined || places === undefined || cells === undefined) {
    complain('too little to draw it', 'digits, picture, places and cells, or columns and rows');
    return undefined;
  }
  const shown = { kind: 'digits', parts: digits, picture, places, cells } as const;
  const sameSize =
    picture.length === places.length && picture.every((line, row) => line.length === places[row]?.length);
  if (!sameSize) {
    complain('places of another size than the picture', 'lines of the same lengths in both', 'places');
    return undefined;
  }
  const letters = placeLetters.slice(0, digitCount(shown));
  const used = new Set(places.join('').replaceAll(/[ .]/g, ''));
  const missing = [...letters].filter((letter) => !used.has(letter));
  const unknown = [...used].filter((letter) => !letters.includes(letter));
  if (missing.length > 0 || unknown.length > 0) {
    const found = missing.length > 0 ? `no ${missing.join(', ')}` : `the letters ${unknown.join(', ')}`;
    complain(found, `a letter from a to ${letters.at(-1) ?? ''} for each digit, and . elsewhere`, 'places');
    return undefined;
  }
  return { ...shown, parts: [...digits], picture: [...picture], places: [...places] };
}

function boardOf(columns: string, rows: string, complain: Complain): Shown | undefined {
  if (columns.length === 8 && rows.length === 8) return { kind: 'board', columns, rows };
  const [key, names] = columns.length === 8 ? (['rows', rows] as const) : (['columns', columns] as const);
  complain(`${key} with ${names.length} names`, 'a character for each of the 8', key);
  return undefined;
}
