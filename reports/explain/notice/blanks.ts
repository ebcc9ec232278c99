import { characterAt } from '../../difference/character-at.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';

export const missingBlank: Pattern = ({ place, expectedLine }) => {
  if (characterAt(place.expected) !== ' ' || characterAt(place.actual) === ' ') return undefined;
  const before = [...expectedLine].slice(0, place.expected.column - 1).join('');
  // A completely different text has no space there, either, but the space is not its mistake.
  if (!goesOn(expectedLine, place.expected.column - 1, characterAt(place.actual))) return undefined;
  if (before.endsWith(':')) return 'A space is missing after the colon.';
  return before === ''
    ? 'A space is missing at the beginning of the line.'
    : `A space is missing after ${quoted(lastWord(before))}.`;
};

export const needlessBlank: Pattern = ({ place, actualLine }) => {
  const found = characterAt(place.actual);
  if ((found !== ' ' && found !== '\t') || characterAt(place.expected) === ' ') return undefined;
  const name = found === ' ' ? 'space' : 'tab';
  const characters = [...actualLine];
  const rest = characters.slice(place.actual.column - 1).join('');
  const before = characters.slice(0, place.actual.column - 1).join('');
  if (rest.trim() === '') {
    return endsInValues(before)
      ? `The line ends with a ${name} that should not be there. In a loop, print it between two values, not after each of them.`
      : `The line ends with a ${name} that should not be there.`;
  }
  return before === ''
    ? `The line begins with an extra ${name}.`
    : `There is an extra ${name} after ${quoted(lastWord(before))}.`;
};

/** Whether the line ends with three values that a loop may have printed: numbers, or single characters. */
function endsInValues(text: string): boolean {
  const last = text.split(' ').slice(-3);
  return last.length === 3 && last.every((word) => /^(?:.|[-+]?[\d.]+)$/u.test(word));
}

function lastWord(text: string): string {
  return text.trimEnd().split(' ').at(-1) ?? '';
}

/** Whether the line would go on as expected if the space were there. */
function goesOn(expectedLine: string, from: number, found: string): boolean {
  const next = [...expectedLine].slice(from).find((character) => character !== ' ' && character !== '\n');
  return next === undefined ? ['typed', 'end', '\n'].includes(found) : next === found;
}
