import { quoted } from '../../phrases/quote.ts';
import type { Pattern } from './context.ts';

/** The right message for the wrong player: only for programs whose lines name players by numbers. */
export const playerNumber: Pattern = ({ expectedLine, actualLine, expected, place }) => {
  if (!/player/i.test(expectedLine) || anyNumber(expectedLine) !== anyNumber(actualLine)) return undefined;
  const got = numbers(actualLine);
  const at = numbers(expectedLine).findIndex((number, index) => number !== got[index]);
  // A wrong score in the line of a player is another mistake.
  if (at < 0 || !isPlayers(expectedLine, at)) return undefined;
  const what =
    `Only the number of the player differs: ${quoted(numbers(expectedLine)[at] ?? '')} is expected, ` +
    `${quoted(got[at] ?? '')} was printed.`;
  const isQuestion = place.expected.text.at(-1)?.kind === 'typed';
  const isLast = place.expected.line >= expected.length && !isQuestion;
  if (isLast && /\b(?:wins?|won|winner)\b/i.test(expectedLine)) {
    return `${what} Was the player swapped once more before the winner was announced?`;
  }
  const isAboutTurns = isQuestion || /\b(?:turn|move)/i.test(expectedLine);
  return isAboutTurns ? `${what} When does the turn change, and when does it not?` : what;
};

/** Whether the number comes directly after the word "player". */
function isPlayers(line: string, at: number): boolean {
  const number = [...line.matchAll(/\d+/g)][at];
  return number !== undefined && /player\s*$/i.test(line.slice(0, number.index));
}

function anyNumber(text: string): string {
  return text.replace(/\d+/g, '#');
}

function numbers(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}
