// @module-tag compiler
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inspectHost } from './host.ts';
import { createNativeToolchain } from '../native/native-toolchain.ts';
import { toolVersion } from '../../process/tool-version.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';

const path = process.env['PATH'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterEach(async () => {
  process.env['PATH'] = path;
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('without g++, the sentence says how to install it', async () => {
  process.env['PATH'] = folder;
  expect(await inspectHost()).toEqual({
    kind: 'unavailable',
    sentence:
      'g++ was not found: install it with "sudo apt install g++" (Debian, Ubuntu), "sudo dnf install gcc-c++" (Fedora) or "sudo pacman -S gcc" (Arch)',
  });
});

test('a g++ that exists but does not work is reported with its own words, not as missing', async () => {
  const tools = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  const tool = join(tools, 'g++');
  process.env['PATH'] = `${tools}:${path}`;
  await writeFile(tool, '#!/bin/sh\necho "no cc1plus here" >&2\nexit 3\n', { mode: 0o755 });
  expect(await inspectHost()).toEqual({
    kind: 'unavailable',
    sentence: 'g++ --version ends with exit code 3 and says "no cc1plus here": is its installation complete?',
  });
  await writeFile(tool, '#!/bin/sh\nexec sleep 60\n');
  expect(await toolVersion('g++', 0.2)).toEqual({
    kind: 'fails',
    sentence:
      'g++ --version did not end within 0.2 seconds: is the machine very busy, or does another program have this name?',
  });
  await rm(tools, { recursive: true });
});

test('a temporary folder that does not exist is named, and no installation is suggested', async () => {
  const nowhere = join(folder, 'nowhere');
  vi.stubEnv('TMPDIR', nowhere);
  expect(await inspectHost()).toEqual({
    kind: 'unavailable',
    sentence: `the temporary folder ${nowhere} does not exist or is not writable: set TMPDIR to a writable folder`,
  });
});

test('without the tools for object files, the sentence says how to install them', async () => {
  const tools = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  await symlink('/usr/bin/g++', join(tools, 'g++'));
  process.env['PATH'] = tools;
  const host = await inspectHost();
  await rm(tools, { recursive: true });
  expect(host).toEqual({
    kind: 'unavailable',
    sentence:
      'nm was not found: install it with "sudo apt install binutils" (Debian, Ubuntu), "sudo dnf install binutils" (Fedora) or "sudo pacman -S binutils" (Arch)',
  });
});

test('on another system, the sentence says what to use instead', async () => {
  expect(await inspectHost('win32', 'x64')).toEqual({
    kind: 'unavailable',
    forGood: true,
    sentence:
      'native grading needs Linux on x86-64 or arm64, but this is win32 on x64: use a Linux machine, a virtual machine or, on Windows, the Windows Subsystem for Linux',
  });
});

test('a cache that cannot be written to is named', async () => {
  const made = await createNativeToolchain({
    runtimeFolder: 'harness/toolchain/runtime',
    cacheFolder: '/dev/null/cache',
  });
  expect(made).toEqual({
    kind: 'unavailable',
    sentence:
      "the native runner cannot be prepared in /dev/null/cache: ENOTDIR: not a directory, mkdir '/dev/null/cache'",
  });
});

test('the facts name the compiler, and the layers that protect against student programs', async () => {
  const made = await createNativeToolchain({
    runtimeFolder: 'harness/toolchain/runtime',
    cacheFolder: testCache(),
  });
  if (made.kind !== 'ready') throw new Error(made.sentence);
  expect(made.toolchain.facts).toEqual({
    kind: 'native',
    compiler: expect.stringMatching(/^g\+\+ .*\d+\.\d+\.\d+$/),
    enforced: expect.arrayContaining([
      'cpu limit',
      'wall limit',
      'memory limit',
      'output limit',
      'process limit',
      'system calls (seccomp)',
      'ordinary user',
      'no new privileges',
    ]),
    notEnforced: expect.any(Array),
  });
});
