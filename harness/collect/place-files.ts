import type { PlacedFile, PlacedSubmission, SourceFile, Submission } from '../model/submission.ts';
import { isSameKind, matcherOf, nameMatches } from './name-match.ts';

/**
 * Sorts a submission into the files that the assignment asks for. Sure matches of all names come before unsure ones
 * of any; among files that match equally well the one in the outermost folder wins.
 */
export function placeFiles(submission: Submission, expectedNames: readonly string[]): PlacedSubmission {
  const left = new Set(submission.files.toSorted(byDepthThenName));
  const matchers = new Map([...left].map((file) => [file, matcherOf(file.name)]));
  const placed = new Map<string, SourceFile>();
  const place = (expected: string, file: SourceFile): void => {
    placed.set(expected, file);
    left.delete(file);
  };

  for (const certainty of nameMatches) {
    for (const expected of expectedNames) {
      if (placed.has(expected)) continue;
      const match = [...left].find((file) => matchers.get(file)?.(expected) === certainty);
      if (match !== undefined) place(expected, match);
    }
  }
  const [wanted, ...others] = expectedNames.filter((expected) => !placed.has(expected));
  if (wanted !== undefined && others.length === 0) {
    const [only, ...more] = [...left].filter((file) => isSameKind(file.name, wanted));
    if (only !== undefined && more.length === 0) place(wanted, only);
  }

  return {
    id: submission.id,
    files: expectedNames.flatMap((expected): PlacedFile[] => {
      const submitted = placed.get(expected);
      return submitted === undefined ? [] : [{ expected, submitted }];
    }),
    missing: expectedNames.filter((expected) => !placed.has(expected)),
    unused: submission.files.filter((file) => left.has(file)).map((file) => file.name),
  };
}

function byDepthThenName(one: SourceFile, other: SourceFile): number {
  const depth = one.name.split('/').length - other.name.split('/').length;
  if (depth !== 0 || one.name === other.name) return depth;
  return one.name < other.name ? -1 : 1;
}
