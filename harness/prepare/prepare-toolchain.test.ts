// @module-tag compiler
import { afterEach, expect, test, vi } from 'vitest';
import { descendants } from '../process/descendants.fixture.ts';
import { buildText, programOf, runSession } from '../testing/open-program.ts';
import { endIdleServers } from '../toolchain/speed/servers/server-pool.ts';
import { prepareToolchain } from './prepare-toolchain.ts';

const system = process.platform;
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: system });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('a system that cannot have the native runner gets the plain one, with a notice', async () => {
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { facts } = await prepareToolchain({});
  expect(facts.kind).toBe('plain');
  expect(said.mock.calls.flat().join('')).toContain(
    `NOTICE: programs run here as ordinary programs, without the native runner:
  native grading needs Linux on x86-64 or arm64, but this is freebsd on ${process.arch}: `,
  );
});

test('protection can be demanded there, too', async () => {
  Object.defineProperty(process, 'platform', { value: 'freebsd' });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(prepareToolchain({ requireSandbox: true })).rejects.toThrow(/^--require-sandbox: this machine lacks /);
});

test('the speed layer can be switched off, and then no server waits for the next submission', async () => {
  vi.stubEnv('VERBATIM_SPEED', 'off');
  await endIdleServers();
  // Files that ran before in this process may have left programs open.
  const before = descendants().map(({ pid }) => pid);
  const toolchain = await prepareToolchain({});
  const built = await buildText(toolchain, '#include <iostream>\nint main() { std::cout << 1; }\n');
  const { end, printed } = await runSession(programOf(built));
  await programOf(built).dispose();
  expect([toolchain.facts.kind, end.kind, Buffer.from(printed).toString()]).toEqual(['native', 'finished', '1']);
  expect(descendants().filter(({ pid }) => !before.includes(pid))).toEqual([]);
});

test('any other value is refused', async () => {
  vi.stubEnv('VERBATIM_SPEED', 'fast');
  await expect(prepareToolchain({})).rejects.toThrow('VERBATIM_SPEED must be "on" or "off"; got "fast"');
});
