import { describe, expect, test } from 'vitest';
import { sampleStudents } from '../../reports/samples/students.ts';
import type { Grading } from '../model/grading.ts';
import type { Override, OverrideChange } from '../model/overrides.ts';
import { adjust } from './adjust.ts';

function student(name: string): Grading {
  const grading = sampleStudents[name];
  if (grading === undefined) throw new Error(`no sample student is called ${name}`);
  return grading;
}

function decide({ submission }: Grading, change: OverrideChange, comment?: string): Override {
  return { students: ['somebody', submission], change, ...(comment === undefined ? {} : { comment }) };
}

describe('decided marks', () => {
  test('of a case go into its group and the total, and the automatic ones stay beneath', () => {
    const automatic = student('wrong-sessions');
    const copy = structuredClone(automatic);
    if (automatic.status !== 'graded') throw new Error('not graded');
    const lost = automatic.cases.find(({ marks, outOf, group }) => marks < outOf && group === 'transcripts');
    if (lost === undefined) throw new Error('nothing lost');
    const one = adjust(automatic, [
      decide(automatic, { kind: 'case', case: lost.id, marks: lost.outOf }, 'By hand.'),
      { students: ['somebody'], change: { kind: 'total', marks: 1 } },
    ]);
    const more = lost.outOf - lost.marks;
    const total = Math.round((automatic.marks + more) * 100) / 100;
    expect(one.automatic).toBe(automatic);
    expect(automatic).toEqual(copy);
    expect(one.mark).toEqual({ kind: 'marks', marks: total });
    expect(one.changes).toEqual([{ case: lost.id, from: lost.marks, to: lost.outOf }]);
    expect(one.comments).toEqual(['By hand.']);
    expect(one.grading).toEqual({
      ...automatic,
      marks: total,
      groups: automatic.groups.map((group) =>
        group.id === 'transcripts' ? { ...group, marks: Math.round((group.marks + more) * 100) / 100 } : group,
      ),
      cases: automatic.cases.map((each) => (each.id === lost.id ? { ...each, marks: lost.outOf } : each)),
    });
  });

  test('altogether stand, whatever is decided about a case and in whichever order', () => {
    const automatic = student('all-right');
    const total = decide(automatic, { kind: 'total', marks: 40 });
    const single = decide(automatic, { kind: 'case', case: 'transcripts/01-sample-run', marks: 0 });
    for (const overrides of [
      [total, single],
      [single, total],
    ]) {
      const { grading, mark } = adjust(automatic, overrides);
      expect(mark).toEqual({ kind: 'marks', marks: 40 });
      expect(grading).toMatchObject({ marks: 40 });
    }
  });

  test('altogether are marks for somebody who could not be graded, too', () => {
    const automatic = student('not-graded');
    expect(adjust(automatic, []).mark).toEqual({ kind: 'none' });
    const { grading, mark, changes } = adjust(automatic, [decide(automatic, { kind: 'total', marks: 70 })]);
    expect(mark).toEqual({ kind: 'marks', marks: 70 });
    expect(changes).toEqual([{ to: 70 }]);
    expect(grading).toBe(automatic);
  });
});

test('who is excused has no marks to hand on, and keeps the automatic ones beneath', () => {
  const automatic = student('does-not-compile');
  const { grading, mark, comments } = adjust(automatic, [decide(automatic, { kind: 'excuse' }, 'Ill.')]);
  expect({ mark, comments }).toEqual({ mark: { kind: 'excused' }, comments: ['Ill.'] });
  expect(grading).toBe(automatic);
});

test('without a decision everything stays what it is', () => {
  for (const automatic of Object.values(sampleStudents)) {
    const { grading, changes, comments } = adjust(automatic, []);
    expect({ grading, changes, comments }).toEqual({ grading: automatic, changes: [], comments: [] });
  }
});
