import { type Student, membersOf } from './submission.ts';

/** Somebody whom a person may name: who handed something in, or stands on the list of the class. */
export interface Person {
  readonly student: Student;
  /** Absent: handed in nothing. */
  readonly submission?: string | undefined;
  /** What else the list of the class and the course site call them. */
  readonly names: readonly string[];
}

export type FoundPerson =
  | { readonly kind: 'found'; readonly person: Person }
  | { readonly kind: 'unknown' }
  /** The ids of all who have this name. */
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** Those of a run, with what the list of the class adds: other names of the same people, and who handed in nothing. */
export function peopleOf(
  submissions: readonly { readonly submission: string; readonly members?: readonly Student[] | undefined }[],
  listed: readonly Person[] = [],
): Person[] {
  const here = submissions.flatMap((one) =>
    membersOf(one).map((student): Person => {
      const entry = listed.find(
        ({ submission, student: { id } }) => submission === one.submission && id === student.id,
      );
      return { student, submission: one.submission, names: entry?.names ?? [] };
    }),
  );
  return [...here, ...listed.filter(({ submission }) => submission === undefined)];
}

/** By the id first, then by everything else that they are called; 1155142258 is s1155142258 where nobody else is. */
export function findPerson(people: readonly Person[], name: string): FoundPerson {
  const wanted = folded(name);
  const ways: ((person: Person) => readonly (string | undefined)[])[] = [
    ({ student }) => [student.id],
    ({ student, names }) => [student.email, ...names],
    ({ student }) => [student.siteId],
    ({ student, names }) => [student.id, student.email, ...names].flatMap((each) => numberOf(each ?? '') ?? []),
  ];
  for (const [index, namesIn] of ways.entries()) {
    const key = index === ways.length - 1 ? numberOf(wanted) : wanted;
    if (key === undefined || key === '') continue;
    const found = people.filter((person) => namesIn(person).some((each) => each !== undefined && folded(each) === key));
    const [first, ...others] = found;
    if (first === undefined) continue;
    return others.every(({ student }) => student.id === first.student.id && first.submission !== undefined)
      ? { kind: 'found', person: first }
      : { kind: 'several', ids: found.map(({ student }) => student.id) };
  }
  return { kind: 'unknown' };
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}

/** The number in `s1155142258` and in `s1155142258@link.example.edu`; what is shorter than five digits is no such number. */
function numberOf(name: string): string | undefined {
  return /^[a-z]{0,3}(\d{5,20})(?:@|$)/i.exec(name.trim())?.[1];
}

/** What ids look like, without proposing anybody's: `s` and ten digits are `s##########`. Absent where they differ. */
export function formOfIds(people: readonly Person[]): string | undefined {
  const forms = new Set(people.map(({ student }) => student.id.replaceAll(/\d/g, '#')));
  const [form, ...others] = forms;
  return form !== undefined && others.length === 0 && /#{4}/.test(form) && form.length <= 30 ? form : undefined;
}
