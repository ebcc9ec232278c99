import type { Span } from '../difference/spans.ts';
import { type Markup, markup } from './escape.ts';

/** A drawn line; `side` decides how the part that differs is marked. */
export function spansMarkup(spans: readonly Span[], side: 'expected' | 'actual'): Markup {
  return markup`${spans.map((span) => spanMarkup(span, side))}`;
}

function spanMarkup({ kind, differs, text }: Span, side: 'expected' | 'actual'): Markup {
  const inner =
    kind === 'plain'
      ? markup`${text}`
      : kind === 'typed'
        ? markup`<kbd>${text}</kbd>`
        : markup`<i class="${kind}">${text}</i>`;
  return differs ? markup`<mark class="${side}">${inner}</mark>` : inner;
}
