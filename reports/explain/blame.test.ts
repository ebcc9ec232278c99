import { expect, test } from 'vitest';
import type { Graded, GradedCase } from '../../harness/model/result/grading.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { blame } from './blame.ts';

type Standing = 'right' | 'wrong' | 'missing';

const verdicts: Readonly<Record<Standing, GradedCase['verdict']>> = {
  right: { kind: 'accepted' },
  wrong: { kind: 'wrong-output', lines: { differing: 1, total: 9 } },
  missing: { kind: 'skipped', reason: 'gameplay.cpp was not handed in' },
};

function halves(standings: Readonly<Record<'class' | 'client' | 'both', Standing>>): Graded {
  return {
    ...sampleGrading({ submission: 's1' }),
    programs: [
      { id: 'class', about: '', studentFiles: ['Board.cpp'], courseFiles: ['play.cpp'] },
      { id: 'client', about: '', studentFiles: ['play.cpp'], courseFiles: ['Board.cpp'] },
      { id: 'both', about: '', studentFiles: ['Board.cpp', 'play.cpp'], courseFiles: [] },
    ],
    cases: Object.entries(standings).map(([program, standing]) => ({
      id: `transcripts/${program}/01-start`,
      group: 'transcripts',
      about: '',
      visibility: 'public',
      verdict: verdicts[standing],
      marks: standing === 'right' ? 1 : 0,
      outOf: 1,
    })),
  };
}

test.each([
  [
    'a fault in one half is blamed on its file',
    { class: 'wrong', client: 'right', both: 'wrong' },
    'The fault is in Board.cpp: your play.cpp with our Board.cpp is right.',
  ],
  [
    'faults in both halves are blamed on both files',
    { class: 'wrong', client: 'wrong', both: 'wrong' },
    'There is a fault in each of your files: your Board.cpp with our play.cpp and your play.cpp with our Board.cpp fail.',
  ],
  [
    'mistakes that fit together are no excuse, and are explained',
    { class: 'wrong', client: 'wrong', both: 'right' },
    'There is a fault in each of your files: your Board.cpp with our play.cpp and your play.cpp with our Board.cpp fail. Together they are right, because the mistakes fit together.',
  ],
  [
    'halves that fail only together rely on each other',
    { class: 'right', client: 'right', both: 'wrong' },
    'Each of your files is right with our other half, but together they fail: one relies on something that the other does not do.',
  ],
  ['no file is blamed if everything is right', { class: 'right', client: 'right', both: 'right' }, undefined],
  ['no file is blamed if a half is missing', { class: 'wrong', client: 'missing', both: 'missing' }, undefined],
] as const)('%s', (_sentence, standings, expected) => {
  expect(blame(halves(standings))).toBe(expected);
});

test('a program of one piece has no halves', () => {
  expect(blame(sampleGrading({ submission: 's1' }))).toBeUndefined();
});
