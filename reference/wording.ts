import type { Dialect } from '../harness/model/assignment/assignment.ts';

/** Gives a text of the dialect, with its places filled: `say('win', { player: 1 })`. */
export type Say = (key: string, places?: Readonly<Record<string, string | number>>) => string;

/** The dialect lacks a text, or a text has an unknown place. The author of `assignment.yaml` must fix it. */
export class WordingError extends Error {
  override readonly name = 'WordingError';
  readonly dialect: string;
  readonly key: string;

  constructor(dialect: string, key: string, problem: string) {
    super(`dialect '${dialect}': ${problem}`);
    this.dialect = dialect;
    this.key = key;
  }
}

export function wordingOf(dialect: Dialect): Say {
  const texts = new Map(Object.entries(dialect.wording));
  return (key, places = {}) => {
    const text = texts.get(key);
    if (text === undefined) {
      throw new WordingError(dialect.id, key, `no text '${key}' in its wording; it has ${listed(texts.keys())}`);
    }
    const values = new Map(Object.entries(places));
    return text.replaceAll(/\{([a-z][a-z0-9-]*)\}/g, (place, name: string) => {
      const value = values.get(name);
      if (value === undefined) {
        const known = listed([...values.keys()].map((filled) => `{${filled}}`));
        throw new WordingError(dialect.id, key, `unknown place ${place} in the text '${key}'; it can have ${known}`);
      }
      return String(value);
    });
  };
}

function listed(names: Iterable<string>): string {
  const sorted = [...names].toSorted();
  return sorted.length === 0 ? 'none' : sorted.join(', ');
}
