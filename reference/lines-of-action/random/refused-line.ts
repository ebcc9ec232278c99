import type { Random } from 'fast-check';
import { type AttemptKind, attemptsOf } from './attempts.ts';
import { happens, oneOf } from '../../dice.ts';
import { lineOf } from '../game.ts';
import { legalMoves } from '../move.ts';
import type { State } from '../state.ts';
import { tenRowsBelow } from './ten-rows-below.ts';

const kinds: readonly AttemptKind[] = [
  ...(['squares', 'squares', 'own-piece', 'direction', 'distance', 'distance'] as const),
  ...(['jump', 'jump', 'landing', 'landing', 'same-square'] as const),
];

/** A line that is refused, though both its squares are a letter and an integer, as the handout promises. */
export function refusedLine(random: Random, state: State): string {
  if (happens(random, 10)) return misspelt(random, lineOf(oneOf(random, legalMoves(state))));
  const lines = attemptsOf(state, oneOf(random, kinds)).flatMap(({ from, to }) => {
    const [source, target] = [asTyped(from), asTyped(to)];
    return source === undefined || target === undefined ? [] : [`${source} ${target}`];
  });
  return lines.length === 0 ? 'i0 a8' : oneOf(random, lines);
}

/** Has numbers for rows off the board. Undefined for columns to the left of the board, which are not letters. */
function asTyped(name: string): string | undefined {
  const letter = name.slice(0, 1);
  return /[a-z]/.test(letter) ? `${letter}${name.charCodeAt(1) - '0'.charCodeAt(0)}` : undefined;
}

/** A capital letter or an extra digit, in either square. */
function misspelt(random: Random, line: string): string {
  const squares = line.split(' ');
  const change = oneOf(random, [(name: string) => name.toUpperCase(), tenRowsBelow]);
  const wrong = random.nextInt(0, 1);
  return squares.map((name, index) => (index === wrong ? change(name) : name)).join(' ');
}
