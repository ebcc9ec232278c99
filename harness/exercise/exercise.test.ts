import { expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import type { Assignment, GoldenSession } from '../model/assignment/assignment.ts';
import type { SessionOutcome } from '../model/program/run-outcome.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { type Student, counter, doubles, programOf, reference, sums } from './counter.fixture.ts';
import { exercise } from './exercise.ts';

const golden = { visibility: 'public', points: 1 } as const;
const session = (id: string, typed: readonly string[], stopOnFailure = false): GoldenSession => ({
  ...golden,
  id: `transcripts/${id}`,
  about: id,
  transcript: reference.play(typed),
  stopOnFailure,
});

const assignment: Assignment = {
  ...counter,
  id: 'counter',
  title: 'Counter',
  course: 'none',
  files: ['counter.cpp'],
  build: { standard: 'c++17', flags: [], seconds: 1 },
  dialect: { id: 'only', about: '', wording: {} },
  dialects: ['only'],
  seed: 7,
  conversations: [],
  calls: [
    {
      ...golden,
      id: 'functions/double/1',
      about: 'two',
      function: 'double',
      args: [2n],
      returns: 4n,
      after: [2n],
      prints: '',
    },
    {
      ...golden,
      id: 'functions/double/2',
      about: 'zero',
      function: 'double',
      args: [0n],
      returns: 0n,
      after: [0n],
      prints: '',
    },
  ],
  sessions: [session('short', ['1'], true), session('long', ['1', '2', '3'])],
  properties: [sums, doubles],
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

async function kindsOf(student: Student, changes: Partial<Parameters<typeof exercise>[0]> = {}) {
  const results = await exercise({
    assignment,
    reference,
    program: programOf(student).program,
    judge,
    fails: ({ kind }) => kind !== 'accepted',
    seed: 7,
    wanted: () => true,
    uncallable: new Map(),
    unplayable: new Map(),
    ...changes,
  });
  return Object.fromEntries([...results].map(([id, { verdict }]) => [id, verdict.kind]));
}

test('every case of the assignment gets a result', async () => {
  expect(await kindsOf({})).toEqual({
    'functions/double/1': 'accepted',
    'functions/double/2': 'accepted',
    'transcripts/short': 'accepted',
    'transcripts/long': 'accepted',
    'properties/sums': 'accepted',
    'properties/double': 'accepted',
  });
});

test('when a gate fails, only the later sessions are skipped', async () => {
  expect(await kindsOf({ show: () => 'nonsense' })).toEqual({
    'functions/double/1': 'accepted',
    'functions/double/2': 'accepted',
    'transcripts/short': 'wrong-output',
    'transcripts/long': 'skipped',
    'properties/sums': 'wrong-output',
    'properties/double': 'accepted',
  });
});

test('wrong cases are judged again after something was learned, and other words open a gate', async () => {
  const received: number[] = [];
  const wording: Verdict = { kind: 'presentation', classes: ['wording'], lines: { differing: 1, total: 1 } };
  const kinds = await kindsOf(
    { show: () => 'nonsense' },
    {
      judge(trial, outcome) {
        const judged = judge(trial, outcome);
        const isLearned = received.length > 0 && judged.verdict.kind === 'wrong-output';
        return isLearned ? { verdict: wording, evidence: judged.evidence } : judged;
      },
      learn: (tried) => received.push(tried.length) === 1,
    },
  );
  // From the golden cases, then from the runs of all properties.
  expect(received).toEqual([4, 120]);
  expect(kinds).toEqual({
    'functions/double/1': 'accepted',
    'functions/double/2': 'accepted',
    'transcripts/short': 'presentation',
    'transcripts/long': 'presentation',
    'properties/sums': 'presentation',
    'properties/double': 'accepted',
  });
});

test('a function that cannot be called costs only its own cases and its own property', async () => {
  const missing: Verdict = { kind: 'missing-function', demanded: 'int double(int n)' };
  expect(await kindsOf({}, { uncallable: new Map([['double', missing]]) })).toEqual({
    'functions/double/1': 'missing-function',
    'functions/double/2': 'missing-function',
    'transcripts/short': 'accepted',
    'transcripts/long': 'accepted',
    'properties/sums': 'accepted',
    'properties/double': 'missing-function',
  });
});

test('a program that cannot be linked fails every session, golden or random, without evidence', async () => {
  expect(await kindsOf({ end: { kind: 'no-program', reason: 'link-error' } })).toEqual({
    'functions/double/1': 'did-not-compile',
    'functions/double/2': 'did-not-compile',
    'transcripts/short': 'did-not-compile',
    'transcripts/long': 'skipped',
    'properties/sums': 'did-not-compile',
    'properties/double': 'did-not-compile',
  });
});

test('only the wanted cases run', async () => {
  expect(await kindsOf({}, { wanted: (id) => id === 'transcripts/long' })).toEqual({ 'transcripts/long': 'accepted' });
});

test('a golden call is right only if it is right as the first call of a process', async () => {
  const kinds = await kindsOf({ double: (n, index) => (index === 0 ? n + 1n : n * 2n) });
  expect([kinds['functions/double/1'], kinds['functions/double/2']]).toEqual(['wrong-result', 'wrong-result']);
});

test('the first golden session has a process of its own', async () => {
  const right = (one: SessionOutcome): SessionOutcome => ({ ...one, printed: new TextEncoder().encode('3\n') });
  const kinds = await kindsOf({ show: () => 'nonsense', inCompany: right });
  expect(kinds['transcripts/short']).toBe('wrong-output');
});

test('a golden session that is wrong only beside others is right', async () => {
  const wrong = (one: SessionOutcome): SessionOutcome => ({ ...one, printed: new TextEncoder().encode('nonsense') });
  expect(await kindsOf({ inCompany: wrong })).toMatchObject({ 'transcripts/long': 'accepted' });
});
