import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FinishedRun, readFinishedRun } from '../batch/run-folder/finished-run.ts';
import { holdsUnfinishedRun } from '../batch/run-folder/publish.ts';
import { runFile } from '../batch/run-folder/run-files.ts';
import { type UnfinishedRun, openUnfinishedRun } from '../batch/run-folder/unfinished-run.ts';
import { Trouble } from './trouble.ts';

/** A file to write, its path relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

export interface OutputFolder extends Omit<UnfinishedRun, 'kind' | 'write'> {
  /** The run that stands here already. It stays as it is until `finish`. */
  readonly earlier: FinishedRun;
  readonly write: (file: OutputFile) => Promise<void>;
}

/**
 * Makes the folder ready before anything is graded, so that a wrong --out is known at once and not after an hour:
 *
 *     run.json            what was graded, with what
 *     index.html          the class
 *     marks.csv
 *     students/ID.html    one page each
 *     results/ID.json     one result each
 *     journal.jsonl       what each result depends on
 *     earlier/N/          runs before this one that gave other marks
 *     unfinished-run/     while there is one
 *
 * A folder with other things in it is refused.
 */
export async function openOutputFolder(folder: string, resumes = true): Promise<OutputFolder> {
  const telling = <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) => {
    return async (...given: Arguments): Promise<Result> => {
      try {
        return await work(...given);
      } catch (error) {
        throw cannotWrite(folder, error);
      }
    };
  };
  await telling(demandOurs)(folder);
  const run = await telling(openUnfinishedRun)(folder, resumes);
  if (run.kind === 'taken') {
    throw new Trouble(
      `another run (process ${run.pid}) writes to ${folder}: wait for its end, or choose another --out`,
    );
  }
  return {
    files: run.files,
    left: run.left,
    read: run.read,
    earlier: await telling(readFinishedRun)(folder),
    addResult: telling(run.addResult),
    write: telling(({ path, text }) => run.write(path, text)),
    finish: telling(run.finish),
  };
}

async function demandOurs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Twice: a run that ends in between takes run.json out and puts it in again.
  if ((await isOurs(folder)) || (await isOurs(folder))) return;
  throw new Trouble(
    `${folder} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
  );
}

async function isOurs(folder: string): Promise<boolean> {
  const present = await readdir(folder);
  return present.length === 0 || present.includes(runFile) || (await holdsUnfinishedRun(folder));
}

/** A full disk or a missing permission is nobody's bug: the reason is the cure. What else went wrong stays itself. */
function cannotWrite(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  return new Trouble(`results cannot be written to ${join(path)}: ${error.message}`);
}
