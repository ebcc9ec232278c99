import type { Result } from '../board.ts';
import type { DueResult } from './right-referee.ts';

export type ResultProblem =
  | { readonly kind: 'result-not-announced'; readonly result: Result }
  | { readonly kind: 'wrong-result-announced'; readonly result: Result; readonly announced: Result }
  /** No game had ended, or all of them were announced already. */
  | { readonly kind: 'unfounded-result-announced'; readonly announced: Result };

/** The words that announce each result, in small letters. */
export type Announcements = ReadonlyMap<Result, string>;

export const handoutAnnouncements: Announcements = new Map([
  ['white wins', 'white wins'],
  ['black wins', 'black wins'],
  ['draw', 'draw'],
]);

/** The results that are alone on a line. Punctuation and letter case do not count. */
export function announcedResults(output: string, said: Announcements = handoutAnnouncements): Result[] {
  return textsOf(output).flatMap((text) => [...said].flatMap(([result, words]) => (words === text ? [result] : [])));
}

/** The printed lines as words in small letters. */
export function textsOf(output: string): string[] {
  // What the person types is not in the output, so the text after a prompt would be on a new line on the screen.
  const texts = output.split(/\n|[:>?] */);
  return texts.map((text) => (text.toLowerCase().match(/[a-z0-9']+/g) ?? []).join(' '));
}

/**
 * Each result must be announced, in order; it may be announced twice in a row. If the run went wrong in another way,
 * `due` has only the results up to there, and announcements `after` them are ignored.
 */
export function resultProblem(
  due: readonly DueResult[],
  announced: readonly Result[],
  after: 'nothing' | 'anything' = 'nothing',
): ResultProblem | undefined {
  if (isExplained(due, announced, after)) return undefined;
  const needed = due.filter(({ isNeedless }) => !isNeedless).map(({ result }) => result);
  const index = needed.findIndex((result, position) => announced[position] !== result);
  const result = needed[index];
  const instead = announced[index === -1 ? needed.length : index];
  if (result === undefined) {
    return instead === undefined ? undefined : { kind: 'unfounded-result-announced', announced: instead };
  }
  return instead === undefined
    ? { kind: 'result-not-announced', result }
    : { kind: 'wrong-result-announced', result, announced: instead };
}

function isExplained(
  [next, ...due]: readonly DueResult[],
  announced: readonly Result[],
  after: 'nothing' | 'anything',
): boolean {
  if (next === undefined) return announced.length === 0 || after === 'anything';
  if (next.isNeedless && isExplained(due, announced, after)) return true;
  const [first, ...rest] = announced;
  return first === next.result && (isExplained(due, rest, after) || isExplained([next, ...due], rest, after));
}
