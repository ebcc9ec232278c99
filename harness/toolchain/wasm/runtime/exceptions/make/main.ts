import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { packFiles } from '../../../host/file-archive.ts';
import { changedHeaders } from './changed-headers.ts';
import { clangFolder, clangVersion, loadClang } from './clang-package.ts';
import { compileLibraries } from './compile-libraries.ts';
import { digestOf, downloadSources, sources } from './download-sources.ts';

/* `npm run wasm-libraries [FOLDER]`: makes libraries.tar.gz. The downloaded sources are kept in FOLDER. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const clang = clangFolder();
if (clang === undefined) {
  throw new Error(
    `@yowasp/clang is not installed: npm install it, or run "npm pack @yowasp/clang@${clangVersion}", unpack that file, ` +
      'and set VERBATIM_WASM_CLANG to its folder "package".',
  );
}
const folder = resolve(process.argv[2] ?? join(tmpdir(), 'verbatim-wasm-libraries'));
say(`LLVM ${sources.version} and @yowasp/clang ${clangVersion}, in ${folder}`);
const unpacked = await downloadSources(folder, say);
const started = performance.now();
const libraries = await compileLibraries(unpacked, await changedHeaders(clang), await loadClang(clang), say);
say(`compiled in ${Math.round((performance.now() - started) / 1000)} s`);

const files = new Map([...libraries].map(([name, content]) => [`usr/lib/wasm32-wasip1/${name}`, content]));
files.set('LICENSE.TXT', await readFile(join(unpacked, 'LICENSE.TXT')));
const packed = gzipSync(packFiles(files), { level: constants.Z_BEST_COMPRESSION });
const target = resolve('harness', 'toolchain', 'wasm', 'runtime', 'exceptions', 'libraries.tar.gz');
await writeFile(target, packed);
say(`${target}  ${packed.length} bytes, SHA-256 ${digestOf(packed)}`);
