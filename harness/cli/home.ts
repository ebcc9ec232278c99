import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the installed project lies: the nearest folder above this file with a package.json (dist/ has none). */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('No package.json above the program: the installation is incomplete');
    folder = above;
  }
  return folder;
}

export const casesFolder = (): string => join(projectFolder(), 'cases');
export const referenceFolder = (): string => join(projectFolder(), 'reference');
/** Our C++ parts, which lie where compiled JavaScript does not. */
export const runtimeFolder = (toolchain: 'native' | 'plain'): string =>
  join(projectFolder(), 'harness', 'toolchain', toolchain, 'runtime');

/** Compiled pieces that every grading shares. A home that cannot be written (a container's, often) falls to the temp folder. */
export async function cacheFolder(environment: NodeJS.ProcessEnv): Promise<string> {
  const preferred = join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'verbatim');
  try {
    await mkdir(preferred, { recursive: true });
    return preferred;
  } catch {
    const fallback = join(tmpdir(), `verbatim-cache-${process.getuid?.() ?? 'shared'}`);
    await mkdir(fallback, { recursive: true, mode: 0o700 });
    // Whoever made it first could put programs and results there that are not ours.
    const isOurs = (await stat(fallback)).uid === process.getuid?.();
    return isOurs ? fallback : await mkdtemp(join(tmpdir(), 'verbatim-cache-'));
  }
}
