import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adder } from '../exercise/dialogue.fixture.ts';
import type { ConversationTrial } from '../model/result/trial.ts';
import type { Piece } from '../model/assignment/transcript.ts';
import { judgeConversation } from './talk.ts';

const kept = 8192;
const trial: ConversationTrial = { kind: 'conversation', program: 'adder', script: [], live: adder };

/** What a result keeps of a talk that went wrong. */
function said(talk: readonly Piece[]): readonly Piece[] {
  const problem = { code: 'wrong-sum', found: '' };
  const { evidence } = judgeConversation(trial, { kind: 'conversation', end: { kind: 'finished' }, talk, problem });
  if (evidence?.kind !== 'talk') throw new Error('A talk that went wrong has its evidence');
  return evidence.said;
}

function textOf(talk: readonly Piece[]): string {
  return talk.map(({ text }) => text).join('');
}

const pieces = fc.array(
  fc.record({
    kind: fc.constantFrom('typed' as const, 'printed' as const),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 100, maxLength: 5000 })),
  }),
);

test('a short talk is kept as it is', () => {
  fc.assert(
    fc.property(pieces, (talk) => {
      const size = talk.reduce((sum, { text }) => sum + text.length + 1, 0);
      fc.pre(size <= kept);
      expect(said(talk)).toEqual(talk);
    }),
  );
});

test('of any talk the end is kept, and never more than fits', () => {
  fc.assert(
    fc.property(pieces, (talk) => {
      const end = said(talk);
      expect(textOf(talk).endsWith(textOf(end))).toBe(true);
      expect(textOf(end).length).toBeLessThanOrEqual(kept);
      expect(textOf(end).length).toBeGreaterThanOrEqual(Math.min(textOf(talk).length, kept) - talk.length);
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
  const talk = Array.from({ length: 20_000 }, (): Piece => ({ kind: 'typed', text: '' }));
  expect(said(talk)).toHaveLength(kept);
});

// Known defect: the cut falls between the halves of a character that JavaScript holds as two.
test('no talk is cut inside a character', () => {
  expect(textOf(said([{ kind: 'printed', text: `${'\u{1F600}'.repeat(kept)}\n` }]))).not.toMatch(/\p{Surrogate}/u);
});
