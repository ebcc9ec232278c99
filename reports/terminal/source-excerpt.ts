import type { Graded } from '../../harness/model/result/grading.ts';
import { columnsOf } from '../difference/columns.ts';
import { widthAt } from '../source/marked-line.ts';
import { lineOfSource } from '../source/source-lines.ts';
import { visible } from '../phrases/visible.ts';
import type { Screen } from './screen.ts';
import { clip } from './wrap.ts';

const tab = '    ';

/** A line of the source with a caret below it, as compilers show it; nothing if there is no such line. */
export function sourceExcerpt(
  sources: Graded['sources'],
  place: { readonly file: string; readonly line: number; readonly column: number },
  { width, drawing, paint }: Screen,
  indent = 2,
): string[] {
  const line = lineOfSource(sources, place);
  if (line === undefined || line.trim() === '') return [];
  const lead = `${' '.repeat(indent)}${place.line} | `;
  const room = width - lead.length;
  const characters = [...line];
  const at = place.column - 1;
  const start = firstShown(characters, at, Math.floor(room / 2));
  const cut = characters.slice(0, start).join('').trim() === '' ? '' : drawing.cut;
  const code = paint('faint', lead) + clip(cut + drawn(characters.slice(start)), room, drawing.cut);
  const marked = widthAt(line, place.column);
  if (marked === 0) return [code];
  const before = columnsOf(cut + drawn(characters.slice(start, at)));
  const below = Math.min(columnsOf(drawn(characters.slice(at, at + marked))), room - before);
  const margin = `${' '.repeat(lead.length - 2)}| `;
  return [code, paint('faint', margin) + ' '.repeat(before) + paint('wrong', `^${'~'.repeat(Math.max(0, below - 1))}`)];
}

/** The first character to show: after the indentation, and not too far before the place in a long line. */
function firstShown(characters: readonly string[], at: number, room: number): number {
  const code = characters.findIndex((character) => character.trim() !== '');
  if (at <= code) return Math.max(0, Math.min(code, at));
  let start = at;
  let columns = 0;
  while (start > code) {
    columns += columnsOf(drawn(characters.slice(start - 1, start)));
    if (columns > room) break;
    start -= 1;
  }
  return start;
}

function drawn(characters: readonly string[]): string {
  return characters.map((character) => (character === '\t' ? tab : visible(character))).join('');
}
