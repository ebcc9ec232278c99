import type { ResultMismatch } from '../../harness/model/verdict.ts';
import { visible } from '../visible.ts';
import { code } from './quote.ts';

/** “`gridState(0, 1)` returned 2; expected 0.” */
export function resultHeadline(mismatches: readonly ResultMismatch[], call: string | undefined): string {
  const [first] = mismatches;
  const who = call ?? 'The function';
  if (first === undefined) return `${who} gave a wrong result.`;
  const others = mismatches.length - 1;
  const more = others === 0 ? '' : others === 1 ? ' One more value is wrong.' : ` ${others} more values are wrong.`;
  const { expected, actual } = shortenedPair(visible(first.expected), visible(first.actual));
  return first.what === 'returned'
    ? `${who} returned ${actual}; expected ${expected}.${more}`
    : `After ${call ?? 'the call'}, ${code(first.what)} is ${actual}; expected ${expected}.${more}`;
}

const longest = 40;
const keptBefore = 15;

/** Long values are cut on both sides alike, around the place where they part. */
function shortenedPair(expected: string, actual: string): { readonly expected: string; readonly actual: string } {
  const [wanted, got] = [[...expected], [...actual]];
  if (wanted.length <= longest && got.length <= longest) return { expected, actual };
  const parting = wanted.findIndex((character, index) => character !== got[index]);
  const start = Math.max(0, (parting < 0 ? wanted.length : parting) - keptBefore);
  const cut = (characters: readonly string[]) =>
    (start === 0 ? '' : '…') +
    characters.slice(start, start + longest).join('') +
    (characters.length > start + longest ? '…' : '');
  return { expected: cut(wanted), actual: cut(got) };
}
