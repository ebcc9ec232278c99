import { closestName } from '../../text/closest-name.ts';
import { shellWord } from '../../text/shell-word.ts';

/** A mistake in the files of an assignment: where it is, what was found, what is expected, and what to do. */
export interface AuthorProblem {
  /** From the folder that holds the assignments: `domineering/functions.yaml`. */
  readonly file: string;
  readonly place: Place;
  /** Continues a sentence after "found". */
  readonly found: string;
  /** Continues a sentence after "expected". */
  readonly expected: string;
  readonly cure?: string;
  /** A golden case does not say what is expected; `verbatim bless` asks the solution and writes it. */
  readonly isUnblessed?: true;
}

/** Line and column from 1, in characters; both 0: the file as a whole. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const wholeFile: Place = { line: 0, column: 0 };

/** Checks report problems here, so that no check stops the others. */
export type Report = (problem: AuthorProblem) => void;

/** The cure for an unknown name, if a known one is close. */
export function didYouMean(name: string, known: readonly string[]): { readonly cure?: string } {
  const closest = closestName(name, known);
  return closest === undefined ? {} : { cure: `did you mean ${closest}?` };
}

/** An author reads the rest when these are fixed. */
const maxReported = 50;

/** One paragraph for each problem; `prefix` is put before every file name, `cases/` for instance. */
export function formatProblems(problems: readonly AuthorProblem[], prefix = '', most = maxReported): string {
  const told = problems.slice(0, most).map((problem) => `${formatProblem(problem, prefix)}\n`);
  const more = problems.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more\n`] : [])].join('\n');
}

function formatProblem(problem: AuthorProblem, prefix: string): string {
  const { file, place, found, expected } = problem;
  const where = place.line === 0 ? file : `${file}:${place.line}:${place.column}`;
  const folder = shellWord(`${prefix}${file.replace(/\/.*/, '')}`);
  const cure = problem.isUnblessed ? `verbatim bless ${folder} fills it in` : problem.cure;
  return `${prefix}${where}  found ${found}, expected ${expected}${cure === undefined ? '' : `\n  ${cure}`}`;
}

export function inReadingOrder(problems: readonly AuthorProblem[]): AuthorProblem[] {
  return problems.toSorted(
    (one, other) =>
      compareText(one.file, other.file) || one.place.line - other.place.line || one.place.column - other.place.column,
  );
}

/** Compares code units, for the same order on every machine, whatever its language. */
function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
