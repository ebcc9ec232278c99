// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderCheck } from '../../reports/terminal/render-check.ts';
import { plainPalette } from '../../reports/terminal/palette.ts';
import { grade } from '../grade/grade.ts';
import type { Grading } from '../model/result/grading.ts';
import { readHere } from '../reading/read-here.ts';
import { knownAssignment } from '../testing/known-assignment.fixture.ts';
import { openToolchain } from '../testing/open-program.ts';

const toolchain = await openToolchain();

/** Only the calls, because whole programs are not concerned. */
async function gradeKnown(id: string, slug: string): Promise<Grading> {
  const { assignment, reference, solution } = await knownAssignment(id);
  const [name = ''] = assignment.files;
  return grade({
    assignment,
    reference,
    solution,
    toolchain,
    reading: readHere,
    submission: { id: slug, files: [{ name, bytes: await readFile(join('reference', id, 'wrong', slug, name)) }] },
    seed: assignment.seed,
    wanted: (caseId) =>
      caseId.startsWith('functions/') || assignment.functions.some((one) => caseId === `properties/${one.name}`),
  });
}

function mistakeOf(grading: Grading) {
  return grading.status === 'graded' ? grading.mistake : grading.reason;
}

test('a program that counts all positions from the right has one mistake', async () => {
  const grading = await gradeKnown('domineering', 'counts-from-the-right');
  expect(mistakeOf(grading)).toEqual({ kind: 'reversed-digits', value: 'grid', counted: 'position', cases: 72 });
  const text = renderCheck(grading, { width: 100, palette: plainPalette, replay: { command: 'verbatim check a.cpp' } });
  expect(text.match(/One mistake[^]*?\n\n/g)).toEqual([
    'One mistake explains 72 cases with wrong calls: your program counts the positions in `grid` from\n' +
      '  the right. The handout counts them from the left, leading zeros included: position 1 is the first\n' +
      '  one.\n\n',
  ]);
  expect(text.match(/^ +also .*$/gm)?.map((line) => line.slice(0, 50))).toEqual([
    '  also     71 more cases are like this (5.11 of 37',
  ]);
});

test('a program that counts only the triangles from the right has one mistake, too', async () => {
  const grading = await gradeKnown('dots-and-triangles', 'triangles-from-the-right');
  expect(mistakeOf(grading)).toEqual({ kind: 'reversed-digits', value: 'grid', counted: 'triangle', cases: 37 });
});

test.each([
  ['domineering', 'right-edge-wraps'],
  ['domineering', 'divides-by-player'],
  ['dots-and-triangles', 'wrong-side'],
])('%s: %s does not have this mistake', async (id, slug) => {
  expect(mistakeOf(await gradeKnown(id, slug))).toBeUndefined();
});
