import type { EarlierResults } from './grade-with-cache.ts';
import { openResultCache } from './result-cache.ts';
import { cacheFolder } from '../../prepare/cache-folder.ts';
import { programVersion } from '../../prepare/program-version.ts';

/** What this very program found out in earlier runs. */
export async function earlierResults(): Promise<EarlierResults> {
  const [cache, version] = await Promise.all([cacheFolder(process.env).then(openResultCache), programVersion()]);
  return { cache, version };
}
