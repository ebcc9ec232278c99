import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { taggedFiles } from './test-files.ts';

test('a test file needs tools only if its first line says so', () => {
  const root = mkdtempSync(join(tmpdir(), 'verbatim-tags-'));
  const files = {
    'harness/compiles.test.ts': '// @module-tag compiler\n',
    'harness/opens.test.ts': '// @module-tag browser\n',
    'harness/links.test.ts': '// @module-tag wasm\n',
    'harness/crashes.test.ts': '// @module-tag own-process\n',
    'harness/plain.test.ts': "const text = '// @module-tag compiler';\n",
    'harness/compiles.ts': '// @module-tag compiler\n',
  };
  for (const room of ['harness', 'reports', 'reference']) mkdirSync(join(root, room));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  expect(taggedFiles(root)).toEqual({
    withTools: ['harness/compiles.test.ts', 'harness/links.test.ts', 'harness/opens.test.ts'],
    ownProcess: ['harness/crashes.test.ts'],
  });
  rmSync(root, { recursive: true });
});

test.each(['g++', 'g++-14', 'gcc', 'nm', 'objcopy', 'ld', 'chromium'])(
  'a unit test that starts %s gets a message with the line that it needs',
  (tool) => {
    const { status, stderr } = spawnSync(tool, ['--version'], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 127,
      stderr: `unit tests must not start ${tool}: write "// @module-tag compiler" (or browser) at the top of the test file\n`,
    });
  },
);
