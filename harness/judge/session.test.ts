import { expect, test } from 'vitest';
import type { RunEnd, SessionOutcome } from '../model/program/run-outcome.ts';
import type { SessionTrial } from '../model/result/trial.ts';
import { judgeSession } from './session.ts';

const trial: SessionTrial = {
  kind: 'session',
  typed: ['5', '6'],
  expected: {
    pieces: [
      { kind: 'printed', text: 'move: ' },
      { kind: 'typed', text: '5' },
      { kind: 'printed', text: 'A .\nmove: ' },
      { kind: 'typed', text: '6' },
      { kind: 'printed', text: 'Player 1 wins!\n' },
    ],
    ends: 'finished',
  },
};

function ran(printed: string, end: RunEnd, readsAfter: readonly number[]): SessionOutcome {
  return {
    kind: 'session',
    end,
    printed: new TextEncoder().encode(printed),
    reads: readsAfter.map((after) => ({ after, length: 2 })),
  };
}

const right = 'move: A .\nmove: Player 1 wins!\n';
const finished: RunEnd = { kind: 'finished' };
const wantsMore: RunEnd = { kind: 'asked-for-more-input' };

test('the very same bytes are accepted', () => {
  expect(judgeSession(trial, ran(right, finished, [6, 16]))).toEqual({ verdict: { kind: 'accepted' } });
});

test('waiting for a key at the end costs nothing when everything was printed', () => {
  expect(judgeSession(trial, ran(right, wantsMore, [6, 16])).verdict).toEqual({ kind: 'accepted' });
});

test('a missing last newline is a matter of presentation', () => {
  expect(judgeSession(trial, ran(right.trimEnd(), finished, [6, 16])).verdict).toMatchObject({
    kind: 'presentation',
    classes: ['final-newline'],
    lines: { differing: 1, total: 4 },
  });
});

test('an empty line after the input is a blank line, as the person sees it', () => {
  const printed = 'move: \nA .\nmove: \nPlayer 1 wins!\n';
  expect(judgeSession(trial, ran(printed, finished, [6, 17])).verdict).toMatchObject({
    kind: 'presentation',
    classes: ['blank-lines'],
  });
});

test('asking for more input when the game is over is distinguished from other wrong output', () => {
  expect(judgeSession(trial, ran('move: A .\nmove: move: ', wantsMore, [6, 16])).verdict).toMatchObject({
    kind: 'asked-for-more-input',
    first: { offset: 16, afterInput: 2 },
  });
});

test('asking for more after an earlier difference is wrong output', () => {
  expect(judgeSession(trial, ran('move: B .\nmove: move: ', wantsMore, [6, 16])).verdict).toMatchObject({
    kind: 'wrong-output',
    first: { offset: 6, afterInput: 1 },
  });
});

test('a crash counts even when the output was right', () => {
  expect(judgeSession(trial, ran(right, { kind: 'crashed', signal: 'SIGSEGV' }, [6, 16])).verdict).toEqual({
    kind: 'crashed',
    cause: { kind: 'signal', signal: 'SIGSEGV' },
  });
});

test('the evidence shows typed input where the program read it, and cuts endless output', () => {
  const endless = `move: A .\nmove: ${'again '.repeat(2000)}`;
  const { evidence } = judgeSession(trial, ran(endless, { kind: 'too-much-output', limitBytes: 12_016 }, [6, 16]));
  expect(evidence).toEqual({
    kind: 'session',
    typed: ['5', '6'],
    expected: trial.expected.pieces,
    actual: [
      { kind: 'printed', text: 'move: ' },
      { kind: 'typed', text: '5' },
      { kind: 'printed', text: 'A .\nmove: ' },
      { kind: 'typed', text: '6' },
      { kind: 'printed', text: 'again '.repeat(2000).slice(0, 2063) },
    ],
    cutAfterBytes: 2079,
    notUtf8: false,
  });
});

test('for closed input, the evidence says whether its end was read', () => {
  const closed: SessionTrial = { ...trial, expected: { ...trial.expected, closesInput: true } };
  const wrong = ran('move: B .\nmove: Player 1 wins!\n', finished, [6, 16]);
  const end = { after: 30, length: 0 };
  expect(judgeSession(closed, ran(right, finished, [6, 16]))).toEqual({ verdict: { kind: 'accepted' } });
  expect([judgeSession(closed, { ...wrong, reads: [...wrong.reads, end] }), judgeSession(closed, wrong)]).toMatchObject(
    [
      { verdict: { kind: 'wrong-output' }, evidence: { endOfInput: 'read', actual: { length: 5 } } },
      { verdict: { kind: 'wrong-output' }, evidence: { endOfInput: 'not-read', actual: { length: 5 } } },
    ],
  );
});

test('a program without main is missing a function', () => {
  expect(judgeSession(trial, ran('', { kind: 'no-program', reason: 'no-main' }, []))).toEqual({
    verdict: { kind: 'missing-function', demanded: 'int main()' },
  });
});

test('a fault inside Verbatim is never the verdict of a student', () => {
  expect(judgeSession(trial, ran('', { kind: 'not-run', reason: 'the runner was killed' }, []))).toEqual({
    verdict: { kind: 'not-graded', reason: 'the runner was killed' },
  });
});
