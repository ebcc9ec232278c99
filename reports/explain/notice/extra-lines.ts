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
    const told = `Your program prints the same ${shift.lines} lines once more here${afterwards(shift, 'extra lines')}`;
    const isRefused = followsRefusal(expected, place.expected.line - 1);
    return isRefused ? `${told} Are they printed again after input that was refused?` : told;
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

/** The words of a message that refuses input; without one, the line may be the answer to the input. */
const refusal = /\b(?:again|invalid|wrong|error|illegal|impossible|cannot|must|not|only|out of range)\b/i;

/** Whether the input before this line was refused: one message comes, and the same question is asked again. */
function followsRefusal(lines: readonly SessionLine[], at: number): boolean {
  const asked = lines.slice(0, at).findLastIndex((line) => line.some(({ kind }) => kind === 'typed'));
  const [question, message, next] = [0, 1, 2].map((after) => printedIn(lines[asked + after] ?? []));
  return asked >= 0 && at <= asked + 2 && refusal.test(message ?? '') && question === next;
}

function occursIn(lines: readonly SessionLine[], block: readonly SessionLine[]): boolean {
  const all = lines.map(lineKey);
  const wanted = block.map(lineKey);
  return all.some((_, start) => wanted.every((key, index) => key === all[start + index]));
}

function firstText(lines: readonly SessionLine[]): string {
  return printedIn(lines[0] ?? []);
}
