// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileAlone } from './compile-alone.fixture.ts';
import type { ProcessEnd } from '../../../process/process.ts';
import type { WarmCompilers } from './quick-compile.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** Whether a quick compiler that ended like this is still trusted if a plain one accepts the source. */
async function isTrustedAfter(end: ProcessEnd): Promise<boolean> {
  let isTrusted = true;
  const warmCompilers: WarmCompilers = {
    compile: async () => ({ end, stdout: Buffer.of(), stderr: Buffer.of() }),
    distrust() {
      isTrusted = false;
    },
  };
  const headers = { find: async () => 'pre.h', distrust: async () => {} };
  const { compiled } = await compileAlone(folder, { 'a.cpp': 'int main() {}\n' }, { headers, warmCompilers });
  expect(compiled).toEqual({ kind: 'compiled', diagnostics: [] });
  return isTrusted;
}

test('a compiler with a precompiled header that refuses what a plain one accepts is no longer trusted', async () => {
  expect(await isTrustedAfter({ kind: 'exited', code: 1 })).toBe(false);
});

test.each<ProcessEnd>([
  { kind: 'killed', signal: 'SIGKILL' },
  { kind: 'not-started', reason: 'EAGAIN' },
  { kind: 'too-much-output' },
])('a compiler that ended without a verdict ($kind) is still trusted', async (end) => {
  expect(await isTrustedAfter(end)).toBe(true);
});

/** Crashes every g++, because it takes all of the compiler's stack. */
const crashing = `int ${'*'.repeat(300_000)}x;\nint main() {}\n`;

test('a source over which the compiler crashes every time has not compiled', async () => {
  const { compiled } = await compileAlone(folder, { 'a.cpp': crashing }, {});
  expect(compiled.kind).toBe('refused');
  const [said] = compiled.kind === 'refused' ? compiled.diagnostics : [];
  expect(said?.message).toMatch(/^the compiler itself fails on this program, every time; .*internal compiler error/);
});
