import { expect, test } from 'vitest';
import { explainOpponent } from './explain-opponent.ts';
import type { OpponentProblem } from './judge-reply.ts';

test.each<[OpponentProblem, string]>([
  [{ kind: 'wrong-reply', reply: 'no.' }, 'The program answered "no." to "move;".'],
  [
    { kind: 'wrong-reply', reply: 'OK.', likeness: 'letter-case' },
    'The program answered "OK." to "move;": small and capital letters differ.',
  ],
  [
    { kind: 'wrong-reply', reply: 'ok. ', likeness: 'blanks' },
    'The program answered "ok. " to "move;": the spaces differ.',
  ],
  [
    { kind: 'not-a-location', reply: 'A1', likeness: 'no-period' },
    'The program answered "A1" to "move;", which is not a move: the period is missing.',
  ],
  [
    { kind: 'not-a-location', reply: '> A1.', likeness: 'text-before' },
    'The program answered "> A1." to "move;", which is not a move: there is extra text before the answer. Only answers may go to standard output.',
  ],
  [
    { kind: 'wrong-reply', reply: 'ok. done', likeness: 'text-after' },
    'The program answered "ok. done" to "move;": there is extra text after the answer. Only answers may go to standard output.',
  ],
  [
    { kind: 'full-peg', peg: 'A1', beads: [], cameBy: 'notes' },
    'The program played A1, but there are four beads already, all of them noted by the referee. Does "note:" put a bead on its board, and does "move;" look for room?',
  ],
  [
    { kind: 'full-peg', peg: 'A1', beads: [], cameBy: 'moves' },
    'The program played A1, but there are four beads already, all of them its own moves. Does it put its own moves on its board, and does "move;" look for room?',
  ],
  [
    { kind: 'full-peg', peg: 'A1', beads: [], cameBy: 'notes and moves' },
    'The program played A1, but there are four beads already, some of them noted by the referee and some its own moves. Does its board hold both?',
  ],
  [
    { kind: 'no-newline', reply: 'ok.' },
    'The program answered "ok." to "move;" without ending the line. Every response is followed by endl.',
  ],
  [
    { kind: 'kept-back', late: 'ok.\n' },
    'The answer to "move;" came only when there was no more input, so a referee would wait for it for ever. Either the output is not flushed (endl does that), or the program reads on before it answers.',
  ],
  [{ kind: 'no-reply', printed: '' }, 'The program gave no answer to "move;".'],
  [{ kind: 'no-reply', printed: '> \n' }, 'The program gave no answer to "move;"; it printed only "> ".'],
  [
    { kind: 'no-reply', printed: `A . .\n${'B'.repeat(200)}\n` },
    `The program gave no answer to "move;"; it printed only "A . .\\n${'B'.repeat(93)}...".`,
  ],
  [{ kind: 'ended-early', printed: '' }, 'The program ended instead of answering "move;".'],
  [{ kind: 'did-not-exit', printed: 'ok.\n' }, 'The program did not end after "move;".'],
])('%j', (problem, words) => {
  const wrong = {
    kind: 'wrong',
    command: 'move;',
    expected: { kind: 'exits' },
    problem,
    mayForgetRestarts: false,
  } as const;
  expect(explainOpponent(wrong)).toBe(words);
  expect(explainOpponent({ ...wrong, mayForgetRestarts: true })).toBe(
    `${words} Does "restart;" really empty its board?`,
  );
});
