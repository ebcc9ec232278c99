import { describe, expect, test } from 'vitest';
import { adder, clerk } from '../exercise/dialogue.fixture.ts';
import type { ConversationProblem } from '../model/assignment/interactive.ts';
import type { AnsweringOutcome, RunEnd, SessionOutcome } from '../model/program/run-outcome.ts';
import type { AnsweringTrial } from '../model/result/trial.ts';
import type { Piece } from '../model/assignment/transcript.ts';
import { judge } from './judge.ts';
import { judgeAnswering } from './conversation.ts';

const trial: AnsweringTrial = {
  kind: 'answering',
  program: 'adder',
  script: ['1', 'place 2', '3'],
  interactive: adder,
};
const conversation: readonly Piece[] = [
  { kind: 'typed', text: '1' },
  { kind: 'printed', text: '1\n' },
  { kind: 'typed', text: '2' },
  { kind: 'printed', text: '4' },
];
const evidence = { kind: 'conversation', script: ['1', '2'], said: conversation };
const problem: ConversationProblem = { code: 'wrong-sum', found: '"4"', expected: '3' };
const finished: RunEnd = { kind: 'finished' };

function held(end: RunEnd, more: Partial<AnsweringOutcome> = {}): AnsweringOutcome {
  return { kind: 'answering', end, conversation, ...more };
}

test('a conversation without a problem is accepted, and needs no evidence', () => {
  expect(judgeAnswering(trial, held(finished))).toEqual({ verdict: { kind: 'accepted' } });
});

test('a problem that the conversation found is the verdict, with what was sent and received', () => {
  expect(judgeAnswering(trial, held(finished, { problem }))).toEqual({
    verdict: { kind: 'broken-protocol', problems: [problem] },
    evidence,
  });
});

const decisive: readonly (readonly [RunEnd, object])[] = [
  [
    { kind: 'crashed', signal: 'SIGSEGV' },
    { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
  ],
  [
    { kind: 'timed-out', clock: 'wall', seconds: 3 },
    { kind: 'timed-out', clock: 'wall', seconds: 3 },
  ],
  [
    { kind: 'timed-out', clock: 'cpu', seconds: 1 },
    { kind: 'timed-out', clock: 'cpu', seconds: 1 },
  ],
  [
    { kind: 'too-much-output', limitBytes: 10 },
    { kind: 'too-much-output', limitBytes: 10 },
  ],
  [
    { kind: 'out-of-memory', limitMiB: 64 },
    { kind: 'out-of-memory', limitMiB: 64 },
  ],
  [
    { kind: 'forbidden-operation', operation: 'SIGSYS' },
    { kind: 'forbidden-operation', operation: 'SIGSYS' },
  ],
];

describe.each(decisive)('a run that ended with %j', (end, verdict) => {
  test('is judged by that, whatever else was found, with the conversation as evidence', () => {
    expect(judgeAnswering(trial, held(end, { problem }))).toEqual({ verdict, evidence });
    expect(judgeAnswering(trial, held(end))).toEqual({ verdict, evidence });
  });
});

test.each([
  [
    { kind: 'no-program', reason: 'no-main' },
    { kind: 'missing-function', demanded: 'int main()' },
  ],
  [{ kind: 'no-program', reason: 'link-error' }, { kind: 'did-not-compile' }],
  [
    { kind: 'not-run', reason: 'the runner was killed' },
    { kind: 'not-graded', reason: 'the runner was killed' },
  ],
] as const)('if nothing was run (%j), there is a verdict and no evidence', (end, verdict) => {
  expect(judgeAnswering(trial, held(end, { conversation: [], problem }))).toEqual({ verdict });
});

test('the judge rejects an outcome of another kind than the trial', () => {
  const session: SessionOutcome = { kind: 'session', end: finished, printed: new Uint8Array(), reads: [] };
  const commanding = {
    kind: 'commanding',
    program: 'clerk',
    script: { typed: [], moves: [] },
    interactive: clerk,
  } as const;
  expect(judge(trial, held(finished, { problem }))).toEqual(judgeAnswering(trial, held(finished, { problem })));
  expect(() => judge(trial, session)).toThrow(
    'A trial of the kind answering cannot have an outcome of the kind session',
  );
  expect(() => judge(commanding, held(finished))).toThrow(
    'A trial of the kind commanding cannot have an outcome of the kind answering',
  );
});
