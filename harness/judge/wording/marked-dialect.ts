import type { Dialect } from '../../model/assignment/assignment.ts';

/** A part of a text of the reference: plain text, or a word of the dialect with what fills its places. */
export type TextPart = string | MarkedWord;

export interface MarkedWord {
  readonly key: string;
  /** The text in the dialect itself, and the values in its places. */
  readonly parts: readonly (string | FilledPlace)[];
}

export interface FilledPlace {
  readonly place: string;
  readonly value: readonly TextPart[];
}

// Characters for private use in Unicode, so no handout has them. If one had, a comparison with the unmarked text would
// find it.
const wordBegins = '\uE000';
const wordEnds = '\uE001';
const placeBegins = '\uE002';
const placeEnds = '\uE003';
const nameEnds = '\uE004';
const marks = /[\uE000-\uE004]/;

const placeName = /\{([a-z][a-z0-9-]*)\}/g;

/**
 * The same dialect with marks around its words and their places, so that any text of the reference can be taken apart.
 */
export function markedDialect(dialect: Dialect): Dialect {
  const wording = Object.entries(dialect.wording).map(([key, text]): [string, string] => {
    const inside = text.replaceAll(
      placeName,
      (place, name: string) => `${placeBegins}${name}${nameEnds}${place}${placeEnds}`,
    );
    return [key, `${wordBegins}${key}${nameEnds}${inside}${wordEnds}`];
  });
  return { ...dialect, wording: Object.fromEntries(wording) };
}

/** Undefined if the marks do not match. */
export function takeApart(text: string): TextPart[] | undefined {
  const reader = new Reader(text);
  const parts = reader.text();
  return reader.isAtEnd ? parts : undefined;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  text(): TextPart[] {
    const parts: TextPart[] = [];
    for (;;) {
      const plain = this.#plain();
      if (plain !== '') parts.push(plain);
      if (!this.#takes(wordBegins)) return parts;
      parts.push(this.#word());
    }
  }

  #word(): MarkedWord {
    const key = this.#name();
    const parts: (string | FilledPlace)[] = [];
    for (;;) {
      const plain = this.#plain();
      if (plain !== '') parts.push(plain);
      if (this.#takes(placeBegins)) {
        const place = this.#name();
        parts.push({ place, value: this.text() });
        this.#takes(placeEnds);
      } else {
        this.#takes(wordEnds);
        return { key, parts };
      }
    }
  }

  #plain(): string {
    const rest = this.#text.slice(this.#at);
    const end = rest.search(marks);
    const plain = end < 0 ? rest : rest.slice(0, end);
    this.#at += plain.length;
    return plain;
  }

  #name(): string {
    const end = this.#text.indexOf(nameEnds, this.#at);
    const name = this.#text.slice(this.#at, end);
    this.#at = end + 1;
    return name;
  }

  #takes(mark: string): boolean {
    if (this.#text[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }
}
