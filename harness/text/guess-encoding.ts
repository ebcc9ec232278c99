import { commonCharacters } from './common-characters.ts';
import { decode } from './decode.ts';

/** Encodings that editors save sources in where they do not use Unicode; the likelier of two equals first. */
export const guessedEncodings = ['GBK', 'Big5', 'Shift_JIS', 'EUC-KR', 'Windows-1252'] as const;
export type GuessedEncoding = (typeof guessedEncodings)[number];

/** What a character is worth, for each of its bytes: one that people use, a rare one, one that nobody means. */
const common = 4;
const rare = 1;
const unlikely = -4;
/** Unicode has the Latin letters of Western Europe here. */
const letters = /^[À-ÖØ-öø-ÿ]$/;
const westernMarks = '‘’“”–—…•©®°€£«»¡¿·×½';

/** So many characters tell it; to look at each of a megabyte would take a second. */
const maxCharacters = 50_000;

/** In which encoding bytes that are no UTF-8 read like something that people write; undefined where in none. */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding | undefined {
  let best: { readonly encoding: GuessedEncoding; readonly score: number } | undefined;
  for (const encoding of guessedEncodings) {
    const text = decode(bytes, encoding);
    const score = text === undefined ? 0 : scoreOf(text.slice(0, maxCharacters), encoding);
    if (score > (best?.score ?? 0)) best = { encoding, score };
  }
  return best?.encoding;
}

/** Two bytes make one character of the Far East, so it counts twice. */
function scoreOf(text: string, encoding: GuessedEncoding): number {
  let score = 0;
  for (const [index, character] of [...text].entries()) {
    if (character < '\u0080') {
      // No source has zero bytes or bells in it.
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
  // Accents stand among plain letters: `é` in `José`.
  const neighbours = text.charAt(index - 1) + text.charAt(index + 1);
  return /[a-z]/i.test(neighbours) ? 2 * common : rare;
}

function easternScore(character: string): number {
  if (commonCharacters.has(character)) return common;
  // Characters outside of the common planes, and of private use, are what a wrong reading gives.
  if (/[\uE000-\uF8FF\uFFFD]/.test(character)) return unlikely;
  // Japanese syllables of half the width have one byte, and are what is left of other people's two.
  if (/[\uFF61-\uFF9F]/.test(character)) return 0;
  return /\p{Lo}/u.test(character) ? rare : 0;
}
