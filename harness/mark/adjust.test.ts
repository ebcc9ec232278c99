import { describe, expect, test } from 'vitest';
import { sampleStudents } from '../../reports/samples/students.ts';
import type { Grading } from '../model/result/grading.ts';
import type { LatePolicy } from '../model/assignment/assignment.ts';
import type { Adjusted, Override, OverrideChange } from '../model/result/overrides.ts';
import { adjust } from './adjust.ts';

function student(name: string): Grading {
  const grading = sampleStudents[name];
  if (grading === undefined) throw new Error(`no sample student is called ${name}`);
  return grading;
}

function decide({ submission }: Grading, change: OverrideChange, comment?: string): Override {
  return { students: ['somebody', submission], change, ...(comment === undefined ? {} : { comment }) };
}

/** For decisions about a submission as a whole. */
function adjustOne(grading: Grading, overrides: readonly Override[], late?: LatePolicy): Adjusted {
  const [one, second] = adjust(grading, overrides, late);
  if (one === undefined || second !== undefined) throw new Error('there are several parts');
  return one;
}

describe('decided marks', () => {
  test('of a case change its group and the total, and the automatic ones are kept', () => {
    const automatic = student('wrong-sessions');
    const copy = structuredClone(automatic);
    if (automatic.status !== 'graded') throw new Error('not graded');
    const lost = automatic.cases.find(({ marks, outOf, group }) => marks < outOf && group === 'transcripts');
    if (lost === undefined) throw new Error('nothing lost');
    const one = adjustOne(automatic, [
      decide(automatic, { kind: 'case', case: lost.id, marks: lost.outOf }, 'By hand.'),
      { students: ['somebody'], change: { kind: 'total', marks: 1 } },
    ]);
    const more = lost.outOf - lost.marks;
    const total = Math.round((automatic.marks + more) * 100) / 100;
    expect(one.automatic).toBe(automatic);
    expect(automatic).toEqual(copy);
    expect(one.mark).toEqual({ kind: 'marks', marks: total });
    expect(one.changes).toEqual([
      { case: lost.id, from: lost.marks, to: lost.outOf, outOf: lost.outOf, because: 'By hand.' },
    ]);
    expect(one.comments).toEqual([]);
    expect(one.grading).toEqual({
      ...automatic,
      marks: total,
      groups: automatic.groups.map((group) =>
        group.id === 'transcripts' ? { ...group, marks: Math.round((group.marks + more) * 100) / 100 } : group,
      ),
      cases: automatic.cases.map((each) => (each.id === lost.id ? { ...each, marks: lost.outOf } : each)),
    });
  });

  test('as a total are final, whatever is decided about a case and in whichever order', () => {
    const automatic = student('all-right');
    const total = decide(automatic, { kind: 'total', marks: 40 });
    const single = decide(automatic, { kind: 'case', case: 'transcripts/01-sample-run', marks: 0 });
    for (const overrides of [
      [total, single],
      [single, total],
    ]) {
      const { grading, mark } = adjustOne(automatic, overrides);
      expect(mark).toEqual({ kind: 'marks', marks: 40 });
      expect(grading).toMatchObject({ marks: 40 });
    }
  });

  test('as a total are possible even for work that could not be graded', () => {
    const automatic = student('not-graded');
    expect(adjustOne(automatic, []).mark).toEqual({ kind: 'none' });
    const { grading, mark, changes } = adjustOne(automatic, [decide(automatic, { kind: 'total', marks: 70 })]);
    expect(mark).toEqual({ kind: 'marks', marks: 70 });
    expect(changes).toEqual([{ to: 70, outOf: 100 }]);
    expect(grading).toBe(automatic);
  });
});

test('an excused student has no marks, and the automatic ones are kept', () => {
  const automatic = student('does-not-compile');
  const { grading, mark, comments } = adjustOne(automatic, [decide(automatic, { kind: 'excuse' }, 'Ill.')]);
  expect({ mark, comments }).toEqual({ mark: { kind: 'excused' }, comments: ['Ill.'] });
  expect(grading).toBe(automatic);
});

test('without a decision nothing changes', () => {
  for (const automatic of Object.values(sampleStudents)) {
    const { grading, changes, comments } = adjustOne(automatic, []);
    expect({ grading, changes, comments }).toEqual({ grading: automatic, changes: [], comments: [] });
  }
});

describe('of late work', () => {
  const inTime = student('all-right');
  if (inTime.status !== 'graded') throw new Error('not graded');
  const policy = { graceMinutes: 10, fixed: 5, perDay: 10, most: 50 };
  const late = { ...inTime, lateMinutes: 95, marks: 85, lateDeduction: 15 };
  const none = inTime.cases.map(({ id }) => decide(inTime, { kind: 'case', case: id, marks: 0 }));
  const sample = inTime.cases.find(({ id }) => id === 'transcripts/01-sample-run');

  test('a changed case counts first, and lateness is deducted from the new total', () => {
    const change = decide(inTime, { kind: 'case', case: 'transcripts/01-sample-run', marks: 0 });
    const { grading, mark, changes } = adjustOne(late, [change], policy);
    expect(mark).toEqual({ kind: 'marks', marks: 85 - (sample?.outOf ?? 0) });
    expect(grading).toMatchObject({ lateDeduction: 15 });
    expect(changes).toHaveLength(1);
  });

  test('the deduction is never more than the marks, and grows with them', () => {
    const lost = adjustOne(late, none, policy);
    const rest = 100 - inTime.cases.reduce((sum, { outOf }) => sum + outOf, 0);
    expect(lost.grading).toMatchObject({ marks: 0, lateDeduction: Math.min(15, rest) });
    const nothing = { ...late, marks: 0, lateDeduction: 4, cases: late.cases.map((one) => ({ ...one, marks: 0 })) };
    const change = decide(inTime, { kind: 'case', case: 'transcripts/01-sample-run', marks: sample?.outOf ?? 0 });
    const earned = 4 + (sample?.outOf ?? 0);
    expect(adjustOne(nothing, [change], policy).mark).toEqual({ kind: 'marks', marks: Math.max(0, earned - 15) });
    // Without the policy, only the earlier deduction is known.
    expect(adjustOne(nothing, [change]).mark).toEqual({ kind: 'marks', marks: sample?.outOf });
  });

  test('nothing is deducted from a decided total, and no deduction is shown', () => {
    const { grading, mark } = adjustOne(late, [decide(inTime, { kind: 'total', marks: 90 })], policy);
    expect(mark).toEqual({ kind: 'marks', marks: 90 });
    expect(grading).not.toHaveProperty('lateDeduction');
  });
});

describe('in a group', () => {
  const members = [{ id: 's1' }, { id: 's2' }, { id: 's3' }];
  const group = { ...student('all-right'), submission: 'Team Rook', members };
  const of = (name: string, change: OverrideChange): Override => ({ students: [name], change });

  test('a decision about the submission is for everyone', () => {
    const all = adjust(group, [of('Team Rook', { kind: 'total', marks: 80 })]);
    expect(all.map(({ students, mark }) => [students, mark])).toEqual([[members, { kind: 'marks', marks: 80 }]]);
  });

  test("a decision about a member is for that one alone, and comes before the group's", () => {
    const all = adjust(group, [
      of('s2', { kind: 'excuse' }),
      of('s3', { kind: 'total', marks: 90 }),
      { ...of('Team Rook', { kind: 'total', marks: 80 }), comment: 'Shown in the lab.' },
      { ...of('Team Rook', { kind: 'comment' }), comment: 'Well done.' },
    ]);
    const marks = (number: number) => ({ kind: 'marks', marks: number });
    const told = all.map(({ students, alone, mark, changes, comments }) => [
      ...[students.map(({ id }) => id).join(' '), alone, mark, changes.length, comments.join()],
    ]);
    expect(told).toEqual([
      ['s1', undefined, marks(80), 1, 'Well done.'],
      ['s2', true, { kind: 'excused' }, 0, 'Well done.'],
      ['s3', true, marks(90), 1, 'Well done.'],
    ]);
  });

  test('of one, the member is the submission', () => {
    const [one, second] = adjust({ ...group, members: [{ id: 's1' }] }, [of('s1', { kind: 'total', marks: 5 })]);
    expect([one?.alone, one?.mark, second]).toEqual([undefined, { kind: 'marks', marks: 5 }, undefined]);
  });
});
