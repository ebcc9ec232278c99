import type { PairSide } from '../../../harness/model/result/similarity.ts';
import type { Student } from '../../../harness/model/submission/submission.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';

export type StudentsOf = (submission: string) => readonly Student[];

const maxNamed = 12;

/** A submission with a link to its page, and the names of its students. */
export function person(submission: string, studentsOf: StudentsOf): Markup {
  const names = studentsOf(submission).flatMap(({ name }) => name ?? []);
  return markup`<a href="students/${fileNameFor(submission)}">${submission}</a>${
    names.length === 0 ? undefined : markup` <span class="faint">${names.join(', ')}</span>`
  }`;
}

/** All submissions with the same code. Of very many, only the first are shown; similarity.json has all of them. */
export function people({ submissions }: PairSide, studentsOf: StudentsOf): Markup {
  const left = submissions.length - maxNamed;
  return markup`${submissions.slice(0, maxNamed).map((one) => markup`<span class="who">${person(one, studentsOf)}</span>`)}${
    left > 0
      ? markup`<span class="who faint">and ${left} more with the same code (similarity.json has all)</span>`
      : undefined
  }`;
}

/** In a heading: the ids, and how many more. */
export function headName({ submissions }: PairSide): string {
  const [first = '', ...others] = submissions;
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}
