import type { EarlierResults } from './grade-with-cache.ts';
import { openResultCache } from './result-cache.ts';
import { cacheFolder } from '../../prepare/cache-folder.ts';
import { programVersion } from '../../prepare/program-version.ts';

/** What this very program found out in earlier runs. */
export async function earlierResults(): Promise<EarlierResults> {
  return { cache: await openResultCache(await cacheFolder(process.env)), version: programVersion() };
}
