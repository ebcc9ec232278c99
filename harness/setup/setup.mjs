// Makes a fresh clone ready: `npm start`, `npm test` and `npm run check` call it first. It uses nothing but Node,
// because it runs before anything is installed; and it is plain JavaScript, because Node 20 cannot strip types.
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
  stop(`Verbatim needs Node 20.19 or newer, and this is ${process.versions.node}: install it from https://nodejs.org`);
}

/** Once for each lock file, so that the second start is quick and a changed lock file is noticed. */
function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (once) ...');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund'],
    'The packages could not be installed: is the network there? The lines above say why.',
  );
  writeFileSync(stamp, lock);
}

/** A process of its own, which may use the packages. */
function build() {
  run(process.execPath, [join(root, 'harness', 'setup', 'build.mjs')], 'Verbatim could not be built.');
}

/** The tests compile C++: better one sentence now than a hundred failures. Grading says the same by itself. */
async function demandCompiler() {
  const { inspectHost } = await import('../../dist/harness/toolchain/sandbox/host.js');
  const host = await inspectHost();
  if (host.kind === 'unavailable') stop(`The tests need a C++ compiler: ${host.sentence}`);
}

function run(command, args, failure) {
  // npm is a script on Windows, which only a shell can start. Output goes to stderr: stdout belongs to results.
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
