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
    throw new UsageError(
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
  await makeFolder(folder);
  // Twice: a run that ends in between takes run.json out and puts it in again.
  if ((await isOurs(folder)) || (await isOurs(folder))) return;
  throw new UsageError(
    `${folder} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
  );
}

async function isOurs(folder: string): Promise<boolean> {
  const present = await readdir(folder);
  return present.length === 0 || present.includes(runFile) || (await holdsUnfinishedRun(folder));
}

/** By the code of the system's error: what is wrong, and what to do. */
const cures: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; make room there and give the same command again',
  EDQUOT: 'the disk is full for this user; make room there and give the same command again',
  EROFS: 'that disk can only be read; choose another folder with --out',
  EACCES: 'this user may not write there; change the permissions, or choose another folder with --out',
  EPERM: 'this user may not write there; change the permissions, or choose another folder with --out',
  ENOTDIR: 'a part of that path is a file; choose another folder with --out',
  EEXIST: 'a file is in the way; remove it, or choose another folder with --out',
  ENAMETOOLONG: 'that path is too long; choose a shorter one with --out',
};

/** A full disk or a missing permission is nobody's bug. What else went wrong stays itself. */
function cannotWrite(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cure = cures[code];
  const reason = cure === undefined ? error.message : `${cure} (${code})`;
  return new UsageError(`results cannot be written to ${join(path)}: ${reason}`);
}
