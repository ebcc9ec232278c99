import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runFile } from '../run-folder/run-files.ts';
import type { LatePolicy } from '../../model/assignment/assignment.ts';

const number = z.number().min(0);
const runWithPolicy = z.object({
  late: z.object({ graceMinutes: number, fixed: number, perDay: number, most: number.optional() }),
});

/** What late work lost in a run, by the marking scheme of that time; undefined if it lost nothing or that is unknown. */
export async function latePolicyOf(folder: string): Promise<LatePolicy | undefined> {
  const text = await readFile(join(folder, runFile), 'utf8').catch(() => '{}');
  const read = runWithPolicy.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { most, ...policy } = read.data.late;
  return { ...policy, ...(most === undefined ? {} : { most }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
