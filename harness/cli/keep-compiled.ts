import * as node from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from '../prepare/cache-folder.ts';

/** Node has this from 22.1 on. */
interface CompileCache {
  enableCompileCache?(folder: string): unknown;
}

/**
 * Lets Node keep our modules in compiled form, which saves a fifth of a check that finds an earlier result. The cache
 * holds code, so it is in a folder of this user, and never in Node's usual folder, where every user can write.
 */
export async function keepCompiled(
  { enableCompileCache }: CompileCache = node as CompileCache,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (enableCompileCache === undefined) return;
  try {
    enableCompileCache(join(await cacheFolder(environment), 'modules'));
  } catch {
    // A command that needs the cache folder reports why it cannot be used.
  }
}
