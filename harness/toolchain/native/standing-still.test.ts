// @module-tag compiler
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { compileAlone } from '../gxx/compile/compile-alone.fixture.ts';

const { stdout: compiler } = await execa('sh', ['-c', 'command -v g++']);
const path = process.env['PATH'];
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true });
});

const settings = { standard: 'c++17', flags: [], seconds: 0.25 };

// Compiles our own parts with the real compiler first.
await compileAlone(folder, { 'a.cpp': 'int main() {}\n' }, {});

/** Compiles with a g++ that first runs this script, in the folder of the sources. */
async function compileAfter(script: string, source = 'int main() {}\n') {
  await writeFile(join(folder, 'g++'), `#!/bin/sh\n${script}\nexec ${compiler} "$@"\n`);
  await chmod(join(folder, 'g++'), 0o755);
  process.env['PATH'] = `${folder}:${path}`;
  return (await compileAlone(folder, { 'a.cpp': source }, { settings })).compiled;
}

test('a compiler that hangs is tried once more', async () => {
  const once = 'mkdir ../scratch/once && kill -STOP $$';
  expect(await compileAfter(once)).toEqual({ kind: 'compiled', diagnostics: [] });
});

test('a compiler that hangs twice is our fault', async () => {
  expect(await compileAfter('kill -STOP $$')).toEqual({
    kind: 'broken',
    reason: 'the compiler did not do its work: the machine was paused, or was too busy to run it',
  });
});

test('a source that really needs too much computing time is refused', async () => {
  const long =
    'constexpr long f(long n) { for (long i = 0; i < n; ++i) for (int j = 0; j < 100000; ++j) n ^= j; return n; }\n';
  const values = Array.from({ length: 100 }, (_, index) => `constexpr long a${index} = f(${100 + index});\n`);
  expect(await compileAfter('true', long + values.join(''))).toMatchObject({
    kind: 'refused',
    timedOut: true,
    diagnostics: [{ message: 'the compiler was stopped after 0.25 seconds' }],
  });
});
