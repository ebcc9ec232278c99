import type { Piece } from '../../harness/model/assignment/transcript.ts';
import { type UnendedSigns, styledDrawing } from '../difference/drawing.ts';
import { type Cell, type Row, sideBySide } from '../difference/side-by-side.ts';
import { count } from '../phrases/count.ts';
import { type Markup, markup } from './escape.ts';
import { spansMarkup } from './spans.ts';

const options = { drawing: styledDrawing, longestLine: 400, maxRows: 300 };

const rowSigns: Readonly<Record<Row['kind'], { readonly sign: string; readonly word: string }>> = {
  same: { sign: '', word: '' },
  unaligned: { sign: '', word: '' },
  changed: { sign: '≠', word: 'differs' },
  missing: { sign: '−', word: 'left out' },
  extra: { sign: '+', word: 'extra' },
};

export interface Sides {
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
  readonly unended: UnendedSigns;
  /** Set if the output was longer; only so many bytes of it were kept. */
  readonly cutAfterBytes: number | undefined;
}

/** Both outputs as a whole, with typed input in its place. On a narrow screen, one side is above the other. */
export function sideBySideTable({ expected, actual, unended, cutAfterBytes }: Sides): Markup {
  const { rows, aligned, more } = sideBySide(expected, actual, { ...options, unended });
  return markup`${aligned ? undefined : markup`<p class="note">After their first difference, the two are too different to line up. From there on, lines with the same number are side by side.</p>\n`}<table class="sides">
<caption class="unseen">What was expected, and what your program printed</caption>
<colgroup><col class="number"><col><col class="how"><col class="number"><col></colgroup>
<thead><tr><th scope="col" colspan="2">Expected</th><th scope="col"><span class="unseen">Difference</span></th><th scope="col" colspan="2">Yours</th></tr></thead>
<tbody>
${rows.map(rowMarkup)}</tbody>
</table>
${more === 0 ? undefined : markup`<p class="note">${count(more, 'more line')} not shown.</p>\n`}${
    cutAfterBytes === undefined
      ? undefined
      : markup`<p class="note">The program printed more; only the first ${cutAfterBytes} bytes were kept.</p>\n`
  }`;
}

const knownTexts = new WeakMap<Cell['spans'], Markup>();

/** Equal lines share one drawing, so their markup is reused. The side matters only if something is marked. */
function cellText({ spans }: Cell, side: 'expected' | 'actual'): Markup {
  const text = knownTexts.get(spans) ?? spansMarkup(spans, side);
  knownTexts.set(spans, text);
  return text;
}

function rowMarkup(row: Row): Markup {
  const { sign, word } = rowSigns[row.kind];
  const difference =
    sign === '' ? undefined : markup`<span aria-hidden="true">${sign}</span><span class="unseen">${word}</span>`;
  return markup`<tr class="${row.kind}">${cells(row.kind === 'extra' ? undefined : row.expected, 'expected')}<td class="how">${difference}</td>${cells(
    row.kind === 'missing' ? undefined : row.actual,
    'actual',
  )}</tr>
`;
}

function cells(cell: Cell | undefined, side: 'expected' | 'actual'): Markup {
  return cell === undefined
    ? markup`<td class="number ${side} none"></td><td class="text ${side} none"></td>`
    : markup`<td class="number ${side}">${cell.line}</td><td class="text ${side}">${cellText(cell, side)}</td>`;
}
