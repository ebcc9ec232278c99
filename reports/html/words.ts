import { type Markup, markup } from './escape.ts';

/** A sentence of Verbatim, with code between backticks. */
export function sentence(text: string): Markup {
  const parts = text.split('`');
  // An unpaired backtick is not ours; it came from outside, and is kept as text.
  if (parts.length % 2 === 0) return markup`${text}`;
  return markup`${parts.map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`))}`;
}
