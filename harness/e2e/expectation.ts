import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Graded } from '../model/grading.ts';

/** What `expect.yaml` beside a known-bad program says. */
const expectation = z.strictObject({
  about: z.string().min(1),
  /** Prefixes of case ids, or `policy/<rule>`. */
  caught: z.array(z.string()).min(1),
  note: z.string().optional(),
});
export type Expectation = z.infer<typeof expectation>;

export async function readExpectation(folder: string): Promise<Expectation> {
  return expectation.parse(parse(await readFile(join(folder, 'expect.yaml'), 'utf8')));
}

/**
 * Compares where a known-bad program lost marks with where it should: every prefix must catch it, and nothing else
 * may. A list of what is not so.
 */
export function unexpected(grading: Graded, { caught }: Expectation): string[] {
  const lost = [
    ...grading.cases.filter(({ marks, outOf }) => marks < outOf).map(({ id, verdict }) => ({ id, how: verdict.kind })),
    ...grading.findings
      .filter(({ marks }) => marks < 0)
      .map(({ rule, line }) => ({ id: `policy/${rule}`, how: `line ${line}` })),
  ];
  const catches = (prefix: string, id: string) => id === prefix || id.startsWith(`${prefix}/`);
  return [
    ...caught
      .filter((prefix) => !lost.some(({ id }) => catches(prefix, id)))
      .map((prefix) => `${prefix} should have caught it and did not`),
    ...lost
      .filter(({ id }) => !caught.some((prefix) => catches(prefix, id)))
      .map(({ id, how }) => `${id} caught it (${how}), which expect.yaml does not say`),
  ];
}
