import type { Random } from 'fast-check';
import { type AttemptKind, attemptsOf } from './attempts.ts';
import { happens, oneOf } from '../../dice.ts';
import { type Move, hasLegalMove, legalMoves } from '../move.ts';
import { randomPosition } from './random-position.ts';
import type { State } from '../state.ts';
import { tenRowsBelow } from './ten-rows-below.ts';

/** The percentage of each kind, roughly. By chance alone, hardly any attempt would break only one rule. */
const weights: Readonly<Record<AttemptKind, number>> = {
  quiet: 15,
  capture: 20,
  squares: 12,
  'own-piece': 8,
  direction: 8,
  distance: 12,
  jump: 12,
  landing: 10,
  'same-square': 3,
};

const kinds: readonly AttemptKind[] = [
  ...(['quiet', 'capture', 'squares', 'own-piece', 'direction'] as const),
  ...(['distance', 'jump', 'landing', 'same-square'] as const),
].flatMap((kind) => Array.from({ length: weights[kind] }, () => kind));

/** Even the rarest kind has an attempt in about every second position. */
const patience = 1000;

/** A position in which the player has a legal move, and an attempt: a legal move, or one that breaks a rule. */
export function randomAttempt(random: Random): { readonly state: State; readonly attempt: Move } {
  const kind = happens(random, 8) ? 'misspelt' : oneOf(random, kinds);
  for (let tries = 0; tries < patience; tries += 1) {
    const state = randomPosition(random);
    if (!hasLegalMove(state)) continue;
    if (kind === 'misspelt') return { state, attempt: misspelt(random, oneOf(random, legalMoves(state))) };
    const attempts = attemptsOf(state, kind);
    // Not every position has, for example, a piece in the way; then another position is tried.
    if (attempts.length > 0) return { state, attempt: withIntegers(oneOf(random, attempts)) };
  }
  throw new Error(`${patience} positions in a row have no attempt of the kind '${kind}'`);
}

/** Writes rows off the board as integers, as the handout promises: -1 and not the character before 0. */
function withIntegers({ from, to }: Move): Move {
  const [source, target] = [from, to].map((name) => `${name.slice(0, 1)}${name.charCodeAt(1) - '0'.charCodeAt(0)}`);
  return { from: source ?? from, to: target ?? to };
}

/**
 * Names that are not squares, though they are a character and an integer, as the handout promises: a capital letter, or
 * an extra digit. Golden calls have the other invalid arguments of move.
 */
function misspelt(random: Random, { from, to }: Move): Move {
  const wrong = oneOf(random, [(name: string) => name.toUpperCase(), tenRowsBelow]);
  return random.nextInt(0, 1) === 0 ? { from: wrong(from), to } : { from, to: wrong(to) };
}
