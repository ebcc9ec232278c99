import { type SessionLine, lineKey, printedIn } from '../../difference/session-lines.ts';
import { count } from '../../phrases/count.ts';
import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';
import { type Shift, shiftsOf } from './shifts.ts';

/** Lines that are printed and not expected. */
export const extraLines: Pattern = ({ expected, actual, place }) => {
  const got = actual.slice(place.actual.line - 1);
  const shift = shiftsOf(expected.slice(place.expected.line - 1).map(lineKey), got.map(lineKey));
  if (shift === undefined) return undefined;
  const extra = got.slice(0, shift.lines);
  if (shift.lines > 1 && occursIn(expected.slice(0, place.expected.line - 1), extra)) {
    return (
      `Your program prints the same ${shift.lines} lines once more here${afterwards(shift, 'extra lines')} ` +
      'Are they printed again after input that was refused?'
    );
  }
  const what = `${count(shift.lines, 'extra line')} here (${quoted(firstText(extra))})`;
  return `Your program prints ${what}${afterwards(shift, 'extra lines')}`;
};

/** Lines that are expected and not printed. */
export const leftOutLines: Pattern = ({ expected, actual, place }) => {
  const wanted = expected.slice(place.expected.line - 1);
  const shift = shiftsOf(actual.slice(place.actual.line - 1).map(lineKey), wanted.map(lineKey));
  if (shift === undefined) return undefined;
  const what = `${count(shift.lines, 'line')} here (${quoted(firstText(wanted))})`;
  return `Your program leaves out ${what}${afterwards(shift, 'missing lines')}`;
};

/** What comes after this place, if every line after it was compared. */
function afterwards({ again, complete }: Shift, what: string): string {
  if (!complete) return '; after that, there are other differences.';
  if (again === 0) return ' and then goes on as expected.';
  return `. There are ${what} in ${count(again, 'more place')}; everything else is as expected.`;
}

function occursIn(lines: readonly SessionLine[], block: readonly SessionLine[]): boolean {
  const all = lines.map(lineKey);
  const wanted = block.map(lineKey);
  return all.some((_, start) => wanted.every((key, index) => key === all[start + index]));
}

function firstText(lines: readonly SessionLine[]): string {
  return printedIn(lines[0] ?? []);
}
