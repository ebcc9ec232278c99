import { baseName } from '../name-match.ts';
import { isSource } from './candidates.ts';
import { flatNames } from './flat-names.ts';
import { includePaths } from './include-paths.ts';
import type { CandidateFile, WantedFiles } from './sort-request.ts';

/** The names of the files in the one folder where they are compiled. */
export interface SortedNames {
  /** By the names as handed in. If there are too many files, the last ones have no name here. */
  readonly flat: ReadonlyMap<string, string>;
  /** New names for the includes of a file. */
  renamed(name: string): ReadonlyMap<string, string>;
  /** The files that it includes, by their names as handed in. */
  includedBy(name: string): readonly string[];
}

/** Each source costs a compilation, and no program for a course has so many. */
const maxSources = 40;
const maxHeaders = 100;

export function namesOfFiles(
  files: readonly CandidateFile[],
  placed: ReadonlyMap<string, string>,
  { expected, provided }: WantedFiles,
): SortedNames {
  const isPlaced = new Set(placed.values());
  const isProvided = (name: string) => provided.includes(baseName(name));
  const isExact = (as: string) => (baseName(placed.get(as) ?? '') === as ? 1 : 0);
  const wantedNames = new Set(files.flatMap(({ includes }) => includes.map((named) => baseName(named))));
  const isWanted = (name: string) => wantedNames.has(baseName(name));
  const all = files.map(({ name }) => name).filter((name) => !isPlaced.has(name) && !isProvided(name));
  const further = [...all.filter(isWanted), ...all.filter((name) => !isWanted(name))];
  // One file may count as two of the expected files.
  const inOrder = expected.filter((as) => placed.has(as)).toSorted((one, other) => isExact(one) - isExact(other));
  const flat = new Map([
    ...inOrder.map((as) => [placed.get(as) ?? as, as] as const),
    ...flatNames(
      [
        ...further.filter(isSource).slice(0, maxSources),
        ...further.filter((name) => !isSource(name)).slice(0, maxHeaders),
      ],
      [...expected, ...provided],
    ),
  ]);
  const paths = includePaths([...files.map(({ name }) => name), ...provided]);
  const byName = new Map(files.map((file) => [file.name, file]));
  const resolved = (name: string) =>
    (byName.get(name)?.includes ?? []).flatMap((spelled) => {
      const path = paths.resolve(name, spelled);
      return path === undefined ? [] : [{ spelled, path }];
    });
  return {
    flat,
    renamed: (name) =>
      new Map(
        resolved(name).flatMap(({ spelled, path }) => {
          const as = isProvided(path) ? baseName(path) : flat.get(path);
          return as === undefined || as === spelled ? [] : [[spelled, as]];
        }),
      ),
    includedBy: (name) => resolved(name).map(({ path }) => path),
  };
}
