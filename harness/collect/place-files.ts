import type { PlacedFile, PlacedSubmission, SourceFile, Submission } from '../model/submission/submission.ts';
import { isSameKind, matcherOf, nameMatches } from './name-match.ts';
import { byPreference } from './sort/preference.ts';

/**
 * Assigns the files of a submission to those that the assignment asks for, by names alone. If one source is left and
 * one file is missing, they are taken for each other.
 */
export function placeFiles(submission: Submission, expectedNames: readonly string[]): PlacedSubmission {
  const placed = new Map(placeByName(submission.files, expectedNames));
  const isPlaced = new Set(placed.values());
  const [wanted, ...others] = expectedNames.filter((expected) => !placed.has(expected));
  if (wanted !== undefined && others.length === 0) {
    const left = submission.files.filter((file) => !isPlaced.has(file) && isSameKind(file.name, wanted));
    const [only, ...more] = left;
    if (only !== undefined && more.length === 0) placed.set(wanted, only);
  }
  return withPlaces(submission, expectedNames, placed);
}

/**
 * Places the files whose names show what they are. Certain matches of all names come before uncertain ones. Among files
 * that match equally well, the one in the outermost folder wins, and of its copies the latest.
 */
export function placeByName(
  files: readonly SourceFile[],
  expectedNames: readonly string[],
): ReadonlyMap<string, SourceFile> {
  const left = new Set(files.toSorted((one, other) => byPreference(one.name, other.name)));
  const matchers = new Map([...left].map((file) => [file, matcherOf(file.name)]));
  const placed = new Map<string, SourceFile>();
  for (const certainty of nameMatches) {
    for (const expected of expectedNames) {
      if (placed.has(expected)) continue;
      const match = [...left].find((file) => matchers.get(file)?.(expected) === certainty);
      if (match === undefined) continue;
      placed.set(expected, match);
      left.delete(match);
    }
  }
  return placed;
}

/** The submission with these files in their places. */
export function withPlaces(
  { id, files }: Pick<Submission, 'id' | 'files'>,
  expectedNames: readonly string[],
  placed: ReadonlyMap<string, SourceFile>,
): PlacedSubmission {
  const isPlaced = new Set(placed.values());
  return {
    id,
    files: expectedNames.flatMap((expected): PlacedFile[] => {
      const submitted = placed.get(expected);
      return submitted === undefined ? [] : [{ expected, submitted }];
    }),
    missing: expectedNames.filter((expected) => !placed.has(expected)),
    unused: files.filter((file) => !isPlaced.has(file)).map((file) => file.name),
  };
}
