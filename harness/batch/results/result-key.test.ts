// @module-tag compiler
import { expect, test } from 'vitest';
import type { GradeRequest } from '../../grade/grade-request.ts';
import { keyStart, resultKey } from './result-key.ts';
import { smallRequest } from './small-request.fixture.ts';

const request = await smallRequest();
const [file = { name: '', bytes: new Uint8Array() }] = request.submission.files;
const { assignment, toolchain, submission } = request;

function withFile(changed: Partial<typeof file>): GradeRequest {
  return { ...request, submission: { ...submission, files: [{ ...file, ...changed }] } };
}

test('equal contents have equal keys', () => {
  const copy = structuredClone(submission);
  expect(resultKey({ ...request, submission: copy }, 'v1')).toBe(resultKey(request, 'v1'));
  expect(resultKey({ ...request, assignment: structuredClone(assignment) }, 'v1')).toBe(resultKey(request, 'v1'));
});

test.each<readonly [string, GradeRequest]>([
  ['whose it is', { ...request, submission: { ...submission, id: 's2' } }],
  ['how late it is', { ...request, submission: { ...submission, lateMinutes: 5 } }],
  ['a byte of the source', withFile({ bytes: Buffer.concat([file.bytes, Buffer.from(' ')]) })],
  ['the name of the source', withFile({ name: 'Domineering.cpp' })],
  ['a second file', { ...request, submission: { ...submission, files: [file, { ...file, name: 'b.cpp' }] } }],
  ['no file', { ...request, submission: { ...submission, files: [] } }],
  ['the seed', { ...request, seed: 8 }],
  ['the compiler', { ...request, toolchain: { ...toolchain, facts: { ...toolchain.facts, compiler: 'g++ 99' } } }],
  ['what is enforced', { ...request, toolchain: { ...toolchain, facts: { ...toolchain.facts, enforced: [] } } }],
  ['a flag', { ...request, assignment: { ...assignment, build: { ...assignment.build, flags: ['-O2'] } } }],
  ['a case', { ...request, assignment: { ...assignment, sessions: assignment.sessions.slice(0, 1) } }],
  ['a dialect', { ...request, assignment: { ...assignment, dialect: { ...assignment.dialect, wording: {} } } }],
  [
    'the price of a finding',
    { ...request, assignment: { ...assignment, scheme: { ...assignment.scheme, policy: [] } } },
  ],
  ['the reference solution', { ...request, solution: [file] }],
])('%s makes another key', (_about, changed) => {
  expect(resultKey(changed, 'v1')).not.toBe(resultKey(request, 'v1'));
});

test('the start of the key depends on everything but the compiler', () => {
  const other = { ...request, toolchain: { ...toolchain, facts: { ...toolchain.facts, compiler: 'g++ 99' } } };
  const start = keyStart(request, 'v1') ?? '';
  expect(start).toMatch(/^[0-9a-f]{48}$/);
  const keys = [resultKey(request, 'v1'), resultKey(other, 'v1')];
  for (const key of keys) expect(key).toMatch(new RegExp(`^${start}[0-9a-f]{16}$`));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keyStart({ ...request, seed: 8 }, 'v1')).not.toBe(start);
});

test('another version of Verbatim makes another key', () => {
  expect(resultKey(request, 'v2')).not.toBe(resultKey(request, 'v1'));
});

test('a result of some of the cases, or of one counterexample, has no key', () => {
  expect(resultKey({ ...request, wanted: () => true }, 'v1')).toBeUndefined();
  expect(resultKey({ ...request, path: '0' }, 'v1')).toBeUndefined();
});
