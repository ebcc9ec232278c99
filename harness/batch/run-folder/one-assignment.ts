import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { shellWord } from '../../text/shell-word.ts';
import { runFile } from './run-files.ts';

/**
 * A folder has the results of one assignment. Decisions in overrides.yaml would otherwise change the marks of another
 * one, and all marks would seem to have changed.
 */
export async function assertOneAssignment(folder: string, id: string): Promise<void> {
  const text = await readFile(join(folder, runFile), 'utf8').catch(() => '{}');
  const earlier = assignmentIn(text);
  if (earlier === undefined || earlier === id) return;
  const other = shellWord(`${join(dirname(folder), basename(folder))}-${id}`);
  throw new UsageError(
    `${folder} holds the results of ${earlier}, and nothing was graded: choose another folder for ${id}, such as --out ${other}`,
  );
}

/** A run.json that is damaged says nothing, and the run is replaced. */
function assignmentIn(text: string): string | undefined {
  try {
    const run: unknown = JSON.parse(text);
    const id: unknown = typeof run === 'object' && run !== null ? Reflect.get(run, 'assignment') : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
