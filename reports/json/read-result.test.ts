import { describe, expect, test } from 'vitest';
import { sampleStudents } from '../samples/students.ts';
import type { Graded } from '../../harness/model/result/grading.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { readResult } from './read-result.ts';
import { renderResult } from './render-result.ts';

const students = Object.entries(sampleStudents);

test.each(students)('the result file of %s reads back as its grading', (_name, grading) => {
  expect(readResult(renderResult(grading))).toEqual({ kind: 'result', grading });
});

/** Names that changed before format 1 was final: the name now, the name before, and which parts have it. */
const renamed: readonly (readonly [now: string, before: string, has: (part: Part) => boolean])[] = [
  ['message', 'text', ({ rule }) => rule === 'warnings' || rule === 'fallback-build'],
  ['says', 'message', ({ rule }) => rule !== undefined],
  ['reason', 'because', ({ kind }) => kind === 'skipped'],
  ['demanded', 'function', ({ kind }) => kind === 'missing-function'],
  ['demanded', 'expected', ({ rule }) => rule === 'provided-unmodified'],
  ['name', 'what', ({ name, expected, actual }) => [name, expected, actual].every((one) => one !== undefined)],
  ['studentFiles', 'theirs', () => true],
  ['courseFiles', 'ours', () => true],
  ['visibility', 'hidden', ({ rule }) => rule !== undefined],
];
type Part = Readonly<Record<string, unknown>>;

/** A result file with the names of an earlier version. */
function inEarlierNames(text: string, names: typeof renamed): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const part: Part = { ...value };
      const name = (key: string): string => names.find(([now, , has]) => now === key && has(part))?.[1] ?? key;
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [name(key), one]));
    }),
  );
}

/** A submission with several programs. */
const halved: Graded = {
  ...sampleGrading({ submission: 's1155000001' }),
  programs: [{ id: 'class', about: 'your class', studentFiles: ['Board.cpp'], courseFiles: ['game.cpp'] }],
};

test.each(renamed)('a file in which %s has its earlier name %s is reported as another version', (...one) => {
  // The earlier name of `says` is the present name of the compiler's words, so it is recognised only with the others.
  const names = one[0] === 'says' ? renamed : [one];
  const texts = [...students.map(([, grading]) => grading), halved].map(renderResult);
  const earlier = texts.flatMap((text) => {
    const old = inEarlierNames(text, names);
    return JSON.stringify(JSON.parse(text)) === old ? [] : [old];
  });
  expect(earlier).not.toEqual([]);
  for (const text of earlier) expect(readResult(text)).toEqual({ kind: 'damaged', because: 'other-format' });
});

describe('a damaged result file', () => {
  const [, grading] = students[0] ?? [];
  const text = grading === undefined ? '' : renderResult(grading);

  test('says where it is damaged', () => {
    expect(readResult(text.slice(0, 500))).toEqual({ kind: 'damaged', because: 'not-json' });
    expect(readResult(text.replace('"format": 1', '"format": 2'))).toEqual({
      kind: 'damaged',
      because: 'other-format',
    });
    expect(readResult(text.replace('"kind": "accepted"', '"kind": "splendid"'))).toEqual({
      kind: 'damaged',
      because: 'shape',
      at: 'cases.0.verdict.kind',
    });
    expect(readResult(text.replace('"outOf"', '"outof"'))).toMatchObject({ kind: 'damaged', because: 'shape' });
    expect(readResult('[1]')).toEqual({ kind: 'damaged', because: 'shape' });
  });
});
