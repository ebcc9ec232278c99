// Prepares a fresh clone: `npm start`, `npm test` and `npm run check` call it first. It needs only Node, because it
// runs before anything is installed, and it is plain JavaScript, because Node 20 cannot strip types.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stamp = join(root, 'node_modules', '.verbatim-setup');

refuseOldNode();
installPackages();
build();
if (process.argv.includes('--compiler')) await demandCompiler();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Verbatim needs Node 20.19 or newer; this is Node ${process.versions.node}. Install it from https://nodejs.org`);
}

/** Installs once for each version of the lock file, so that later starts are quick. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (once) ...');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund'],
    'The packages could not be installed. See the errors above, and check the network connection.',
  );
  writeFileSync(stamp, lock);
}

/** In a separate process, which can use the packages. */
function build() {
  run(
    process.execPath,
    [join(root, 'harness', 'setup', 'build.mjs')],
    'Verbatim could not be built. See the errors above.',
  );
}

/** The tests compile C++: one message now is better than a hundred failures. Grading gives the same message itself. */
async function demandCompiler() {
  const { inspectHost } = await import('../../dist/harness/toolchain/sandbox/host.js');
  const host = await inspectHost();
  if (host.kind === 'unavailable') stop(`The tests need a C++ compiler: ${host.sentence}`);
}

function run(command, args, failure) {
  // On Windows, npm is a script, which only a shell can start. Output goes to stderr, because stdout is for results.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) stop(failure);
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence) {
  say(sentence);
  process.exit(2);
}
