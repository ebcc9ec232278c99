import { join } from 'node:path';
import type { Answer, KeptAnswers } from '../../truth/solution-reference.ts';
import { dropOldest, keep, readKept } from '../kept-values.ts';

/** So many batches of answers; a property of a class is one. */
const maxKept = 200;

/** Answers of sample solutions, in a folder of this user's cache. */
export function keptAnswers(cache: string): KeptAnswers {
  const folder = join(cache, 'answers');
  const pathOf = (key: string) => join(folder, `${key}-${process.versions.v8}.v8`);
  return {
    get: async (key) => readKept(pathOf(key)) as readonly Answer[] | undefined,
    async put(key, answers) {
      await keep(pathOf(key), answers);
      await dropOldest(folder, maxKept).catch(() => {});
    },
  };
}
