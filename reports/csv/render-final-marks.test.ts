import { expect, test } from 'vitest';
import { adjust } from '../../harness/mark/adjust.ts';
import type { Override } from '../../harness/model/result/overrides.ts';
import { sampleStudents } from '../samples/students.ts';
import { renderFinalMarks } from './render-final-marks.ts';

const decided: readonly Override[] = [
  { students: ['s1155000003'], change: { kind: 'total', marks: 80 }, comment: '=1+1, said in the lab' },
  { students: ['s1155000006'], change: { kind: 'excuse' } },
  { students: ['s1155000007'], change: { kind: 'total', marks: 50 } },
];

test('decided marks count, the automatic marks are in a column beside them, and excused students have no marks', () => {
  const some = ['wrong-sessions', 'does-not-compile', 'not-graded'].flatMap((name) => sampleStudents[name] ?? []);
  expect(renderFinalMarks(some.flatMap((grading) => adjust(grading, decided)))).toBe(
    [
      '\uFEFFsubmission,name,email,status,marks,outOf,functions,transcripts,properties,policy,automatic,comment,reason',
      's1155000003,,,graded,80,100,40,0,18.2,8,66.2,"\'=1+1, said in the lab","wrong output: The handout\'s sample run, with five refused moves (transcripts/01-sample-run), and 6 more cases"',
      `s1155000006,,,excused,,100,0,0,0,0,0,,does not compile: expected ';' before '}' token (domineering.cpp:23:31)`,
      's1155000007,,,not-graded,50,100,,,,,,,"could not be graded: g++ was stopped after 20 seconds, twice; the machine was busy."',
      '',
    ].join('\r\n'),
  );
});
