import type { Dialect } from '../../model/assignment/assignment.ts';
import { type ByteString, utf8ByteString } from '../../text/bytes.ts';
import { type OwnWords, wordKind } from './tokens.ts';

/** Whether a text in the place of the word with this key says what another word says. */
export type SaysOther = (key: string, text: ByteString, own: OwnWords) => boolean;

/**
 * A program that names a winner when the game is a draw, or says everything twice, has no wording of its own: it is
 * wrong.
 */
export function otherTexts({ wording }: Dialect): SaysOther {
  const handout = Object.entries(wording).flatMap(([key, text]): [string, ByteString][] =>
    wordKind(text) === 'text' ? [[key, utf8ByteString(text)]] : [],
  );
  const patterns = new Map<ByteString, RegExp>();
  const patternFor = (text: ByteString): RegExp => {
    const pattern = patterns.get(text) ?? patternOf(text);
    patterns.set(text, pattern);
    return pattern;
  };
  return (key, text, own) =>
    [...handout, ...own].some(([name, other]) => {
      if (!handout.some(([known]) => known === name)) return false;
      return (text.match(patternFor(other))?.length ?? 0) > (name === key ? 1 : 0);
    });
}

/** Matches the text with any values of one or two characters in its places. */
function patternOf(text: ByteString): RegExp {
  const parts = text.trim().split(/\{[a-z][a-z0-9-]*\}/);
  const literal = parts.map((part) =>
    part
      .split(/[ \t\r\n]+/)
      .map((word) =>
        word.replaceAll(/[^A-Za-z0-9]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`),
      )
      .join('[ \\t\\r\\n]*'),
  );
  return new RegExp(literal.join('(?<![A-Za-z0-9])[A-Za-z0-9]{1,2}(?![A-Za-z0-9])'), 'gi');
}
