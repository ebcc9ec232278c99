import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Graded } from '../../harness/model/result/grading.ts';
import { sampleStudents } from '../samples/students.ts';
import { renderGradescope } from './render-gradescope.ts';

/** The specification of Gradescope; strict objects refuse all other names. */
const format = z.enum(['text', 'html', 'simple_format', 'md', 'ansi']);
const visibility = z.enum(['hidden', 'after_due_date', 'after_published', 'visible']);
const results = z.strictObject({
  score: z.number(),
  execution_time: z.number().optional(),
  output: z.string().optional(),
  output_format: format.optional(),
  test_output_format: format.optional(),
  test_name_format: format.optional(),
  visibility: visibility.optional(),
  stdout_visibility: visibility.optional(),
  extra_data: z.record(z.string(), z.unknown()).optional(),
  tests: z.array(
    z.strictObject({
      score: z.number().min(0),
      max_score: z.number(),
      status: z.enum(['passed', 'failed']),
      name: z.string().min(1),
      name_format: format.optional(),
      number: z.string().regex(/^\d+(\.\d+)*$/),
      output: z.string().optional(),
      output_format: format.optional(),
      tags: z.array(z.string()).optional(),
      visibility: visibility.optional(),
      extra_data: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

const students = Object.entries(sampleStudents).filter(
  (entry): entry is [string, Graded] => entry[1].status === 'graded',
);

describe('results.json', () => {
  test.each(students)('of %s matches the snapshot', async (name, graded) => {
    await expect(renderGradescope(graded, [])).toMatchFileSnapshot(`../samples/gradescope/${name}.json`);
  });

  test.each(students)('of %s satisfies the specification, and its tests add up to its score', (_name, graded) => {
    const read = results.parse(JSON.parse(renderGradescope(graded, [])));
    expect(read.score).toBe(graded.marks);
    const sum = read.tests.reduce((total, { score }) => total + score, 0);
    // Each test is rounded to hundredths, but the groups are not sums of rounded numbers.
    expect(Math.abs(sum - read.score)).toBeLessThan(0.005 * (read.tests.length + 1));
    const numbers = read.tests.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(students)('of %s hides no test, because one hidden test hides the total', (_name, graded) => {
    const read = results.parse(JSON.parse(renderGradescope(graded, [])));
    expect([read.visibility, ...read.tests.map((one) => one.visibility)].filter((one) => one !== 'visible')).toEqual(
      [],
    );
  });

  test('begins with the comments of the staff', () => {
    const [, graded] = students[0] ?? [];
    if (graded === undefined) throw new Error('there is no graded student');
    expect(JSON.parse(renderGradescope(graded, ['Well done.', 'See\x1B me.']))).toMatchObject({
      output: 'Well done.\n\nSee\\x1B me.',
    });
  });
});
