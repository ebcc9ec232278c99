// @module-tag compiler
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  openToolchain,
  programOf,
  prototype,
  runCalls,
  runSession,
} from '../../testing/open-program.ts';

const events = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'];
const listeners = () => events.map((event) => process.listenerCount(event));
const listening = listeners();
const toolchain = await openToolchain();
const before = process.env['TMPDIR'];
const temporary = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
process.env['TMPDIR'] = temporary;
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rm(temporary, { recursive: true });
});

test('a program that is disposed of leaves no file and no listener behind', async () => {
  const program = programOf(await buildNamed(toolchain, 'many-functions.cpp', [prototype('int', 'add', 'int', 'int')]));
  await runSession(program);
  await runCalls(program, 'add', [[1n, 2n]]);
  expect(await readdir(temporary)).toHaveLength(1);
  await program.dispose();
  expect(await readdir(temporary)).toEqual([]);
  expect(listeners()).toEqual(listening);
});

test('a build that fails leaves no file and no listener behind', async () => {
  expect((await buildText(toolchain, 'int main() { nonsense }')).kind).toBe('failed');
  expect(await readdir(temporary)).toEqual([]);
  expect(listeners()).toEqual(listening);
});
