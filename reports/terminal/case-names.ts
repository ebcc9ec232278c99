import { columnsOf } from '../difference/columns.ts';
import { plain } from '../phrases/quote.ts';
import type { Screen } from './screen.ts';

/** `functions/gridState/2, 3, 7, transcripts/01-sample-run`: a folder that neighbours share is written once. */
export function caseNames(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const folder = id.slice(0, id.lastIndexOf('/') + 1);
      return index > 0 && ids[index - 1]?.startsWith(folder) === true ? id.slice(folder.length) : id;
    })
    .join(', ');
}

/** The folder that all of them share; empty if they share none. */
export function commonFolder(ids: readonly string[]): string {
  const [first = ''] = ids;
  const folder = first.slice(0, first.lastIndexOf('/'));
  return ids.every((id) => id.startsWith(`${folder}/`)) ? folder : '';
}

/** Less of a title is not worth showing. */
const shortestTitle = 10;

/** `The handout's sample run (transcripts/01-sample-run)` in one line. A long title is cut or left out; the id stays. */
export function titleAndId(title: string, id: string, width: number, screen: Screen): string {
  const whole = screen.oneLine(plain(title), Infinity);
  const name = screen.oneLine(plain(id), Infinity);
  const room = width - columnsOf(`${name} ()`);
  const isShown = columnsOf(whole) <= room || room >= shortestTitle;
  return isShown ? `${screen.oneLine(whole, room)} (${name})` : screen.oneLine(name, width);
}
