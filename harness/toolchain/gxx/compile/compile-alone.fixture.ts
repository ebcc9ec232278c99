import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Compilation, compileSource } from './compile.ts';
import type { Compiled } from '../messages/compiler-verdict.ts';
import { noHeaders, noWarmCompilers } from './quick-compile.ts';
import { makeSealedFolder } from '../work-folder/work-folder.fixture.ts';

export interface CompilationResult {
  readonly compiled: Compiled;
  readonly object: Buffer | undefined;
  readonly stackUsage: string | undefined;
}

type Chosen = Partial<Pick<Compilation, 'headers' | 'warmCompilers' | 'settings' | 'moreFlags'>>;

/** Compiles the first of these files in its own folder, and plainly unless something else is chosen. */
export async function compileAlone(
  cacheFolder: string,
  files: Readonly<Record<string, string | Buffer>>,
  chosen: Chosen,
): Promise<CompilationResult> {
  const folder = await makeSealedFolder(cacheFolder);
  const names = Object.keys(files);
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder.source, name), text);
    const paths = { object: 'objects/0.o', stackUsage: 'objects/0.su' };
    const compilation: Compilation = {
      folder,
      files: names,
      settings: { standard: 'c++17', flags: ['-Wall', '-Wextra'], seconds: 60 },
      moreFlags: [],
      forced: { prelude: '', int64: '', windows: '' },
      headers: noHeaders,
      warmCompilers: noWarmCompilers,
      ...chosen,
    };
    const compiled = await compileSource(compilation, names[0] ?? '', paths, []);
    return {
      compiled,
      object: await readFile(join(folder.root, paths.object)).catch(() => undefined),
      stackUsage: await readFile(join(folder.root, paths.stackUsage), 'utf8').catch(() => undefined),
    };
  } finally {
    await folder.remove();
  }
}
