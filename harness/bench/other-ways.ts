import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../process/start-process.ts';
import { runBatch } from '../batch/class/run-batch.ts';
import type { Submission } from '../model/submission/submission.ts';
import { sourceOf } from './submissions.ts';

/** The yardstick: only `g++ x.cpp` for every submission. */
export async function compileBare(submissions: readonly Submission[], folder: string, workers: number): Promise<void> {
  await runBatch(
    submissions,
    workers,
    async (submission) => {
      const source = join(folder, `${submission.id}.cpp`);
      await writeFile(source, sourceOf(submission));
      // Some submissions do not compile. Their time counts, too.
      await startProcess('g++', [source, '-o', programOf(folder, submission)], { cwd: folder, reject: false });
    },
    () => {},
  );
}

export function programOf(folder: string, { id }: Submission): string {
  return join(folder, id);
}

/** The usual way to run cases: Node starts a process for each. */
export async function runEachByExeca(program: string, inputs: readonly string[], workers: number): Promise<void> {
  await runBatch(
    inputs.map((input) => ({ input })),
    workers,
    ({ input }) => startProcess(program, { input, reject: false, timeout: 5000 }),
    () => {},
  );
}
