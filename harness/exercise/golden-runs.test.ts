import { expect, test } from 'vitest';
import { judge } from '../judge/judge.ts';
import { typedLines } from '../model/transcript.ts';
import type { Trial } from '../model/trial.ts';
import { type Student, counter, programOf, reference } from './counter.fixture.ts';
import { runGoldens } from './golden-runs.ts';

const sessions: readonly Trial[] = Array.from({ length: 10 }, (_, index) => {
  const expected = reference.play([String(index), '5']);
  return { kind: 'session', typed: typedLines(expected.pieces), expected };
});

async function ran(student: Student) {
  const { program, runs } = programOf(student);
  const passes: Parameters<typeof runGoldens>[3] = (trial, outcome) =>
    judge(trial, outcome).verdict.kind === 'accepted';
  const outcomes = await runGoldens(program, sessions, counter.limits, passes);
  const verdicts = sessions.map((trial, index) => {
    const outcome = outcomes[index];
    return outcome === undefined ? 'lost' : judge(trial, outcome).verdict.kind;
  });
  return { verdicts, processes: runs() };
}

test('golden sessions of a right program take two processes', async () => {
  expect(await ran({})).toEqual({ verdicts: sessions.map(() => 'accepted'), processes: 2 });
});

test('a session that fails in company is run alone, and only that counts', async () => {
  const silent = { printed: new Uint8Array(), reads: [] };
  const inCompany: Student['inCompany'] = (alone, at) => (at > 6 ? { ...alone, ...silent } : alone);
  expect(await ran({ inCompany })).toEqual({ verdicts: sessions.map(() => 'accepted'), processes: 2 + 3 });
});

test('where already the first is another in company, all are run alone', async () => {
  const inCompany: Student['inCompany'] = (alone, at) => (at === 0 ? { ...alone, printed: Buffer.from('?') } : alone);
  expect(await ran({ inCompany })).toEqual({ verdicts: sessions.map(() => 'accepted'), processes: 2 + 9 });
});

test('a program that never ends is not brought into company', async () => {
  const { verdicts, processes } = await ran({ end: { kind: 'timed-out', clock: 'cpu', seconds: 1 } });
  expect(verdicts).toEqual(sessions.map(() => 'timed-out'));
  expect(processes).toBe(10);
});
