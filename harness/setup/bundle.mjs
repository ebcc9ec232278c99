// Bundles each program that people start into a few files, because Node takes longer to find 700 modules than to run
// them. The files of tsc stay beside the bundles, for tests, fuzzer and benchmarks.
import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Bundled separately, so that a reader of student sources loads only the code that it needs. */
const programs = {
  main: 'harness/cli/main.ts',
  'reader-process': 'harness/reading/reader-process.ts',
  'compare-process': 'harness/batch/similarity/compare-process.ts',
  'keep-cases': 'harness/prepare/assignments/keep-cases.ts',
};

/** Not bundled: the parser looks for its WebAssembly beside its own file, and dolos is not always installed. */
const external = ['web-tree-sitter', /^@dodona\//];

/** Does not touch files that are already right, because another verbatim process may be about to load them. */
export async function bundlePrograms(root, folder) {
  const files = new Map();
  files.set('digest', undefined);
  for (const [name, source] of Object.entries(programs)) {
    for (const [file, content] of await bundleOf(name, join(root, source), root)) files.set(file, content);
  }
  files.set('digest', digestOf(files));
  await mkdir(folder, { recursive: true });
  // A digest is never beside files that it does not match, and a program is written after the files that it loads.
  if (!(await isWritten(join(folder, 'digest'), files.get('digest'))))
    await rm(join(folder, 'digest'), { force: true });
  for (const [file, content] of [...files].toReversed()) await writeIfOther(join(folder, file), content);
  await chmod(join(folder, 'main.js'), 0o755);
  for (const file of await readdir(folder)) if (!files.has(file)) await rm(join(folder, file), { recursive: true });
}

/** For harness/prepare/program-version.ts: reading 3 MB of code at each start would take longer than the rest of it. */
function digestOf(files) {
  const hash = createHash('sha256');
  for (const [file, content] of files) if (!/^digest$|\.map$/.test(file)) hash.update(`${file}\0${content}\0`);
  return hash.digest('hex');
}

async function bundleOf(name, input, root) {
  const bundle = await rolldown({ input: { [name]: input }, cwd: root, platform: 'node', external });
  try {
    const { output } = await bundle.generate({
      // The final folder, because the source maps contain paths relative to it.
      dir: join(root, 'dist', 'program'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      // The sources are installed, too, so the maps need not contain them.
      sourcemapExcludeSources: true,
      // Names are kept, so that a stack trace is readable even without the map.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    });
    return output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]);
  } finally {
    await bundle.close();
  }
}

async function isWritten(path, content) {
  return (await readFile(path, 'utf8').catch(() => undefined)) === content;
}

async function writeIfOther(path, content) {
  if (await isWritten(path, content)) return;
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
