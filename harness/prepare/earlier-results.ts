import type { EarlierResults } from '../batch/results/grade-with-cache.ts';
import { openResultCache } from '../batch/results/result-cache.ts';
import { cacheFolder } from './cache-folder.ts';
import { programVersion } from './program-version.ts';

/** What this very program found out in earlier runs. */
export async function earlierResults(): Promise<EarlierResults> {
  const [cache, version] = await Promise.all([cacheFolder(process.env).then(openResultCache), programVersion()]);
  return { cache, version };
}
