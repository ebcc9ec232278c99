import { characterAt } from '../../difference/character-at.ts';
import { printedIn } from '../../difference/session-lines.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';

export const lineBreakInQuestion: Pattern = ({ place, actualLine }) => {
  const endsLine = characterAt(place.actual) === '\n';
  const isQuestion = place.expected.text.at(-1)?.kind === 'typed';
  const rest = printedIn(place.expected.text).slice(actualLine.length).trim();
  return endsLine && isQuestion && actualLine !== '' && rest === ''
    ? `The line must not end after ${quoted(actualLine.trimEnd())}: the input is typed on the same line, so there must be no \`endl\`.`
    : undefined;
};

export const finalNewline: Pattern = ({ place }) => {
  if (characterAt(place.actual) === 'end') return 'The last line does not end with a newline, `endl` or `\\n`.';
  return characterAt(place.expected) === 'end' ? 'There is an extra newline at the very end.' : undefined;
};

export const carriageReturns: Pattern = ({ actualLine }) =>
  actualLine.includes('\r')
    ? 'The program prints `\\r`, a carriage return. A line ends with `\\n` or `endl` alone.'
    : undefined;

export const blankLine: Pattern = ({ place }) => {
  const wanted = characterAt(place.expected);
  const found = characterAt(place.actual);
  if (found === '\n' && wanted !== '\n') return 'There is an extra empty line. Is there an extra `endl` or `\\n`?';
  return wanted === '\n' && found !== '\n' ? 'An empty line is missing here.' : undefined;
};
