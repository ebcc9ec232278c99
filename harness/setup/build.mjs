// `npm run build`: builds dist/ from the sources, and removes everything else from it. setup.mjs calls it, too.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundlePrograms } from './bundle.mjs';
import { sweepDist } from './sweep-dist.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = join(root, 'dist');

const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  cwd: root,
  // Output goes to stderr, because stdout is for results.
  stdio: ['ignore', 2, 2],
});
if (status === 0) {
  await sweepDist(root, dist);
  await bundlePrograms(root, join(dist, 'program'));
  await import(pathToFileURL(join(dist, 'program', 'keep-cases.js')).href);
} else {
  process.stderr.write('The TypeScript sources do not compile; see the errors above.\n');
  process.exitCode = 2;
}
