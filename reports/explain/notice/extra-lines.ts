import { type SessionLine, lineKey, printedIn } from '../../difference/session-lines.ts';
import { count } from '../count.ts';
import { quoted } from '../quote.ts';
import type { Pattern } from './context.ts';

const mostLines = 12;
/** Lines that must agree after the extra ones, so that the match is no chance. */
const mustAgree = 2;

/** Lines that are printed beyond what is expected, after which all goes on as it should. */
export const extraLines: Pattern = ({ expected, actual, place }) => {
  const wanted = expected.slice(place.expected.line - 1).map(lineKey);
  const got = actual.slice(place.actual.line - 1);
  const number = shiftBetween(wanted, got.map(lineKey));
  if (number === undefined) return undefined;
  const extra = got.slice(0, number);
  if (number > 1 && standsIn(expected.slice(0, place.expected.line - 1), extra)) {
    return (
      `Your program prints the same ${number} lines once more here and then goes on as expected. ` +
      'Are they printed again after input that was refused?'
    );
  }
  return `Your program prints ${count(number, 'line')} too many here (${quoted(firstText(extra))}) and then goes on as expected.`;
};

/** The other way round. */
export const leftOutLines: Pattern = ({ expected, actual, place }) => {
  const wanted = expected.slice(place.expected.line - 1);
  const number = shiftBetween(actual.slice(place.actual.line - 1).map(lineKey), wanted.map(lineKey));
  if (number === undefined) return undefined;
  return `Your program leaves out ${count(number, 'line')} here (${quoted(firstText(wanted))}) and then goes on as expected.`;
};

/** After how many lines of `longer` the lines of `shorter` come. */
function shiftBetween(shorter: readonly string[], longer: readonly string[]): number | undefined {
  const agree = Math.min(mustAgree, shorter.length);
  if (agree === 0) return undefined;
  for (let number = 1; number <= mostLines && number + agree <= longer.length; number += 1) {
    if (shorter.slice(0, agree).every((key, index) => key === longer[number + index])) return number;
  }
  return undefined;
}

function standsIn(lines: readonly SessionLine[], block: readonly SessionLine[]): boolean {
  const all = lines.map(lineKey);
  const wanted = block.map(lineKey);
  return all.some((_, start) => wanted.every((key, index) => key === all[start + index]));
}

function firstText(lines: readonly SessionLine[]): string {
  return printedIn(lines[0] ?? []);
}
