import { describe, expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import type { Assignment, GoldenConversation, Property } from '../model/assignment/assignment.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { counter } from './counter.fixture.ts';
import { adder, clerk } from './dialogue.fixture.ts';
import { exercise } from './exercise.ts';
import { type InteractiveStudent, interactiveProgramOf } from './interactive-student.fixture.ts';

const reference: Reference = {
  play: () => {
    throw new Error('nothing is played here');
  },
  call: () => {
    throw new Error('nothing is called here');
  },
  sessions: {},
  calls: {},
  interactive: { adder, clerk },
};

const golden = { about: 'x', visibility: 'public', points: 1 } as const;
const threeLines = adder.transcript(['5', '-2', 'quit']);
const bill = { typed: ['4', '1', 'quit'], moves: ['2', '3'] };
const conversations: readonly GoldenConversation[] = [
  { ...golden, kind: 'answering', id: 'transcripts/adder/01', program: 'adder', transcript: threeLines },
  {
    ...golden,
    kind: 'commanding',
    id: 'transcripts/clerk/01',
    program: 'clerk',
    script: bill,
    right: clerk.rightRun(bill),
  },
];

function property(program: string, generator: string): Property {
  return { ...golden, id: `properties/${program}`, runs: 20, target: { kind: 'sessions', program, generator } };
}

const assignment: Assignment = {
  ...counter,
  id: 'sums',
  title: 'Sums',
  course: 'none',
  files: ['adder.cpp', 'clerk.cpp'],
  build: { standard: 'c++17', flags: [], seconds: 1 },
  dialect: { id: 'only', about: '', wording: {} },
  dialects: ['only'],
  seed: 7,
  functions: [],
  calls: [],
  sessions: [],
  conversations,
  properties: [property('adder', 'sums'), property('clerk', 'bills')],
  scheme: {
    groups: [],
    functions: {},
    presentation: {
      'final-newline': 1,
      typographic: 1,
      'line-ends': 0.5,
      'trailing-blanks': 0.9,
      blanks: 0.5,
      'blank-lines': 0.5,
      'letter-case': 0.5,
      wording: 0.5,
    },
    policy: [],
  },
};

async function ran(student: InteractiveStudent, changes: Partial<Parameters<typeof exercise>[0]> = {}) {
  const { program, jobs } = interactiveProgramOf(student);
  const results = await exercise({
    assignment,
    reference,
    program,
    judge,
    fails: ({ kind }) => kind !== 'accepted',
    seed: 7,
    wanted: () => true,
    uncallable: new Map(),
    unplayable: new Map(),
    ...changes,
  });
  const kinds = Object.fromEntries([...results].map(([id, { verdict }]) => [id, verdict.kind]));
  return { results, kinds, jobs };
}

describe('golden conversations', () => {
  test('and random ones are accepted where all is right', async () => {
    const { kinds, results, jobs } = await ran({});
    expect(kinds).toEqual({
      'transcripts/adder/01': 'accepted',
      'transcripts/clerk/01': 'accepted',
      'properties/adder': 'accepted',
      'properties/clerk': 'accepted',
    });
    expect([...results.values()].map(({ trials, evidence }) => [trials.length, evidence])).toEqual([
      [1, undefined],
      [1, undefined],
      [20, undefined],
      [20, undefined],
    ]);
    expect(jobs).toHaveLength(42);
  });

  test('are run with their own program, script and limits', async () => {
    const { jobs } = await ran({}, { wanted: (id) => id.startsWith('transcripts/') });
    const limits = { cpuSeconds: 1 / 60, wallSeconds: 0.05, memoryMiB: 64, outputBytes: 1024 };
    expect(jobs).toMatchObject([
      { kind: 'answering', program: 'adder', limits },
      { kind: 'commanding', program: 'clerk', input: '4\n1\nquit\n', limits },
    ]);
  });

  test('that go wrong have what was sent and received as evidence', async () => {
    const { results } = await ran({ reply: (numbers) => String(numbers.length), announce: () => 'Sum 0\n' });
    expect(results.get('transcripts/adder/01')).toMatchObject({
      verdict: { kind: 'broken-protocol', problems: [{ code: 'wrong-sum', found: '"1"', expected: '5' }] },
      evidence: {
        kind: 'conversation',
        // Only what was sent until then; the rest was never tried.
        script: ['5'],
        said: [
          { kind: 'typed', text: '5' },
          { kind: 'printed', text: '1\n' },
        ],
      },
    });
    expect(results.get('transcripts/clerk/01')).toMatchObject({
      verdict: { kind: 'broken-protocol', problems: [{ code: 'wrong-sum', found: 'Sum 0\n' }] },
      evidence: { kind: 'conversation', script: ['4', '1', 'quit'], moves: ['2', '3'] },
    });
  });

  test('are not run with a program that cannot be built, and random ones neither', async () => {
    const broken: Verdict = { kind: 'did-not-compile' };
    const { kinds, jobs } = await ran({}, { unplayable: new Map([['adder', broken]]) });
    expect(kinds).toEqual({
      'transcripts/adder/01': 'did-not-compile',
      'transcripts/clerk/01': 'accepted',
      'properties/adder': 'did-not-compile',
      'properties/clerk': 'accepted',
    });
    expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(['commanding']));
  });

  test.each([
    [{}, 'transcripts/adder/01 needs adder, but the reference has no such interactive program'],
    [{ adder: clerk, clerk }, 'transcripts/adder/01 needs adder, but the reference has no such interactive program'],
    [{ adder, clerk: adder }, 'transcripts/clerk/01 needs clerk, but the reference has no such interactive program'],
  ])('that the reference cannot check end the run, with their id', async (interactive, message) => {
    await expect(ran({}, { reference: { ...reference, interactive } })).rejects.toThrow(message);
  });
});

test('random conversations need their generator', async () => {
  const unknown = { ...assignment, properties: [property('clerk', 'sums')] };
  await expect(ran({}, { assignment: unknown })).rejects.toThrow(
    'properties/clerk: the reference has no generator of sessions with the name "sums"',
  );
});
