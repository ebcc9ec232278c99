import type { ShownValue } from '../../../harness/model/assignment/shown.ts';
import type { ResultMismatch } from '../../../harness/model/result/verdict.ts';
import { type DifferingPlace, differingPlaces, placeName } from '../../drawn/places.ts';
import { visible } from '../../phrases/visible.ts';
import { count, listed } from '../../phrases/count.ts';
import { code } from '../../phrases/quote.ts';

const maxPlaces = 3;

/** “`gridState(0, 1)` returned 2; expected 0.” For a value that is drawn, it names the places that differ. */
export function resultHeadline(
  mismatches: readonly ResultMismatch[],
  call: string | undefined,
  shows: readonly ShownValue[] = [],
): string {
  const [first] = mismatches;
  const who = call ?? 'The function';
  if (first === undefined) return `${who} gave a wrong result.`;
  const more = othersToo(mismatches.slice(1));
  const places = differenceIn(first, shows);
  if (places !== undefined) {
    return first.name === 'returned'
      ? `What ${who} returned is wrong: ${places}.${more}`
      : `After ${call ?? 'the call'}, ${code(first.name)} is wrong: ${places}.${more}`;
  }
  const { expected, actual } = shortenedPair(visible(first.expected), visible(first.actual));
  return first.name === 'returned'
    ? `${who} returned ${actual}; expected ${expected}.${more}`
    : `After ${call ?? 'the call'}, ${code(first.name)} is ${actual}; expected ${expected}.${more}`;
}

function othersToo(mismatches: readonly ResultMismatch[]): string {
  if (mismatches.length === 0) return '';
  return ` ${listed(mismatches.map(({ name }) => code(name)))} ${mismatches.length === 1 ? 'is' : 'are'} wrong, too.`;
}

/** “digit 14, position 14, is 0 where 2 is expected”; undefined if the values cannot be taken apart. */
function differenceIn({ name, expected, actual }: ResultMismatch, shows: readonly ShownValue[]): string | undefined {
  const shown = shows.find((one) => one.name === name)?.as;
  const differing = shown === undefined ? undefined : differingPlaces(expected, actual, shown);
  if (shown === undefined || differing === undefined || differing.length === 0) return undefined;
  const isNumber = shown.kind === 'digits';
  const told = differing.slice(0, maxPlaces).map((place) => {
    const [got, wanted] = [place.actual, place.expected].map((one) => (isNumber ? one : code(one)));
    return `${placeName(place.index, shown)}${isNumber ? ',' : ''} is ${got ?? ''} where ${wanted ?? ''} is expected`;
  });
  return [...told, ...leftOut(differing, isNumber)].join('; ');
}

function leftOut({ length }: readonly DifferingPlace[], isNumber: boolean): string[] {
  const rest = length - maxPlaces;
  if (rest <= 0) return [];
  const what = isNumber ? count(rest, 'more digit') : count(rest, 'more place');
  return [`${what} ${rest === 1 ? 'differs' : 'differ'}`];
}

const longest = 40;
const keptBefore = 15;

/** Both values are cut in the same way if they are long, around the place where they differ. */
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
