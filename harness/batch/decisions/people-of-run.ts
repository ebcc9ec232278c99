import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runFile } from '../run-folder/run-files.ts';
import type { Person } from '../../model/submission/people.ts';

const person = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  siteId: z.string().optional(),
  submission: z.string().optional(),
  names: z.array(z.string()),
});
const runWithPeople = z.object({ people: z.array(person) });

/** The class list with which a run was graded; empty if there was none. */
export async function peopleOfRun(folder: string): Promise<readonly Person[]> {
  const text = await readFile(join(folder, runFile), 'utf8').catch(() => '{}');
  const read = runWithPeople.safeParse(parsed(text));
  if (!read.success) return [];
  return read.data.people.map(({ submission, names, ...student }) => ({
    student,
    names,
    ...(submission === undefined ? {} : { submission }),
  }));
}

/** The form that `peopleOfRun` reads. */
export function writtenPeople(listed: readonly Person[]): z.infer<typeof runWithPeople> | undefined {
  if (listed.length === 0) return undefined;
  return {
    people: listed.map(({ student: { id, name, email, siteId }, submission, names }) => ({
      id,
      name,
      email,
      siteId,
      submission,
      names: [...names],
    })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
