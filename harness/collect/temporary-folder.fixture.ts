import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs `work` with a folder of these files, and removes the folder. A name that ends in / is an empty folder. */
export async function withFolder<Result>(
  files: Readonly<Record<string, string | Uint8Array>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-collect-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, name);
      await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true });
      if (!name.endsWith('/')) await writeFile(path, content);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
