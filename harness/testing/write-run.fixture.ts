import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderResult } from '../../reports/json/render-result.ts';
import type { Grading } from '../model/result/grading.ts';

/** For tests: writes the results of a finished run, as `grade` does. */
export async function writeRun(folder: string, gradings: readonly Grading[]): Promise<string> {
  const results = join(folder, 'results');
  await mkdir(results, { recursive: true });
  for (const grading of gradings) await writeFile(join(results, `${grading.submission}.json`), renderResult(grading));
  return folder;
}
