import { type Markup, markup } from './escape.ts';

/** A sentence of ours, in which `code` stands between backticks. */
export function sentence(text: string): Markup {
  const parts = text.split('`');
  // An odd backtick out is no code: it came from outside, and stays what it is.
  if (parts.length % 2 === 0) return markup`${text}`;
  return markup`${parts.map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`))}`;
}
