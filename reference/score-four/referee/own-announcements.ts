import type { CommandingRun } from '../../../harness/model/assignment/interactive.ts';
import type { Result } from '../board.ts';
import { type Announcements, handoutAnnouncements, textsOf } from './announced-results.ts';
import { checkReferee } from './check-referee.ts';
import { type RefereeScript, rightReferee } from './right-referee.ts';

export interface RefereeRun {
  readonly script: RefereeScript;
  readonly run: CommandingRun;
}

const resultKinds: readonly Result[] = ['white wins', 'black wins', 'draw'];
const maxWords = 12;

/**
 * How a referee announces results in its own words: by a text that appears in each run in which a game ends with this
 * result, and in no other run. The text names only the winner, or says that it is a draw. Runs with other problems are
 * ignored.
 */
export function ownAnnouncements(runs: readonly RefereeRun[]): ReadonlyMap<Result, string> {
  const known = runs
    .filter(({ script, run }) => checkReferee(script, run).every(({ kind }) => aboutResults.has(kind)))
    .map(({ script, run }) => ({ due: rightReferee(script).results, texts: textsOf(run.output) }));
  return new Map(
    resultKinds.flatMap((result): [Result, string][] => {
      const certain = known.filter(({ due }) => due.some((one) => one.result === result && !one.isNeedless));
      const without = known.filter(({ due }) => !due.some((one) => one.result === result));
      const [first] = certain;
      const isOwn = (text: string) =>
        mayAnnounce(text, result) &&
        certain.every(({ texts }) => texts.includes(text)) &&
        !without.some(({ texts }) => texts.includes(text));
      // The last such text, because texts before it may only introduce the result.
      const own = first?.texts.findLast(isOwn);
      return own === undefined ? [] : [[result, own]];
    }),
  );
}

const aboutResults: ReadonlySet<string> = new Set([
  'result-not-announced',
  'wrong-result-announced',
  'unfounded-result-announced',
]);

function mayAnnounce(text: string, result: Result): boolean {
  const words = text.split(' ');
  if (words.length > maxWords || [...handoutAnnouncements.values()].includes(text)) return false;
  const colours = ['white', 'black'].filter((colour) => words.includes(colour));
  if (result !== 'draw') return words.length > 1 && colours.join() === result.split(' ')[0];
  return colours.length === 0 && words.some((word) => /^(?:draws?|drawn|ties?|tied|no(?:body))$/.test(word));
}

/** The referee's own words, and the handout's for results for which it has none. */
export function announcementsWith(own: ReadonlyMap<Result, string>): Announcements {
  return new Map([...handoutAnnouncements, ...own]);
}
