import { characterAt } from '../../difference/character-at.ts';
import { spelt } from '../../phrases/visible.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';

// What word processors and Chinese keyboards put in the place of the plain character.
const lookalikes: Readonly<Record<string, string>> = {
  "'": '’‘´｀＇`',
  '"': '“”„＂',
  '!': '！',
  '?': '？',
  ':': '：',
  ';': '；',
  ',': '，',
  '.': '．。',
  '-': '–—−‐－',
  '(': '（',
  ')': '）',
  ' ': '\u00A0\u3000',
};

export const lookalike: Pattern = ({ place }) => {
  const wanted = characterAt(place.expected);
  const found = characterAt(place.actual);
  if (found.length !== 1 || !(lookalikes[wanted] ?? '').includes(found)) return undefined;
  const code = spelt(found).replace(/^\\u\{(.*)\}$/, 'U+$1');
  const name = wanted === ' ' ? 'A plain blank' : quoted(wanted);
  return `${name} is expected, and another character (${code}) that looks alike was printed. Type it anew instead of copying it.`;
};
