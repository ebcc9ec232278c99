import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scheme } from '../model/assignment/assignment.ts';
import type { Observation } from '../model/result/finding.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { type JudgedCase, mark } from './mark.ts';

const scheme: Scheme = {
  groups: [
    { id: 'functions', marks: 40 },
    { id: 'transcripts', marks: 30 },
    { id: 'properties', marks: 20 },
    { id: 'policy', marks: 10 },
  ],
  functions: { gridState: 10, putToGrid: 30 },
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
  policy: [
    { rule: 'warnings', each: 1, most: 3 },
    { rule: 'file-name', each: 8, most: 10 },
  ],
};
const accepted: Verdict = { kind: 'accepted' };
const wrong: Verdict = { kind: 'wrong-result', mismatches: [] };
const blanks: Verdict = { kind: 'presentation', classes: ['trailing-blanks'], lines: { differing: 1, total: 2 } };

function one(group: JudgedCase['group'], share: string, points: number, ...trials: readonly Verdict[]): JudgedCase {
  const [verdict = accepted] = trials;
  return { id: `${group}/${share}/${points}`, group, share, points, about: '', visibility: 'public', verdict, trials };
}
const flawless = [
  one('functions', 'gridState', 1, accepted),
  one('functions', 'gridState', 2, accepted),
  one('functions', 'putToGrid', 1, accepted),
  one('transcripts', '', 7, accepted),
  one('transcripts', '', 4, accepted),
  one('properties', '', 3, accepted, accepted, accepted),
];
function marked(cases: readonly JudgedCase[], observations: readonly Observation[], compiled: boolean) {
  return mark(scheme, cases, cases, observations, compiled);
}

const warning = (line: number, free = false): Observation => ({
  finding: { rule: 'warnings', file: 'a.cpp', line, column: 1, message: 'unused', flag: '-Wunused-variable' },
  free,
});

test('a flawless submission gets exactly full marks', () => {
  const marks = marked(flawless, [], true);
  expect(marks.marks).toBe(100);
  expect(marks.outOf).toBe(100);
  expect(marks.groups).toEqual([
    { id: 'functions', marks: 40, outOf: 40 },
    { id: 'transcripts', marks: 30, outOf: 30 },
    { id: 'properties', marks: 20, outOf: 20 },
    { id: 'policy', marks: 10, outOf: 10 },
  ]);
});

test('cases share the marks of their function, or of their group, by points', () => {
  const cases = [
    one('functions', 'gridState', 1, accepted),
    one('functions', 'gridState', 3, wrong),
    ...flawless.slice(2),
  ];
  const marks = marked(cases, [], true);
  expect(marks.cases.map(({ marks: got, outOf }) => `${got}/${outOf}`)).toEqual([
    '2.5/2.5',
    '0/7.5',
    '30/30',
    '19.09/19.09',
    '10.91/10.91',
    '20/20',
  ]);
  expect(marks.groups[0]).toEqual({ id: 'functions', marks: 32.5, outOf: 40 });
  expect(marks.marks).toBe(92.5);
});

test('the marks for a case do not depend on how many cases were run', () => {
  const [first] = flawless;
  if (first === undefined) throw new Error('there are no cases');
  expect(mark(scheme, flawless, [first], [], true).cases[0]?.outOf).toBe(marked(flawless, [], true).cases[0]?.outOf);
});

test('a presentation difference keeps the share in the scheme', () => {
  const marks = marked([one('transcripts', '', 1, blanks)], [], true);
  expect(marks.cases[0]).toMatchObject({ marks: 27, outOf: 30 });
});

test('the marks of a property fall with the share of failing runs', () => {
  const marks = marked([one('properties', '', 1, wrong, accepted, accepted, accepted)], [], true);
  expect(marks.cases[0]).toMatchObject({ marks: 15, outOf: 20 });
});

describe('findings', () => {
  test('cost what the scheme says, and no more than the maximum of their rule', () => {
    const marks = marked(
      flawless,
      [1, 2, 3, 4].map((line) => warning(line)),
      true,
    );
    expect(marks.findings.map((finding) => finding.marks)).toEqual([-1, -1, -1, 0]);
    expect(marks.groups[3]).toEqual({ id: 'policy', marks: 7, outOf: 10 });
  });

  test('that are free are shown without a deduction', () => {
    expect(marked(flawless, [warning(1, true)], true).findings.map((finding) => finding.marks)).toEqual([0]);
  });

  test('of a rule that the assignment does not list are dropped', () => {
    const encoding: Observation = {
      finding: { rule: 'encoding', file: 'a.cpp', line: 0, column: 0, found: 'UTF-16LE' },
      free: false,
    };
    expect(marked(flawless, [encoding], true).findings).toEqual([]);
  });

  test('never take more than the policy group has', () => {
    const name: Observation = {
      finding: { rule: 'file-name', file: 'A.cpp', line: 0, column: 0, demanded: 'a.cpp', found: 'A.cpp' },
      free: false,
    };
    const marks = marked(flawless, [name, name, warning(1), warning(2), warning(3)], true);
    expect(marks.groups[3]).toEqual({ id: 'policy', marks: 0, outOf: 10 });
  });
});

test('a source that does not compile gets no policy marks', () => {
  expect(marked([], [], false).marks).toBe(0);
});

test('marks are between nothing and everything, and never rise when a case turns wrong', () => {
  const verdict = fc.constantFrom(accepted, wrong, blanks);
  fc.assert(
    fc.property(fc.array(verdict, { minLength: 6, maxLength: 6 }), fc.nat(5), (verdicts, spoilt) => {
      const cases = flawless.map((kept, index) => ({ ...kept, trials: [verdicts[index] ?? accepted] }));
      const before = marked(cases, [], true).marks;
      const worse = cases.map((kept, index) => (index === spoilt ? { ...kept, trials: [wrong] } : kept));
      const after = marked(worse, [], true).marks;
      expect(before).toBeLessThanOrEqual(100);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(before);
    }),
  );
});
