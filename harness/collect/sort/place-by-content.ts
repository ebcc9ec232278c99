import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { baseName, isSameKind } from '../name-match.ts';
import { nameScore } from './choose-main.ts';
import { implementsClass } from './implements-class.ts';
import { neededSources } from './needed-sources.ts';
import { isLesser } from './preference.ts';
import { readsInput } from './reads-input.ts';
import { type Role, fitsRole, roleOf, sourcesOf } from './roles.ts';
import type { CandidateFile, WantedFiles } from './sort-request.ts';

/** Finds expected files that no name has found, by the contents of the files. `files`: in the order of preference. */
export function placeByContent(
  placedByName: ReadonlyMap<string, string>,
  files: readonly CandidateFile[],
  wanted: WantedFiles,
): ReadonlyMap<string, string> {
  const placed = new Map(placedByName);
  const left = () => files.filter(({ name }) => ![...placed.values()].includes(name));
  const missing = () => wanted.expected.filter((expected) => !placed.has(expected));
  for (let next = bestPair(); next !== undefined; next = bestPair()) placed.set(next.expected, next.name);
  placeAllInOne();
  placeTheLast();
  return placed;

  function bestPair(): Pair | undefined {
    const pairs = missing().flatMap((expected) => {
      const role = roleOf(expected, wanted);
      if (role.kind !== 'main' && role.kind !== 'class') return [];
      return left()
        .filter((file) => fitsRole(file, role) && isUsed(file) && !isExtraProgram(file, expected, role))
        .map((file): Pair => ({ expected, name: file.name, ...scoresOf(file, expected, role) }));
    });
    const [best] = pairs
      .filter(({ hint, likeness }) => hint >= 0 || likeness === 2)
      .toSorted((one, other) => other.hint - one.hint || other.likeness - one.likeness);
    return best;
  }

  /** Whether the file can stand alone: a file that another source includes is a part of that source. */
  function isUsed({ name }: CandidateFile): boolean {
    return !files.some(({ outline }) => outline?.includes.has(name));
  }

  /**
   * Whether it is an extra program of the student, such as a test or an old copy. If several files are expected, it
   * must not replace a missing one. If only one is expected, the file cannot be anything else.
   */
  function isExtraProgram({ name, outline }: CandidateFile, expected: string, role: Role): boolean {
    if (role.kind !== 'main' || outline === undefined || sourcesOf(wanted.expected).length < 2) return false;
    const isNamed = (one: string) => nameScore(name, one, []) === 2;
    const isDoubtful = isLesser(baseName(name)) || !readsInput(wordsIn(outline));
    if (isNamed(expected)) return isLesser(baseName(name)) && !readsInput(wordsIn(outline));
    const isOldCopy = wanted.expected.some((other) => placedByName.has(other) && isNamed(other));
    return isDoubtful || isOldCopy;
  }

  function scoresOf({ name, outline }: CandidateFile, expected: string, role: Role): Pick<Pair, 'hint' | 'likeness'> {
    if (role.kind !== 'main' || outline === undefined) return { hint: 0, likeness: nameScore(name, expected, []) };
    const words = wordsIn(outline);
    const otherWords = wanted.expected.flatMap((other) => {
      const of = roleOf(other, wanted);
      return other !== expected && of.kind === 'main' ? of.words : [];
    });
    const hasOwn = role.words.some((word) => words.has(word));
    const hasOther = otherWords.some((word) => words.has(word));
    const hint = role.words.length > 0 ? (hasOwn ? 1 : -1) : hasOther ? -1 : 0;
    return { hint, likeness: nameScore(name, expected, role.names) };
  }

  /** The words in the program that begins with this file, as far as its sources are there. */
  function wordsIn(start: SourceOutline): ReadonlySet<string> {
    const others = files.flatMap(({ outline }) => outline ?? []);
    return new Set(neededSources([start], others, []).flatMap(({ mentions }) => [...mentions]));
  }

  /** A file with a class and its main is a whole program, and counts as both expected files. */
  function placeAllInOne(): void {
    for (const expected of missing()) {
      const role = roleOf(expected, wanted);
      const whole = files.find((file) => [...placed.values()].includes(file.name) && isWhole(file));
      if (whole !== undefined && (role.kind === 'main' || role.kind === 'class')) placed.set(expected, whole.name);
    }
  }

  function isWhole({ outline }: CandidateFile): boolean {
    if (outline === undefined || !outline.hasMain || !implementsClass(outline, wanted)) return false;
    return readsInput(wordsIn(outline));
  }

  /** If one expected file is missing and one file is left, takes it, unless something speaks against it. */
  function placeTheLast(): void {
    const [expected, ...others] = missing();
    if (expected === undefined || others.length > 0) return;
    const role = roleOf(expected, wanted);
    const [only, ...more] = left().filter(({ name }) => isSameKind(name, expected));
    if (only === undefined || more.length > 0) return;
    // The main of a broken program may not be found, but with other files placed this may be a part of another program.
    if (role.kind === 'main' && placed.size > 0) return;
    if (role.kind === 'class' && only.outline?.hasMain === true) return;
    placed.set(expected, only.name);
  }
}

interface Pair {
  readonly expected: string;
  readonly name: string;
  /** What the source uses speaks for the role (1), against it (-1), or neither (0). */
  readonly hint: number;
  readonly likeness: number;
}
