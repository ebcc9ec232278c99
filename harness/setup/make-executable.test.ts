// @module-tag build
import { execFileSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the command that npx starts is a program after every build', () => {
  const command = fileURLToPath(new URL('../../dist/harness/cli/main.js', import.meta.url));
  chmodSync(command, 0o644);
  execFileSync(process.execPath, [fileURLToPath(new URL('make-executable.mjs', import.meta.url))]);
  expect(statSync(command).mode & 0o777).toBe(0o755);
});
