import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { casesFolder } from '../../prepare/home.ts';
import { runFile } from './run-files.ts';

/** What a run folder says about its assignment, which may be gone or changed. */
export interface AssignmentOfRun {
  readonly id: string;
  readonly title: string;
  readonly course?: string;
  /** The folder with the handout. */
  readonly folder: string;
}

/** The title and folder are in run.json; runs of earlier versions have only the id. */
export async function assignmentOfRun(run: string, id: string): Promise<AssignmentOfRun> {
  const text = await readFile(join(run, runFile), 'utf8').catch(() => '{}');
  const { title, course, folder } = partsOf(text);
  const place = folder ?? join(casesFolder(), id);
  if (title !== undefined) return { id, title, ...(course === undefined ? {} : { course }), folder: place };
  const loaded = await loadAssignment(place).catch(() => undefined);
  if (loaded?.kind !== 'loaded') return { id, title: id, folder: place };
  const { assignment } = loaded;
  return {
    id,
    title: assignment.title,
    ...(assignment.course === undefined ? {} : { course: assignment.course }),
    folder: place,
  };
}

function partsOf(text: string): { readonly title?: string; readonly course?: string; readonly folder?: string } {
  try {
    const run: unknown = JSON.parse(text);
    const textAt = (key: string) => {
      const value = typeof run === 'object' && run !== null ? Reflect.get(run, key) : undefined;
      return typeof value === 'string' ? { [key]: value } : {};
    };
    return { ...textAt('title'), ...textAt('course'), ...textAt('folder') };
  } catch {
    return {};
  }
}
