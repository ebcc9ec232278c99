import { type Student, membersOf } from './submission.ts';

/** Somebody who may be named in a command or file: they have a submission or are on the class list. */
export interface Person {
  readonly student: Student;
  /** Absent: no submission. */
  readonly submission?: string | undefined;
  /** Other names for the student, from the class list and the course site. */
  readonly names: readonly string[];
}

export type FoundPerson =
  | { readonly kind: 'found'; readonly person: Person }
  | { readonly kind: 'unknown' }
  /** The ids of all students with this name. */
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** The people of a run, with what the class list adds: their other names, and students without a submission. */
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

/** By the id first, then by every other name. 1155142258 finds s1155142258 if no other student matches. */
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

/** The number in `s1155142258` and in `s1155142258@link.example.edu`; fewer than five digits do not count. */
function numberOf(name: string): string | undefined {
  return /^[a-z]{0,3}(\d{5,20})(?:@|$)/i.exec(name.trim())?.[1];
}

/** What ids look like, without showing a real one: `s` and ten digits give `s##########`. Absent if they differ. */
export function formOfIds(people: readonly Person[]): string | undefined {
  const forms = new Set(people.map(({ student }) => student.id.replaceAll(/\d/g, '#')));
  const [form, ...others] = forms;
  return form !== undefined && others.length === 0 && /#{4}/.test(form) && form.length <= 30 ? form : undefined;
}
