import { expect, test } from 'vitest';
import type { Graded, GradedCase } from './grading.ts';
import { redact } from './redact.ts';
import type { Verdict, VerdictKind } from './verdict.ts';

const canary = 'CANARY';
const first = {
  offset: 3,
  afterInput: 1,
  expected: { line: 2, column: 1, text: [{ kind: 'printed' as const, text: canary }] },
  actual: { line: 2, column: 1, text: [{ kind: 'printed' as const, text: canary }] },
};
const lines = { differing: 1, total: 2 };
/**
 * A verdict of every kind, with the canary wherever it quotes what was expected; a new kind does not compile until it
 * is added.
 */
const everyVerdict: { readonly [Kind in VerdictKind]: Extract<Verdict, { kind: Kind }> } = {
  accepted: { kind: 'accepted' },
  presentation: {
    kind: 'presentation',
    classes: ['blanks'],
    lines,
    first,
    wording: [{ expected: canary, actual: canary }],
  },
  'wrong-output': { kind: 'wrong-output', lines, first },
  'wrong-result': { kind: 'wrong-result', mismatches: [{ name: 'returned', expected: canary, actual: canary }] },
  'broken-protocol': { kind: 'broken-protocol', problems: [{ code: 'full-peg', found: canary, expected: canary }] },
  crashed: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
  'timed-out': { kind: 'timed-out', clock: 'cpu', seconds: 2 },
  'too-much-output': { kind: 'too-much-output', limitBytes: 1024 },
  'out-of-memory': { kind: 'out-of-memory', limitMiB: 64 },
  'forbidden-operation': { kind: 'forbidden-operation', operation: 'fork' },
  'asked-for-more-input': { kind: 'asked-for-more-input', first },
  'missing-function': { kind: 'missing-function', demanded: 'int gridState(long long, int)' },
  'did-not-compile': { kind: 'did-not-compile' },
  skipped: { kind: 'skipped', reason: 'board.cpp was not handed in' },
  'not-graded': { kind: 'not-graded', reason: 'the sandbox did not start' },
};
const telling = Object.values(everyVerdict);

function caseOf(verdict: Verdict, visibility: GradedCase['visibility']): GradedCase {
  return {
    id: 'transcripts/03',
    group: 'transcripts',
    about: 'The rationale, which everybody may read',
    visibility,
    verdict,
    marks: 0,
    outOf: 2,
    hint: 'Look at the last row',
    evidence: {
      kind: 'session',
      typed: [canary],
      expected: [{ kind: 'printed', text: canary }],
      actual: [{ kind: 'printed', text: canary }],
      notUtf8: false,
    },
  };
}

function gradingOf(...cases: GradedCase[]): Graded {
  return {
    format: 1,
    assignment: 'domineering',
    dialect: '2021',
    submission: 's1',
    files: [],
    outOf: 100,
    toolchain: { kind: 'native', compiler: 'g++' },
    seed: 1,
    enforced: [],
    notEnforced: [],
    status: 'graded',
    marks: 0,
    groups: [],
    cases,
    findings: [],
    build: { compiled: true, leniences: [], diagnostics: [] },
  };
}

test.each(telling.map((verdict) => [verdict.kind, verdict] as const))(
  'a student learns nothing of what a hidden case with the verdict %s expects',
  (kind, verdict) => {
    const grading = redact(gradingOf(caseOf(verdict, 'hidden')), 'student');
    expect(JSON.stringify(grading)).not.toContain(canary);
    expect(grading).toMatchObject({
      cases: [
        { about: 'The rationale, which everybody may read', verdict: { kind }, outOf: 2, hint: 'Look at the last row' },
      ],
    });
  },
);

test('public cases stay as they are, and the staff sees everything', () => {
  const grading = gradingOf(...telling.map((verdict) => caseOf(verdict, 'public')));
  expect(redact(grading, 'student')).toEqual(grading);
  const hidden = gradingOf(...telling.map((verdict) => caseOf(verdict, 'hidden')));
  expect(redact(hidden, 'staff')).toBe(hidden);
});

test('if only a hidden case shows a fault, a student learns the line and no numbers', () => {
  const at = { file: 'hex.cpp', line: 41, column: 9 };
  const fault = { kind: 'index-out-of-bounds' as const, ...at, index: canary, array: 'char [11]' };
  const seen = { rule: 'memory-fault' as const, ...at, marks: 0, fault };
  const grading = { ...gradingOf(), findings: [{ ...seen, visibility: 'hidden' as const }, seen] };
  const { fault: _fault, ...shown } = seen;
  expect(redact(grading, 'student')).toMatchObject({ findings: [{ ...shown, visibility: 'hidden' }, seen] });
  expect(JSON.stringify(redact({ ...grading, findings: grading.findings.slice(0, 1) }, 'student'))).not.toContain(
    canary,
  );
  expect(redact(grading, 'staff')).toBe(grading);
});
