// @module-tag compiler
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildText, openToolchain } from '../../testing/open-program.ts';
import type { Diagnostic } from '../../model/program/build-report.ts';
import { inspectHost } from './host.ts';
import { prepareRuntimePieces } from '../native/prepare-pieces.ts';
import { runTool } from '../../process/run-tool.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';

const toolchain = await openToolchain();
const elsewhere = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
await writeFile(join(elsewhere, 'secret.h'), 'int secret = 42;\n');
afterAll(() => rm(elsewhere, { recursive: true }));

async function refusal(text: string): Promise<readonly Diagnostic[]> {
  const result = await buildText(toolchain, text);
  if (result.kind !== 'failed') throw new Error(`It should not compile: ${JSON.stringify(result)}`);
  return result.report.diagnostics;
}

const said = async (text: string) => (await refusal(text)).map(({ line, message }) => `${line} ${message}`);

test.each(['/etc/passwd', join(elsewhere, 'secret.h'), join(process.cwd(), 'reference/index.ts')])(
  'the compiler cannot include %s, nor does it say whether it is there',
  async (path) => {
    expect(await said(`#include "${path}"\nint main() {}\n`)).toEqual([`1 ${path}: No such file or directory`]);
  },
);

test('a source that only tests for a file that it may not read is refused, too', async () => {
  expect(await said('#if __has_include("/etc/shadow")\n#endif\nint main() {}\n')).toEqual([
    '0 /etc/shadow: No such file or directory',
  ]);
});

test('a source on which the assembler gives up is refused', async () => {
  expect(await said('__asm__(".macro a\\n a\\n a\\n.endm\\na");\nint main() {}\n')).toEqual([
    '5 asm: macros nested too deeply',
  ]);
  expect(await said('__asm__(".abort");\nint main() {}\n')).toEqual(['0 asm: .abort detected.  Abandoning ship.']);
});

test('the assembler cannot include a file', async () => {
  expect(await said(`__asm__(".incbin \\"${join(elsewhere, 'secret.h')}\\"");\nint main() {}\n`)).toEqual([
    `0 asm: file not found: ${join(elsewhere, 'secret.h')}`,
  ]);
});

test('a huge initialiser makes the program too large, and the message says so', async () => {
  expect(await said('int numbers[1 << 28] = {1};\nint main() {}\n')).toEqual([
    '0 the compiled program would be larger than 64 MiB: is there a very large array with an initial value?',
  ]);
});

test('a source that needs too much memory is refused, and the message says so', async () => {
  const doubled = 'ABCDEFGH'.split('').map((name, index, all) => {
    const before = index === 0 ? '"0123456789012345678901234567890123456789"' : (all[index - 1] ?? '');
    return `#define ${name} ${`${before} `.repeat(10)}`;
  });
  expect(await said(`${doubled.join('\n')}\nint main() { const char *text = H H H H; }\n`)).toEqual([
    '0 the compiler needed more than 2048 MiB of memory for this program',
  ]);
});

test('a file that includes itself is refused', async () => {
  const [first] = await refusal('#include __FILE__\nint main() {}\n');
  expect(first?.message).toMatch(/^#include nested depth 200 exceeds maximum of 200/);
});

describe('a tool behind the seal', () => {
  const bash = async (script: string) => {
    const host = await inspectHost();
    if (host.kind !== 'ready') throw new Error(host.sentence);
    const pieces = await prepareRuntimePieces(resolve('harness/toolchain/runtime'), testCache(), host.compiler);
    const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
    const ran = await runTool({
      file: 'bash',
      args: ['--norc', '-c', script],
      folder,
      seconds: 10,
      outputBytes: 10_000,
      seal: pieces.seal(folder),
    });
    const left = await readdir(folder);
    await rm(folder, { recursive: true });
    return { said: Buffer.from(ran.stderr).toString().replaceAll(elsewhere, 'ELSEWHERE'), left };
  };

  test('writes into its own folder and nowhere else', async () => {
    expect(await bash(`echo mine > mine; echo theirs > ${elsewhere}/theirs`)).toEqual({
      said: 'bash: line 1: ELSEWHERE/theirs: Permission denied\n',
      left: ['mine'],
    });
    expect(await readdir(elsewhere)).toEqual(['secret.h']);
  });

  test('cannot leave the group that is ended with it', async () => {
    const { said: words } = await bash('setsid --fork --wait sleep 30');
    expect(words).toBe('setsid: setsid failed: Operation not permitted\n');
  });

  test('has no network', async () => {
    const { said: words } = await bash('exec 3<>/dev/tcp/127.0.0.1/9');
    expect(words).toContain('Operation not permitted');
  });
});
