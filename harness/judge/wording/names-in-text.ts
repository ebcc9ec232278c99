import type { ByteString } from '../../text/bytes.ts';
import type { WordToken } from './tokens.ts';

export const maxNameLength = 16;

/** Whether the text is one word, one number or one sign, as names of players are. */
export function isName(text: ByteString): boolean {
  return /^(?:[A-Za-z0-9\x80-\xff]{1,16}|[!-~])$/.test(text);
}

/**
 * A name follows the same word as in the handout, or is at the beginning if it is there in the handout: in
 * `Player A moves: `, `A` is in the place of the number in `Player 1's move: `.
 */
export function namesInText({ handout, values }: WordToken, text: ByteString): Map<string, ByteString> {
  const names = new Map<string, ByteString>();
  const [place, ...others] = values.keys();
  if (place === undefined || others.length > 0) return names;
  const last = (handout.split(`{${place}}`)[0] ?? '').match(/[A-Za-z]+|[^A-Za-z \t]+/g)?.at(-1) ?? '';
  const before = /^[A-Za-z]/.test(last) ? last : '';
  const words = [...text.matchAll(/[A-Za-z0-9\x80-\xff]+|[!-~]/g)].map(([word]) => word);
  const at = before === '' ? 0 : words.findIndex((word) => word.toLowerCase() === before.toLowerCase()) + 1;
  const name = before !== '' && at === 0 ? undefined : words[at];
  if (name !== undefined && name !== values.get(place)?.handout && isName(name)) names.set(place, name);
  return names;
}
