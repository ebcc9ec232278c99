import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adder } from '../exercise/dialogue.fixture.ts';
import type { AnsweringTrial } from '../model/result/trial.ts';
import type { Piece } from '../model/assignment/transcript.ts';
import { judgeAnswering } from './conversation.ts';

const kept = 8192;
const trial: AnsweringTrial = { kind: 'answering', program: 'adder', script: [], interactive: adder };

/** The part of a conversation that is kept as evidence. */
function said(conversation: readonly Piece[]): readonly Piece[] {
  const problem = { code: 'wrong-sum', found: '' };
  const { evidence } = judgeAnswering(trial, { kind: 'answering', end: { kind: 'finished' }, conversation, problem });
  if (evidence?.kind !== 'conversation') throw new Error('A conversation that went wrong has its evidence');
  return evidence.said;
}

function textOf(conversation: readonly Piece[]): string {
  return conversation.map(({ text }) => text).join('');
}

const pieces = fc.array(
  fc.record({
    kind: fc.constantFrom('typed' as const, 'printed' as const),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 100, maxLength: 5000 })),
  }),
);

test('a short conversation is kept as it is', () => {
  fc.assert(
    fc.property(pieces, (conversation) => {
      const size = conversation.reduce((sum, { text }) => sum + text.length + 1, 0);
      fc.pre(size <= kept);
      expect(said(conversation)).toEqual(conversation);
    }),
  );
});

test('the end of any conversation is kept, and never more than fits', () => {
  fc.assert(
    fc.property(pieces, (conversation) => {
      const end = said(conversation);
      expect(textOf(conversation).endsWith(textOf(end))).toBe(true);
      expect(textOf(end).length).toBeLessThanOrEqual(kept);
      expect(textOf(end).length).toBeGreaterThanOrEqual(
        Math.min(textOf(conversation).length, kept) - conversation.length,
      );
    }),
  );
});

test('the piece that does not fit is kept from its end', () => {
  const last: Piece = { kind: 'printed', text: 'x'.repeat(100) };
  const first: Piece = { kind: 'printed', text: `${'a'.repeat(10_000)}z` };
  expect(said([{ kind: 'typed', text: '1' }, first, last])).toEqual([
    { kind: 'printed', text: `${'a'.repeat(kept - 102)}z` },
    last,
  ]);
});

test('endless empty lines are bounded, too', () => {
  const conversation = Array.from({ length: 20_000 }, (): Piece => ({ kind: 'typed', text: '' }));
  expect(said(conversation)).toHaveLength(kept);
});

// JavaScript holds this character as two halves.
test('no conversation is cut inside a character', () => {
  expect(textOf(said([{ kind: 'printed', text: `${'\u{1F600}'.repeat(kept)}\n` }]))).not.toMatch(/\p{Surrogate}/u);
});
