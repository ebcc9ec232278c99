import type { FoundClass, Unit } from './find-classes.ts';

export type ChosenClass =
  /** What was named is what is to be graded. */
  | { readonly kind: 'itself'; readonly notStudents: readonly FoundClass[] }
  | {
      readonly kind: 'inside';
      readonly found: FoundClass;
      /** The same download once more. */
      readonly copies: readonly FoundClass[];
    }
  | { readonly kind: 'several'; readonly found: readonly FoundClass[]; readonly students: readonly string[] };

/**
 * Which class is meant, where the folder or zip that was named is not itself a download. Where most of it is the work
 * of single students, it is their class, and what one of them has packed changes nothing for the others.
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

/** Of what is there twice, the zip is what the site gave. */
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

/** Whether everything in the other one is in this one, too. */
export function hasAllOf({ members }: Pick<FoundClass, 'members'>, other: Pick<FoundClass, 'members'>): boolean {
  return [...other.members].every((member) => members.has(member));
}
