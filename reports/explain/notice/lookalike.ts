import { characterAt } from '../../difference/character-at.ts';
import { spelt } from '../../phrases/visible.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';

// The characters that word processors and Chinese keyboards produce instead of the plain ones.
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
  const name = wanted === ' ' ? 'A plain space' : quoted(wanted);
  return `${name} is expected, but another character (${code}) that looks alike was printed. Type it yourself instead of copying it.`;
};
