import type { ConversationEvidence } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { styledDrawing } from '../difference/drawing.ts';
import type { Span } from '../difference/spans.ts';
import { count } from '../phrases/count.ts';
import { type PictureNames, screenPicture, conversationPicture } from '../explain/case/conversation-words.ts';
import { type ConversationRow, type ConversationRows, screenRows, conversationRows } from '../conversation-rows.ts';
import { type Markup, markup } from './escape.ts';
import { rowHeader } from './row-header.ts';
import { spansMarkup } from './spans.ts';

/** A short conversation is shown. A long one shows its end, and the whole is folded. */
const open = { drawing: styledDrawing, width: 96 };
const maxOpen = 24;
const maxAtEnd = 8;
const folded = { drawing: styledDrawing, width: 400, most: 300 };

type Frame = typeof folded;

/** A conversation up to its wrong reply; then what the person saw, if there is one. */
export function conversationFigures(verdict: Verdict, conversation: ConversationEvidence): Markup {
  return markup`${figures(conversationPicture(conversation), (frame) => conversationRows(verdict, conversation, frame))}${figures(
    screenPicture,
    (frame) => screenRows(conversation, frame),
  )}`;
}

function figures(names: PictureNames, rowsIn: (frame: Frame) => ConversationRows): Markup {
  const all = rowsIn({ ...open, most: maxOpen });
  if (all.rows.length === 0) return markup``;
  if (all.earlier === 0) return figure(names.all, all.rows);
  const { rows, earlier } = rowsIn(folded);
  return markup`${figure(names.end, rowsIn({ ...open, most: maxAtEnd }).rows)}<details>
<summary>${names.folded}</summary>
${earlier === 0 ? undefined : markup`<p class="note">${count(earlier, 'earlier line')} not shown.</p>\n`}${figure(names.all, rows)}</details>
`;
}

function figure(caption: string, rows: readonly ConversationRow[]): Markup {
  return markup`<figure class="difference">
<table class="lines">
<colgroup><col class="which"><col></colgroup>
<tbody>
${rows.map(tableRow)}</tbody>
</table>
<figcaption>${caption}</figcaption>
</figure>
`;
}

function tableRow(row: ConversationRow): Markup {
  const text = row.kind === 'expected' ? row.text : lineMarkup(row.spans);
  return markup`<tr class="${row.kind}">${rowHeader(row.label)}<td class="text">${text}</td></tr>
`;
}

/** An empty line needs a break, so that it is as high as others. */
function lineMarkup(spans: readonly Span[]): Markup {
  return spans.length === 0 ? markup`<br>` : spansMarkup(spans, 'actual');
}
