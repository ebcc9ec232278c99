import { listed } from '../../phrases/count.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Context } from './context.ts';
import { editDistance } from './edit-distance.ts';
import { differingWords } from './words.ts';

const longestLine = 200;

/** Names the words that differ, if a message is nearly the expected one. */
export function misspelt({ expectedLine, actualLine }: Context): string | undefined {
  // Rows of values are close to each other; only words can be misspelt.
  if (!/\p{L}{3}/u.test(expectedLine) || !/\p{L}{3}/u.test(actualLine)) return undefined;
  if (onlyNumbersDiffer(expectedLine, actualLine)) return undefined;
  if (expectedLine.length > longestLine || actualLine.length > longestLine) return undefined;
  const distance = editDistance(expectedLine, actualLine);
  if (distance === 0 || distance > 4 || distance > expectedLine.length / 4) return undefined;
  const pairs = differingWords(expectedLine, actualLine);
  if (pairs !== undefined && pairs.length > 0 && pairs.every(({ expected }) => isValue(expected))) return undefined;
  return pairs === undefined || pairs.length === 0
    ? `The line is nearly right: it should read ${quoted(expectedLine)}.`
    : `${listed(pairs.map(({ expected, actual }) => `${quoted(actual)} should read ${quoted(expected)}`))}.`;
}

function isValue(word: string): boolean {
  return /\d/.test(word) && !/\p{L}/u.test(word);
}

/** A wrong number is not a misspelt word, with or without a sign or decimals. */
function onlyNumbersDiffer(one: string, other: string): boolean {
  const words = (line: string) => line.replaceAll(/[-+]?\d+(?:[.,]\d+)*|\s/g, '');
  const numbers = (line: string) => line.replaceAll(/[^-+.,\d]/g, '');
  return words(one) === words(other) && numbers(one) !== numbers(other);
}
