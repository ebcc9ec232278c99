import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';
import { differingWords } from './words.ts';

export const letterCase: Pattern = ({ expectedLine, actualLine }) => {
  if (expectedLine === actualLine || expectedLine.toLowerCase() !== actualLine.toLowerCase()) return undefined;
  const [pair] = differingWords(expectedLine, actualLine) ?? [];
  return pair && `Capital and small letters count: ${quoted(pair.actual)} should read ${quoted(pair.expected)}.`;
};
