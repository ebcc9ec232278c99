import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FinishedRun, readFinishedRun } from './finished-run.ts';
import { makeFolder } from './make-folder.ts';
import { holdsUnfinishedRun } from './publish.ts';
import { runFile } from './run-files.ts';
import { type UnfinishedRun, openUnfinishedRun } from './unfinished-run.ts';
import { UsageError } from '../../model/usage-error.ts';

/** A file to write, its path relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly text: string | Uint8Array;
}

export interface OutputFolder extends Omit<UnfinishedRun, 'kind' | 'write'> {
  /** The run that is already in the folder. It does not change until `finish`. */
  readonly earlier: FinishedRun;
  readonly write: (file: OutputFile) => Promise<void>;
}

/**
 * Prepares the folder before anything is graded, so that a wrong --out is reported at once and not after an hour:
 *
 *     run.json            what was graded, and with which tools
 *     index.html          the class
 *     marks.csv
 *     students/ID.html    one page each
 *     results/ID.json     one result each
 *     journal.jsonl       what each result depends on
 *     earlier/N/          earlier runs that gave other marks
 *     unfinished-run/     exists while a run is not finished
 *
 * A folder with other files in it is refused.
 */
export async function openOutputFolder(folder: string, resumes = true): Promise<OutputFolder> {
  const reporting = <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) => {
    return async (...given: Arguments): Promise<Result> => {
      try {
        return await work(...given);
      } catch (error) {
        throw cannotWrite(folder, error);
      }
    };
  };
  await reporting(assertOutputFolder)(folder);
  const run = await reporting(openUnfinishedRun)(folder, resumes);
  if (run.kind === 'taken') {
    throw new UsageError(
      `another run (process ${run.pid}) is writing to ${folder}: wait until it ends, or choose another folder with --out`,
    );
  }
  return {
    files: run.files,
    left: run.left,
    read: run.read,
    earlier: await reporting(readFinishedRun)(folder),
    addResult: reporting(run.addResult),
    write: reporting(({ path, text }) => run.write(path, text)),
    finish: reporting(run.finish),
  };
}

async function assertOutputFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  // Checked twice: a run that is just being published replaces run.json, which is missing for a moment.
  if ((await isOutputFolder(folder)) || (await isOutputFolder(folder))) return;
  throw new UsageError(
    `${folder} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
  );
}

async function isOutputFolder(folder: string): Promise<boolean> {
  const present = await readdir(folder);
  return present.length === 0 || present.includes(runFile) || (await holdsUnfinishedRun(folder));
}

/** What is wrong and what to do, by the code of the system's error. */
const cures: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and run the same command again',
  EDQUOT: 'your disk quota is used up; free some space and run the same command again',
  EROFS: 'that disk is read-only; choose another folder with --out',
  EACCES: 'you have no permission to write there; change the permissions, or choose another folder with --out',
  EPERM: 'you have no permission to write there; change the permissions, or choose another folder with --out',
  ENOTDIR: 'a part of that path is a file; choose another folder with --out',
  EEXIST: 'a file is in the way; remove it, or choose another folder with --out',
  ENAMETOOLONG: 'that path is too long; choose a shorter one with --out',
};

/** A full disk or a missing permission is not a fault inside Verbatim. Other errors are returned unchanged. */
function cannotWrite(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cure = cures[code];
  const reason = cure === undefined ? error.message : `${cure} (${code})`;
  return new UsageError(`results cannot be written to ${join(path)}: ${reason}`);
}
