import type { EarlierResults } from './grade-with-cache.ts';
import { openResultCache } from './result-cache.ts';
import { cacheFolder } from '../../prepare/cache-folder.ts';
import { programVersion } from '../../prepare/program-version.ts';

/** The results that this version of Verbatim computed in earlier runs. */
export async function earlierResults(): Promise<EarlierResults> {
  return { cache: await openResultCache(await cacheFolder(process.env)), version: programVersion() };
}
