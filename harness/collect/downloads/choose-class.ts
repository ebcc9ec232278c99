import type { FoundClass, Unit } from './find-classes.ts';

export type ChosenClass =
  /** The named folder or zip itself is to be graded. */
  | { readonly kind: 'itself'; readonly notStudents: readonly FoundClass[] }
  | {
      readonly kind: 'inside';
      readonly found: FoundClass;
      /** Copies of the same download. */
      readonly copies: readonly FoundClass[];
    }
  | { readonly kind: 'several'; readonly found: readonly FoundClass[]; readonly students: readonly string[] };

/**
 * Chooses the class to grade if the named folder or zip is not itself a download. If most of it is the work of single
 * students, it is their class, whatever one of them has packed into a zip.
 */
export function chooseClass(units: readonly Unit[]): ChosenClass {
  const students = units.filter(({ mayBeStudent }) => mayBeStudent);
  const counts = ({ isCertain, layout }: FoundClass) => students.length === 0 || isCertain || layout === 'plain';
  const holding = units.filter(({ classes }) => classes.some(counts));
  if (holding.length === 0 || holding.length < students.length) {
    return { kind: 'itself', notStudents: certainClasses(units) };
  }
  const { originals, copies } = withoutCopies(holding.flatMap(({ classes }) => classes.filter(counts)));
  const [only, ...others] = originals;
  return only !== undefined && others.length === 0 && students.length === 0
    ? { kind: 'inside', found: only, copies }
    : { kind: 'several', found: originals, students: students.map(({ name }) => name) };
}

export function certainClasses(units: readonly Unit[]): FoundClass[] {
  return units.flatMap(({ classes }) => classes.filter(({ isCertain }) => isCertain));
}

/** Of a zip and an unpacked copy, the zip counts as the original. */
function withoutCopies(found: readonly FoundClass[]): {
  readonly originals: readonly FoundClass[];
  readonly copies: readonly FoundClass[];
} {
  const originals: FoundClass[] = [];
  const copies: FoundClass[] = [];
  for (const one of found.toSorted((first, second) => rank(first) - rank(second))) {
    (originals.some((original) => isSame(original, one)) ? copies : originals).push(one);
  }
  return { originals, copies };
}

function rank({ kind }: FoundClass): number {
  return kind === 'zip' ? 0 : 1;
}

function isSame(one: FoundClass, other: FoundClass): boolean {
  return one.layout === other.layout && one.members.size === other.members.size && hasAllOf(one, other);
}

/** Whether this class contains everything that the other one contains. */
export function hasAllOf({ members }: Pick<FoundClass, 'members'>, other: Pick<FoundClass, 'members'>): boolean {
  return [...other.members].every((member) => members.has(member));
}
