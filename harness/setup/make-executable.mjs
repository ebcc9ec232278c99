// The compiler writes plain files, and `npx verbatim` starts one of them: after each build it has to be a program.
import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../dist/harness/cli/main.js', import.meta.url));

export function makeExecutable() {
  chmodSync(command, 0o755);
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) makeExecutable();
