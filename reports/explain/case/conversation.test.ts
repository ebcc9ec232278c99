import { describe, expect, test } from 'vitest';
import type { GradedCase, ConversationEvidence } from '../../../harness/model/result/grading.ts';
import type { Verdict } from '../../../harness/model/result/verdict.ts';
import { brokenProtocol, commandsShown, property, conversationShown } from '../../samples/sample-outcomes.ts';
import { explainCase } from './case.ts';
import { protocolCause } from './protocol-problems.ts';
import { toRepeat } from './to-repeat.ts';

const opponent = conversationShown('«restart;»\nok.\n«play white;»\n');
const referee = commandsShown('restart;\n«ok.»\nplay black;\n', ['B1'], 'Your move: «A1»\n');

function said(verdict: Verdict, evidence?: ConversationEvidence, more: Partial<GradedCase> = {}): string[] {
  const { headline, details, hint } = explainCase({
    id: 'transcripts/opponent/01',
    group: 'transcripts',
    about: 'A case',
    visibility: 'public',
    verdict,
    marks: 0,
    outOf: 4,
    ...(evidence === undefined ? {} : { evidence }),
    ...more,
  });
  return [headline, ...details, ...(hint === undefined ? [] : [`Hint: ${hint}`])];
}

const broken = (...problems: Parameters<typeof protocolCause>[0]['problems']) => {
  return { kind: 'broken-protocol' as const, problems };
};

describe('a wrong dialogue in words', () => {
  test('names the first problem, then the others with what was expected', () => {
    const verdict = broken(
      { code: 'a', found: 'The program answered "Ok.".', expected: 'ok.' },
      { code: 'b', found: 'The program played A1.', expected: 'A2.' },
      { code: 'c', found: 'The referee did not end.' },
    );
    expect(said(verdict, opponent, { hint: 'Read the handout.' })).toEqual([
      'The program answered "Ok.".',
      'The program played A1. Expected: A2.',
      'The referee did not end.',
      'Hint: Read the handout.',
    ]);
  });

  test('says only that something is wrong if the case is hidden', () => {
    expect(said(broken({ code: 'a' }, { code: 'b' }), undefined, { visibility: 'hidden' })).toEqual([
      'Something in the dialogue with the other program is wrong.',
      'The details of this case are hidden.',
    ]);
  });

  test('spells out control characters', () => {
    expect(said(broken({ code: 'a', found: 'It answered "\x1b[2J\u202E".' }), opponent)).toEqual([
      'It answered "\\x1B[2J\\u{202E}".',
    ]);
  });
});

describe('a conversation that did not end well', () => {
  const crashed: Verdict = { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGUSR2' } };

  test('is described by what was sent last', () => {
    expect(said(crashed, opponent)).toEqual(['After we sent “play white;”, your program crashed (SIGUSR2).']);
    expect(said(crashed, referee)).toEqual(['After it sent “play black;”, your program crashed (SIGUSR2).']);
    expect(said(crashed, conversationShown(''))).toEqual(['Your program crashed (SIGUSR2).']);
    expect(said(crashed, commandsShown('', [], ''))).toEqual(['Your program crashed (SIGUSR2).']);
  });

  test('may lack an answer', () => {
    const slow: Verdict = { kind: 'timed-out', clock: 'wall', seconds: 3 };
    expect(said(slow, opponent)[0]).toBe(
      'After we sent “play white;”, your program did not answer or end within 3 seconds and was stopped.',
    );
    expect(said(slow, referee)[0]).toBe(
      'After it sent “play black;”, your program did not end within 3 seconds and was stopped.',
    );
  });

  test('may be of a program that needs pipes, so the hint does not forbid all files', () => {
    const forbidden: Verdict = { kind: 'forbidden-operation', operation: 'SIGSYS' };
    expect(said(forbidden, referee)[1]).toBe(
      'Hint: This program needs `cin`, `cout` and its two pipes only: no other files, no network, no other programs.',
    );
    expect(said(forbidden, opponent)[1]).toBe(
      'Hint: A console program needs `cin` and `cout` only: no files, no network, no other programs.',
    );
  });
});

test('two wrong dialogues are alike if they have the same problem, whatever was sent and wherever it was', () => {
  const cause = (code: string, found?: string) =>
    protocolCause(broken({ code, ...(found === undefined ? {} : { found }) }));
  expect(cause('late', 'The answer to "move;" came late.')).toBe(cause('late', 'The answer to "restart;" came late.'));
  expect(cause('bead', 'The bead on B1 (line 3) is missing.')).toBe(
    cause('bead', 'The bead on C4 (line 12) is missing.'),
  );
  expect(cause('wrong', '"Ok." to "move;".')).not.toBe(cause('wrong', '"Ok." to "move;": the spaces differ.'));
  expect(cause('late')).toBeUndefined();
});

test('a random conversation is shown with the lines that repeat it', () => {
  const repeated = (evidence: ConversationEvidence) =>
    toRepeat(property(10, 1, '0', brokenProtocol(evidence, { code: 'a', found: 'It is wrong.' })));
  expect(repeated(opponent)).toEqual([{ label: 'send', intro: 'To send', lines: ['restart;', 'play white;'] }]);
  const adapted = { ...opponent, script: ['restart;', 'play white;', 'note: black plays {2};'] };
  expect(repeated(adapted)).toEqual(repeated(opponent));
  expect(repeated(referee)).toEqual([
    { label: 'type', intro: 'To type', lines: ['A1'] },
    { label: 'answers', intro: 'Answers of the other program', lines: ['B1'] },
  ]);
  expect(repeated(commandsShown('', [], '')).map(({ label }) => label)).toEqual(['type']);
  expect(toRepeat({ evidence: opponent })).toEqual([]);
});
