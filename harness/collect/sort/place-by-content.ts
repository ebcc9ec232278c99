import type { SourceOutline } from '../../model/submission/source-outline.ts';
import { baseName, isSameKind } from '../name-match.ts';
import { nameScore } from './choose-main.ts';
import { implementsClass } from './implements-class.ts';
import { neededSources } from './needed-sources.ts';
import { isLesser } from './preference.ts';
import { readsInput } from './reads-input.ts';
import { type Role, fitsRole, roleOf, sourcesOf } from './roles.ts';
import type { CandidateFile, WantedFiles } from './sort-request.ts';

/** Whom the expected files that no name has found are, by what the files are; in the order of preference. */
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

  /** What is included by another source is a part of that. */
  function isUsed({ name }: CandidateFile): boolean {
    return !files.some(({ outline }) => outline?.includes.has(name));
  }

  /**
   * A program of the student's own, such as a test or an old copy: where several files are asked for, a missing one is better
   * called missing. A file that is asked for alone can be nothing else.
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

  /** Of the program that the file starts, as far as that is there. */
  function wordsIn(start: SourceOutline): ReadonlySet<string> {
    const others = files.flatMap(({ outline }) => outline ?? []);
    return new Set(neededSources([start], others, []).flatMap(({ mentions }) => [...mentions]));
  }

  /** A class and its main in one file: that is the whole program, and both of the files that were asked for. */
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

  /** One file that is missing and one that is left, where nothing speaks against it. */
  function placeTheLast(): void {
    const [expected, ...others] = missing();
    if (expected === undefined || others.length > 0) return;
    const role = roleOf(expected, wanted);
    const [only, ...more] = left().filter(({ name }) => isSameKind(name, expected));
    if (only === undefined || more.length > 0) return;
    // A broken program may hide its main from us; but a part of another program is none.
    if (role.kind === 'main' && placed.size > 0) return;
    if (role.kind === 'class' && only.outline?.hasMain === true) return;
    placed.set(expected, only.name);
  }
}

interface Pair {
  readonly expected: string;
  readonly name: string;
  /** What the source uses speaks for the role (1), against it (-1), or says nothing. */
  readonly hint: number;
  readonly likeness: number;
}
