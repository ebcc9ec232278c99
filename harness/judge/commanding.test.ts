import { expect, test } from 'vitest';
import { clerk } from '../exercise/dialogue.fixture.ts';
import type { CommandingRun } from '../model/assignment/interactive.ts';
import type { CommandingOutcome, RunEnd } from '../model/program/run-outcome.ts';
import type { CommandingTrial } from '../model/result/trial.ts';
import type { Piece } from '../model/assignment/transcript.ts';
import { judgeCommanding } from './conversation.ts';

const trial: CommandingTrial = {
  kind: 'commanding',
  program: 'clerk',
  script: { typed: ['4', 'quit'], moves: ['2'] },
  interactive: clerk,
};

const conversation: readonly Piece[] = [
  { kind: 'printed', text: 'add 4\n' },
  { kind: 'typed', text: '2' },
];
const screen = 'n? n? Sum 6\n';
const reads = [
  { after: 3, length: 2 },
  { after: 6, length: 5 },
];
const seen: readonly Piece[] = [
  { kind: 'printed', text: 'n? ' },
  { kind: 'typed', text: '4' },
  { kind: 'printed', text: 'n? ' },
  { kind: 'typed', text: 'quit' },
  { kind: 'printed', text: 'Sum 6\n' },
];

const finished: RunEnd = { kind: 'finished' };
const wantsMore: RunEnd = { kind: 'asked-for-more-input' };
const outOfTime: RunEnd = { kind: 'timed-out', clock: 'wall', seconds: 3 };

function ran(end: RunEnd, more: Partial<CommandingOutcome> = {}, printed = Buffer.from(screen)): CommandingOutcome {
  return { kind: 'commanding', session: { end, printed, reads }, conversation, late: '', ...more };
}

/** The run, in the form in which the reference is asked about it. */
function askedAbout(outcome: CommandingOutcome): CommandingRun | undefined {
  let asked: CommandingRun | undefined;
  const check: typeof clerk.check = (script, run) => {
    asked = run;
    return clerk.check(script, run);
  };
  judgeCommanding({ ...trial, interactive: { ...clerk, check } }, outcome);
  return asked;
}

test('a right run is accepted, and needs no evidence', () => {
  expect(judgeCommanding(trial, ran(finished))).toEqual({ verdict: { kind: 'accepted' } });
});

test('the reference is asked about what was sent, what came late, what was shown and whether it ended', () => {
  expect(askedAbout(ran(finished, { late: 'add 5' }))).toEqual({
    trace: 'add 4\n',
    late: 'add 5',
    output: screen,
    hasEnded: true,
  });
});

test('bytes on the screen that are not text are written as codes', () => {
  expect(askedAbout(ran(finished, {}, Buffer.from('\xff\xe9é', 'latin1')))?.output).toBe('\\xFF\\xE9\\xE9');
});

test.each([
  [finished, true],
  // It had seen the end of its input and went on.
  [wantsMore, false],
  [outOfTime, false],
] as const)('after %j it has ended: %j', (end, hasEnded) => {
  expect(askedAbout(ran(end))?.hasEnded).toBe(hasEnded);
});

test('the problems that the reference finds are the verdict, with the traffic, the moves and the screen', () => {
  const outcome = ran(wantsMore, {}, Buffer.from('n? n? Sum 7\n'));
  expect(judgeCommanding(trial, outcome)).toEqual({
    verdict: {
      kind: 'broken-protocol',
      problems: [
        { code: 'wrong-sum', found: 'n? n? Sum 7\n' },
        { code: 'no-end', found: 'it went on' },
      ],
    },
    evidence: {
      kind: 'conversation',
      script: ['4', 'quit'],
      moves: ['2'],
      said: conversation,
      screen: [...seen.slice(0, -1), { kind: 'printed', text: 'Sum 7\n' }],
    },
  });
});

test('if a program ran out of time because it kept a command back, the command is reported', () => {
  const { verdict, evidence } = judgeCommanding(trial, ran(outOfTime, { conversation: [], late: 'add 4\n' }));
  expect(verdict).toEqual({
    kind: 'broken-protocol',
    problems: [{ code: 'kept-back', found: 'add 4\n', expected: 'add 4\n' }],
  });
  expect(evidence).toMatchObject({ said: [{ kind: 'printed', text: 'add 4\n' }] });
});

test('what came late is last in the evidence', () => {
  const { evidence } = judgeCommanding(trial, ran(finished, { late: 'add 5' }, Buffer.from('')));
  expect(evidence).toMatchObject({ said: [...conversation, { kind: 'printed', text: 'add 5' }] });
});

test('a program that ran out of time without any other problem has run out of time', () => {
  const forgiving: CommandingTrial = { ...trial, interactive: { ...clerk, check: () => [] } };
  expect(judgeCommanding(forgiving, ran(outOfTime))).toEqual({
    verdict: outOfTime,
    evidence: { kind: 'conversation', script: ['4', 'quit'], moves: ['2'], said: conversation, screen: seen },
  });
});

test.each([
  [
    { kind: 'crashed', signal: 'SIGSEGV' },
    { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
  ],
  [
    { kind: 'too-much-output', limitBytes: 10 },
    { kind: 'too-much-output', limitBytes: 10 },
  ],
  [
    { kind: 'out-of-memory', limitMiB: 64 },
    { kind: 'out-of-memory', limitMiB: 64 },
  ],
] as const)('a run that ended with %j is judged by that, and the reference is not asked', (end, verdict) => {
  const outcome = ran(end, { conversation: [] });
  expect(judgeCommanding(trial, outcome).verdict).toEqual(verdict);
  expect(judgeCommanding(trial, outcome).evidence).toMatchObject({ said: [], screen: seen });
  expect(askedAbout(outcome)).toBeUndefined();
});

test.each([
  [
    { kind: 'no-program', reason: 'no-main' },
    { kind: 'missing-function', demanded: 'int main()' },
  ],
  [{ kind: 'no-program', reason: 'link-error' }, { kind: 'did-not-compile' }],
  [
    { kind: 'not-run', reason: 'no pipe' },
    { kind: 'not-graded', reason: 'no pipe' },
  ],
] as const)('if nothing was run (%j), there is a verdict and no evidence', (end, verdict) => {
  expect(judgeCommanding(trial, ran(end, { conversation: [] }))).toEqual({ verdict });
});

test('only the end of an endless screen is kept', () => {
  const printed = Buffer.from(`n? n? ${'again '.repeat(5000)}`);
  const { evidence } = judgeCommanding(trial, ran({ kind: 'too-much-output', limitBytes: 30_000 }, {}, printed));
  expect(evidence).toMatchObject({ screen: [{ kind: 'printed', text: 'again '.repeat(5000).slice(-8192) }] });
});
