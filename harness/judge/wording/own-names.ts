import type { ByteString } from '../../text/bytes.ts';
import { between } from './name-key.ts';
import { type OwnWords, type Token, type WordToken, bareText } from './tokens.ts';

/** The values in places of texts: for `player`, the words that the handout has there. */
export type NamedPlaces = ReadonlyMap<string, ReadonlySet<ByteString>>;

/** The places in these runs, with values without white space and in lower case. */
export function namedPlaces(all: Iterable<readonly Token[]>): NamedPlaces {
  const places = new Map<string, Set<ByteString>>();
  for (const tokens of all) {
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      for (const { named, bareHandout } of token.values.values()) {
        if (named === undefined) continue;
        const values = places.get(named.place) ?? new Set<ByteString>();
        places.set(named.place, values.add(bareHandout));
      }
    }
  }
  return places;
}

interface Circumstances {
  readonly own: OwnWords;
  readonly places: NamedPlaces;
  /** All pieces on the board, as the handout has them, by their keys. */
  readonly symbols: ReadonlyMap<string, ByteString>;
  /** Whether the text asks a player to type: then its name is the name of that player. */
  readonly isAsked: boolean;
}

/**
 * Whether a program may use this name instead of what the handout has in a place of its texts: one name for each
 * player, the same in all texts, and no name that the handout has for another. Exchanged players are not a wording.
 */
export function isAllowedName(
  word: WordToken,
  name: ByteString,
  { own, places, symbols, isAsked }: Circumstances,
): boolean {
  const { named, handout } = word;
  if (named === undefined) return false;
  const [bare, bareHandout] = [bareText(name), bareText(handout)];
  if (bare === bareHandout || places.get(named.place)?.has(bare) === true) return false;
  // Another number is another player, or another score.
  if (/^\d+$/.test(bare) && /^\d+$/.test(bareHandout)) return false;
  const others = namesIn(own).filter(({ place }) => place === named.place);
  if (others.some((other) => (other.value === handout) !== (bareText(other.name) === bare))) return false;
  const signs = [...symbols].filter(([key, sign]) =>
    [sign, own.get(key) ?? sign].some((one) => bareText(one) === bare),
  );
  if (!signs.every(([key]) => isSignOf(key, named, handout))) return false;
  return isAsked || others.some(({ value }) => value === handout);
}

/** Whether this sign on the board is the name of another player in the texts. */
export function isNameOfOther(key: string, sign: ByteString, own: OwnWords): boolean {
  return namesIn(own).some(
    ({ place, value, sign: linked, name }) =>
      bareText(name) === bareText(sign) && !isSignOf(key, { place, ...(linked === '' ? {} : { sign: linked }) }, value),
  );
}

/** Names that this program has in other texts for what the handout has in these places of the word. */
export function knownNames(word: WordToken, own: OwnWords): Map<string, ByteString> {
  const names = namesIn(own);
  return new Map(
    [...word.values].flatMap(([place, { key, handout }]): [string, ByteString][] => {
      const known = names.find((one) => one.place === place && one.value === handout);
      return known === undefined || own.has(key) ? [] : [[place, known.name]];
    }),
  );
}

/** Whether the piece is that of the named player: by the handout's name or by the key of the piece. */
function isSignOf(key: string, { place, sign }: NonNullable<WordToken['named']>, value: ByteString): boolean {
  return key === sign || key === `${place}-${value}`;
}

/** Whether the word is another value in the same place of the same text. */
export function isNameBeside({ key: one }: WordToken, other: string): boolean {
  const [[word, place, value], [otherWord, otherPlace, otherValue]] = [one.split(between), other.split(between)];
  return place !== undefined && word === otherWord && place === otherPlace && value !== otherValue;
}

function namesIn(own: OwnWords): { place: string; value: ByteString; sign: string; name: ByteString }[] {
  return [...own].flatMap(([key, name]) => {
    const [, place, value, sign = ''] = key.split(between);
    return place === undefined || value === undefined ? [] : [{ place, value, sign, name }];
  });
}
