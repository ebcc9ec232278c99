// Puts each program that people start into few files: Node takes longer to find 700 modules than to run them. What
// tsc writes stays beside them, for tests, fuzzer and benchmarks.
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Bundled apart from each other, so that a reader of student sources loads nothing but what it needs. */
const programs = {
  main: 'harness/cli/main.ts',
  'reader-process': 'harness/reading/reader-process.ts',
  'compare-process': 'harness/batch/similarity/compare-process.ts',
};

/** The parser finds its WebAssembly beside its own file, and dolos is not always installed. */
const external = ['web-tree-sitter', /^@dodona\//];

/** Files that are right already are not touched: another verbatim may be about to load them. */
export async function bundlePrograms(root, folder) {
  const files = new Map();
  for (const [name, source] of Object.entries(programs)) {
    for (const [file, content] of await bundleOf(name, join(root, source), root)) files.set(file, content);
  }
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeIfOther(join(folder, file), content);
  await chmod(join(folder, 'main.js'), 0o755);
  for (const file of await readdir(folder)) if (!files.has(file)) await rm(join(folder, file), { recursive: true });
}

async function bundleOf(name, input, root) {
  const bundle = await rolldown({ input: { [name]: input }, cwd: root, platform: 'node', external });
  try {
    const { output } = await bundle.generate({
      // The maps lead to sources, so they are written as if they lay here.
      dir: join(root, 'dist', 'program'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      // The sources are installed, too.
      sourcemapExcludeSources: true,
      // Names stay, so that a fault can be read even without the map.
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    });
    return output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]);
  } finally {
    await bundle.close();
  }
}

async function writeIfOther(path, content) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === content) return;
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
