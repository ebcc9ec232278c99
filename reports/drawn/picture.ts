import { placeLetters } from '../../harness/model/assignment/shown-digits.ts';
import type { Shown } from '../../harness/model/assignment/shown.ts';
import type { Span } from '../difference/spans.ts';
import type { Places } from './places.ts';

/** One character of a picture. If it depends on the value, `place` says on which digit or square. */
interface Cell {
  readonly text: string;
  readonly place: number | undefined;
}

export interface PictureOptions {
  /** The places to mark. */
  readonly marked: ReadonlySet<number>;
  /** Whether marked places are in brackets, for output without colours. */
  readonly brackets: boolean;
}

/** Draws a value as lines of equal length, with a margin on both sides. */
export function pictureOf(places: Places, shown: Shown, { marked, brackets }: PictureOptions): Span[][] {
  const isMarked = ({ place }: Cell) => place !== undefined && marked.has(place);
  return cellsOf(places, shown).map((line) => {
    const cells = [margin, ...line, margin];
    return joined(brackets ? withBrackets(cells, isMarked) : cells, isMarked);
  });
}

const margin: Cell = { text: ' ', place: undefined };

function cellsOf(places: Places, shown: Shown): Cell[][] {
  if (shown.kind === 'digits') {
    return shown.picture.map((line, row) =>
      Array.from(line, (drawn, column): Cell => {
        const place = placeLetters.indexOf(shown.places[row]?.[column] ?? '');
        if (place < 0) return { text: drawn, place: undefined };
        return { text: drawnDigit(drawn, places[place] ?? '0', shown.cells), place };
      }),
    );
  }
  const named = (text: string): Cell => ({ text, place: undefined });
  const spaced = (cells: readonly Cell[]) => cells.flatMap((cell) => [named(' '), cell]);
  return [
    [named(' '), ...spaced(Array.from(shown.columns, named))],
    ...Array.from(shown.rows, (name, row) => {
      const first = row * shown.columns.length;
      const cells = Array.from(shown.columns, (_, column): Cell => {
        const place = first + column;
        return { text: harmless(places[place] ?? ''), place };
      });
      return [named(name), ...spaced(cells)];
    }),
  ];
}

/** A # is drawn as the sign for its digit; all other characters are drawn unless their digit is 0. */
function drawnDigit(drawn: string, digit: string, cells: string): string {
  if (drawn !== '#') return digit === '0' ? ' ' : drawn;
  return cells[Number(digit)] ?? digit;
}

/** A board may contain any bytes. Each is drawn as one column, without control characters. */
function harmless(character: string): string {
  return /^[ -~]$/.test(character) ? character : '?';
}

/** Puts brackets around each run of marked places, if there is room on both sides. */
function withBrackets(cells: readonly Cell[], isMarked: (cell: Cell) => boolean): Cell[] {
  const drawn = [...cells];
  const isFree = (at: number) => drawn[at]?.text === ' ' && drawn[at]?.place === undefined;
  for (let start = 0; start < cells.length; start += 1) {
    if (!isMarked(cells[start] ?? margin)) continue;
    let end = start;
    while (isMarked(cells[end + 1] ?? margin) || (isFree(end + 1) && isMarked(cells[end + 2] ?? margin))) end += 1;
    if (isFree(start - 1) && isFree(end + 1)) {
      drawn[start - 1] = { text: '[', place: undefined };
      drawn[end + 1] = { text: ']', place: undefined };
    }
    start = end;
  }
  return drawn;
}

function joined(cells: readonly Cell[], isMarked: (cell: Cell) => boolean): Span[] {
  const spans: Span[] = [];
  for (const cell of cells) {
    const differs = isMarked(cell);
    const last = spans.at(-1);
    if (last?.differs === differs) spans[spans.length - 1] = { ...last, text: last.text + cell.text };
    else spans.push({ kind: 'plain', differs, text: cell.text });
  }
  return spans;
}
