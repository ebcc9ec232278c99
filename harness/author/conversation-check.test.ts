import { expect, test } from 'vitest';
import { adder, clerk } from '../exercise/dialogue.fixture.ts';
import type { GoldenCommanding, GoldenAnswering } from '../model/assignment/assignment.ts';
import type { RightRun } from '../model/assignment/interactive.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Transcript } from '../model/assignment/transcript.ts';
import { goldenDisagreements } from './golden-check.ts';
import { conversationDisagreements } from './conversation-check.ts';

const reference: Reference = {
  play: () => ({ pieces: [], ends: 'finished' }),
  call: () => ({ after: [], prints: '' }),
  sessions: {},
  calls: {},
  interactive: { adder, clerk },
};

const golden = { about: 'x', visibility: 'public', points: 1 } as const;
const rightConversation = adder.transcript(['5', '6', 'quit']);
const script = { typed: ['4', '1', 'quit'], moves: ['2', '3'] };
const rightRun = clerk.rightRun(script);

function answeringCase(transcript: Transcript, program = 'adder'): GoldenAnswering {
  return { ...golden, kind: 'answering', id: `transcripts/${program}/01`, program, transcript };
}

function commanding(right: RightRun, program = 'clerk'): GoldenCommanding {
  return { ...golden, kind: 'commanding', id: `transcripts/${program}/02`, program, script, right };
}

function disagreements(...conversations: readonly (GoldenAnswering | GoldenCommanding)[]): Promise<string[]> {
  return conversationDisagreements({ conversations }, reference);
}

function changed(from: string, to: string): Transcript {
  return {
    ...rightConversation,
    pieces: rightConversation.pieces.map(({ kind, text }) => ({ kind, text: text.replace(from, to) })),
  };
}

test('conversations that agree with the reference are not reported', async () => {
  expect(await disagreements(answeringCase(rightConversation), commanding(rightRun))).toEqual([]);
});

test.each([
  ['another reply', changed('11', '12'), 'line 4: golden "12", reference "11"'],
  ['a reply with a space', changed('5\n', '5 \n'), 'line 2: golden "5 ", reference "5"'],
  ['an extra reply', changed('11\n', '11\n17\n'), 'line 5: golden "17", reference "«quit»"'],
  ['a missing reply', changed('11\n', ''), 'line 4: golden "«quit»", reference "11"'],
  ['no end', { ...rightConversation, ends: 'waiting' }, 'golden waiting, reference finished'],
] as const)(
  'a golden conversation with %s is reported with the first line that differs',
  async (_what, transcript, difference) => {
    expect(await disagreements(answeringCase(transcript))).toEqual([`transcripts/adder/01: ${difference}`]);
  },
);

test.each([
  ['another answer', { ...rightRun, trace: ['add 4 2', 'add 1 4'] }, 'trace 2: golden "add 1 4", reference "add 1 3"'],
  ['a missing command', { ...rightRun, trace: ['add 4 2'] }, 'trace 2: golden has ended, reference "add 1 3"'],
  [
    'an extra command',
    { ...rightRun, trace: [...rightRun.trace, 'quit'] },
    'trace 3: golden "quit", reference has ended',
  ],
  ['no command', { ...rightRun, trace: [] }, 'trace 1: golden has ended, reference "add 4 2"'],
  ['another result', { ...rightRun, announces: ['Sum 9'] }, 'announces 1: golden "Sum 9", reference "Sum 10"'],
  ['no result', { ...rightRun, announces: [] }, 'announces 1: golden has ended, reference "Sum 10"'],
  ['commands and results', { trace: ['add'], announces: [] }, 'trace 1: golden "add", reference "add 4 2"'],
])(
  'a commanding conversation with %s is reported with the first entry that differs',
  async (_what, right, difference) => {
    expect(await disagreements(commanding(right))).toEqual([`transcripts/clerk/02: ${difference}`]);
  },
);

test.each([
  ['transcripts/clerk/01', answeringCase(rightConversation, 'clerk'), 'clerk'],
  ['transcripts/adder/02', commanding(rightRun, 'adder'), 'adder'],
  ['transcripts/stranger/01', answeringCase(rightConversation, 'stranger'), 'stranger'],
])('%s is reported because the reference has no such program', async (id, conversation, program) => {
  expect(await disagreements(conversation)).toEqual([
    `${id}: the reference has no interactive program ${program} for such a conversation`,
  ]);
});

test('a reference without interactive programs knows none', async () => {
  const { play, call, sessions, calls } = reference;
  expect(
    await conversationDisagreements({ conversations: [commanding(rightRun)] }, { play, call, sessions, calls }),
  ).toEqual(['transcripts/clerk/02: the reference has no interactive program clerk for such a conversation']);
});

test('a script that the reference refuses is reported with the reason', async () => {
  const refuse = () => {
    throw new Error('line 1: letters cannot be added');
  };
  const strict = {
    ...reference,
    interactive: { adder: { ...adder, transcript: refuse }, clerk: { ...clerk, rightRun: refuse } },
  };
  expect(
    await conversationDisagreements(
      { conversations: [answeringCase(rightConversation), commanding(rightRun)] },
      strict,
    ),
  ).toEqual([
    'transcripts/adder/01: line 1: letters cannot be added',
    'transcripts/clerk/02: line 1: letters cannot be added',
  ]);
});

test('conversations are checked with all other golden cases, and each disagreement is reported once', async () => {
  const conversations = [answeringCase(changed('11', '12')), commanding({ ...rightRun, announces: [] })];
  expect(await goldenDisagreements({ ...emptyAssignment, conversations }, reference)).toEqual([
    'transcripts/adder/01: line 4: golden "12", reference "11"',
    'transcripts/clerk/02: announces 1: golden has ended, reference "Sum 10"',
  ]);
});

const emptyAssignment: Parameters<typeof goldenDisagreements>[0] = {
  id: 'sums',
  title: 'Sums',
  course: 'none',
  files: [],
  build: { standard: 'c++17', flags: [], seconds: 1 },
  limits: { cpuSeconds: 1, wallSeconds: 1, memoryMiB: 64, outputKiB: 1 },
  functions: [],
  dialect: { id: 'only', about: '', wording: {} },
  dialects: ['only'],
  seed: 7,
  calls: [],
  sessions: [],
  conversations: [],
  properties: [],
  scheme: {
    groups: [],
    functions: {},
    presentation: {
      'final-newline': 1,
      typographic: 1,
      'line-ends': 1,
      'trailing-blanks': 1,
      blanks: 1,
      'blank-lines': 1,
      'letter-case': 1,
      wording: 0.5,
    },
    policy: [],
  },
};
