import { existsSync } from 'node:fs';
import { access, constants, mkdir, mkdtemp, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../model/usage-error.ts';

/** The folders that are written to: the cache itself, and those inside that exist once it has been used. */
const parts = ['.', 'cases', 'modules', 'results', 'toolchain', 'toolchain/headers'];

/**
 * Compiled pieces and results that every grading shares. If the home cannot be written to (as in many containers), or
 * another user has made the folder (root, by one `sudo`), the temp folder is used instead.
 */
export async function cacheFolder(environment: NodeJS.ProcessEnv): Promise<string> {
  try {
    const preferred = join(await cachesOf(environment), 'verbatim');
    await makeLevels(preferred);
    if (await isOurs(preferred)) return preferred;
  } catch {
    // The temp folder is used instead.
  }
  try {
    return await temporaryCache(resolve(tmpdir()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`cannot write to ${tmpdir()}; set TMPDIR to a writable folder (${reason})`);
  }
}

async function temporaryCache(place: string): Promise<string> {
  const folder = join(place, `verbatim-cache-${process.getuid?.() ?? 'shared'}`);
  await mkdir(folder, { mode: 0o700 }).catch(toBeThere(folder));
  // If another user made it first, that user could put other programs and results there.
  return (await isOurs(folder)) ? folder : await mkdtemp(join(place, 'verbatim-cache-'));
}

async function cachesOf(environment: NodeJS.ProcessEnv): Promise<string> {
  const chosen = environment['XDG_CACHE_HOME'];
  if (chosen !== undefined && chosen !== '') return resolve(chosen);
  const home = homedir();
  // A missing home must not be created.
  if (!(await stat(home)).isDirectory()) throw new Error(`${home} is not a folder`);
  return join(home, '.cache');
}

/** One by one: Node's `recursive` never ends if a folder exists and yet takes no other, as in /proc. */
async function makeLevels(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let level = folder; !existsSync(level); level = dirname(level)) missing.unshift(level);
  for (const level of missing) await mkdir(level).catch(toBeThere(level));
}

/** Ignores an error if the folder exists: another grader may have made it in the meantime. */
function toBeThere(folder: string): (error: unknown) => void {
  return (error) => {
    if (!existsSync(folder)) throw error;
  };
}

async function isOurs(folder: string): Promise<boolean> {
  const there = parts.map((part) => join(folder, part)).filter((part) => existsSync(part));
  const ours = await Promise.all(
    there.map(async (part) => {
      const { uid } = await stat(part);
      if (process.getuid !== undefined && uid !== process.getuid()) return false;
      return access(part, constants.R_OK | constants.W_OK | constants.X_OK).then(
        () => true,
        () => false,
      );
    }),
  );
  return ours.every(Boolean);
}
