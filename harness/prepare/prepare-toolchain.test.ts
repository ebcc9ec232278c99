// @module-tag compiler
import { afterEach, expect, test, vi } from 'vitest';
import { prepareToolchain } from './prepare-toolchain.ts';

const system = process.platform;
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: system });
  vi.restoreAllMocks();
});

test('a system that cannot have the native runner gets the plain one, and everybody is told', async () => {
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { facts } = await prepareToolchain({});
  expect(facts.kind).toBe('plain');
  expect(said.mock.calls.flat().join('')).toContain(
    `NOTICE: programs run here as ordinary programs, without the native runner:
  native grading needs Linux on x86-64 or arm64, and this is freebsd on ${process.arch}: `,
  );
});

test('there, too, protection can be demanded', async () => {
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(prepareToolchain({ requireSandbox: true })).rejects.toThrow(/^--require-sandbox: this machine lacks /);
});
