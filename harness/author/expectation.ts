import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Graded } from '../model/result/grading.ts';
import { editedSolution } from './edited-solution.ts';

/** What `expect.yaml` beside a known-bad program says. */
const expectation = z.strictObject({
  about: z.string().min(1),
  /** Prefixes of case ids, or `policy/<rule>`. */
  caught: z.array(z.string()).min(1),
  /** Its mistake, or one of them, is a wording of its own: then cases may be right but for that, and otherwise none. */
  wording: z.literal(true).optional(),
  note: z.string().optional(),
  /** The program is our solution with these changes; the files of the folder come on top. */
  solution: editedSolution.optional(),
});
export type Expectation = z.infer<typeof expectation>;

/** The expectation, or what is wrong with its file. */
export async function readExpectation(folder: string): Promise<Expectation | string> {
  const file = join(folder, 'expect.yaml');
  try {
    const read = expectation.safeParse(parse(await readFile(file, 'utf8')));
    return read.success ? read.data : `${file}: ${z.prettifyError(read.error).replaceAll('\n', ' ')}`;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Compares where a known-bad program lost marks with where it should: every prefix must catch it, and nothing else
 * may. A list of what is not so.
 */
export function unexpected(grading: Graded, { caught, wording }: Expectation): string[] {
  const lost = lostMarks(grading);
  const inOtherWords = grading.cases.filter(
    ({ verdict }) => verdict.kind === 'presentation' && verdict.classes.includes('wording'),
  );
  return [
    ...(wording === true && inOtherWords.length === 0
      ? ['no case is right but for its wording, as expect.yaml says']
      : []),
    ...inOtherWords
      .slice(wording === true ? inOtherWords.length : 0)
      .map(({ id }) => `${id} takes it for a wording of its own, which expect.yaml does not say`),
    ...caught
      .filter((prefix) => !lost.some(({ id }) => isUnder(prefix, id)))
      .map((prefix) => `${prefix} should catch it and does not`),
    ...lost
      .filter(({ id }) => !caught.some((prefix) => isUnder(prefix, id)))
      .map(({ id, how }) => `${id} catches it (${how}), which expect.yaml does not say`),
  ];
}

/** Where a program that should be flawless is not. */
export function flaws(grading: Graded): string[] {
  return lostMarks(grading).map(({ id, how }) => `${id}: ${how}`);
}

function lostMarks(grading: Graded): { readonly id: string; readonly how: string }[] {
  return [
    ...grading.cases.filter(({ marks, outOf }) => marks < outOf).map(({ id, verdict }) => ({ id, how: verdict.kind })),
    ...grading.findings
      .filter(({ marks }) => marks < 0)
      .map(({ rule, file, line }) => ({ id: `policy/${rule}`, how: `${file}:${line}` })),
  ];
}

function isUnder(prefix: string, id: string): boolean {
  return id === prefix || id.startsWith(`${prefix}/`);
}
