import { commonCharacters } from './common-characters.ts';
import { decode } from './decode.ts';

/** Encodings other than Unicode in which editors save sources; if two fit equally well, the first is taken. */
export const guessedEncodings = ['GBK', 'Big5', 'Shift_JIS', 'EUC-KR', 'Windows-1252'] as const;
export type GuessedEncoding = (typeof guessedEncodings)[number];

/** The score of a character, for each of its bytes: a common one, a rare one, and one that people do not use. */
const common = 4;
const rare = 1;
const unlikely = -4;
/** The accented letters of Western Europe. */
const letters = /^[À-ÖØ-öø-ÿ]$/;
const westernMarks = '‘’“”–—…•©®°€£«»¡¿·×½';

/** This many characters are enough; looking at every character of a megabyte would take a second. */
const maxCharacters = 50_000;

/** The encoding in which bytes that are not UTF-8 look most like a text of people; undefined if there is none. */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding | undefined {
  let best: { readonly encoding: GuessedEncoding; readonly score: number } | undefined;
  for (const encoding of guessedEncodings) {
    const text = decode(bytes, encoding);
    const score = text === undefined ? 0 : scoreOf(text.slice(0, maxCharacters), encoding);
    if (score > (best?.score ?? 0)) best = { encoding, score };
  }
  return best?.encoding;
}

/** East Asian characters have two bytes each, so they count twice. */
function scoreOf(text: string, encoding: GuessedEncoding): number {
  let score = 0;
  for (const [index, character] of [...text].entries()) {
    if (character < '\u0080') {
      // No source contains zero bytes or bells.
      if (character < ' ' && !'\t\n\v\f\r\u001a'.includes(character)) return 0;
      continue;
    }
    if (encoding === 'Windows-1252') score += westernScore(character, text, index);
    else score += 2 * easternScore(character);
  }
  return score;
}

function westernScore(character: string, text: string, index: number): number {
  if (westernMarks.includes(character)) return rare;
  if (!letters.test(character)) return unlikely;
  // Accented letters are beside plain letters: `é` in `José`.
  const neighbours = text.charAt(index - 1) + text.charAt(index + 1);
  return /[a-z]/i.test(neighbours) ? 2 * common : rare;
}

function easternScore(character: string): number {
  if (commonCharacters.has(character)) return common;
  // Decoding in a wrong encoding gives private-use and replacement characters.
  if (/[\uE000-\uF8FF\uFFFD]/.test(character)) return unlikely;
  // Half-width Japanese syllables have one byte, so halves of characters in other encodings look like them.
  if (/[\uFF61-\uFF9F]/.test(character)) return 0;
  return /\p{Lo}/u.test(character) ? rare : 0;
}
