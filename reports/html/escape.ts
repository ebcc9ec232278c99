import { isUnseen, spelt } from '../phrases/visible.ts';

/** Text that is already HTML. Only `markup` makes it, so all other text in a page is escaped. */
export class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

export type Content = string | number | Markup | undefined | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for quoted attributes. Invisible characters are spelt out, except line breaks and tabs. */
export function escape(text: string): string {
  // A page has many thousands of texts, and nearly all of them are plain.
  if (/^[\w .,:;!?()=+*/-]*$/.test(text)) return text;
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[^\n\t -~]/gu, (character) => (isUnseen(character) ? spelt(character) : character));
}

/** A template whose values are escaped, unless they are `Markup` themselves. */
export function markup(texts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  // A page has many thousands of these, so there is no closure for each.
  let joined = texts[0] ?? '';
  for (let index = 1; index < texts.length; index += 1) joined += inserted(values[index - 1]) + (texts[index] ?? '');
  return new Markup(joined);
}

function inserted(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.toString();
  return typeof value === 'object' ? value.map(inserted).join('') : escape(String(value));
}
