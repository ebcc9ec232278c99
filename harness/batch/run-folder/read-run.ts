import { access, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadResult, readResult } from '../../../reports/json/read-result.ts';
import { holdsUnfinishedRun } from './publish.ts';
import { errorCode, explainUnreadable } from '../../collect/open/file-trouble.ts';
import type { Grading } from '../../model/result/grading.ts';
import { UsageError } from '../../model/usage-error.ts';

const whatIsWrong: Readonly<Record<Extract<ReadResult, { kind: 'damaged' }>['because'], string>> = {
  'not-json': 'is not complete JSON',
  'other-format': 'was written by another version of Verbatim',
  shape: 'is not what Verbatim writes',
};

/** The results of a finished run, in the order of their ids. Throws if one is damaged: its marks would be missing. */
export async function readRun(folder: string): Promise<Grading[]> {
  await access(folder).catch(async (error: unknown) => {
    throw new UsageError(await explainUnreadable(folder, errorCode(error)));
  });
  const results = join(folder, 'results');
  const names = (await readdir(results).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  if (names.length === 0) {
    if (await holdsUnfinishedRun(folder)) {
      throw new UsageError(
        `the run in ${folder} is not finished: run the same "verbatim grade" command again to continue it`,
      );
    }
    throw new UsageError(`${folder} holds no results; name the folder that "verbatim grade --out" has written`);
  }
  const gradings: Grading[] = [];
  const damaged: string[] = [];
  for (const name of names) {
    const read = readResult(await readFile(join(results, name), 'utf8'));
    if (read.kind === 'result') gradings.push(read.grading);
    else
      damaged.push(
        `${join(results, name)} ${whatIsWrong[read.because]}${read.at === undefined ? '' : ` (${read.at})`}`,
      );
  }
  if (damaged.length > 0) {
    throw new UsageError(`nothing was written; grade these submissions again.\n${damaged.join('\n')}`);
  }
  return gradings.toSorted((one, other) => (one.submission < other.submission ? -1 : 1));
}
