// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { buildNamed, buildText, limits, openToolchain, programOf, runSession } from '../../testing/open-program.ts';
import type { Program } from '../contract/toolchain.ts';

// These tests run concurrently, because some only wait for a limit. Worse programs are in harness/e2e/hostile/.
const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(name: string): Promise<Program> {
  const program = programOf(await buildNamed(toolchain, name));
  opened.push(program);
  return program;
}

test.concurrent('output that a program printed before it was stopped is kept', async () => {
  const { end, printed } = await runSession(await open('sleeps-forever.cpp'), '', { wallSeconds: 0.3 });
  expect(end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 0.3 });
  expect(Buffer.from(printed).toString()).toBe('good night\n');
});

test.concurrent('text on stderr may be longer than the limit for output', async () => {
  const text =
    '#include <iostream>\nint main() { for (int i = 0; i < 5000; i++) std::cerr << i % 10; std::cout << 7; }\n';
  const program = programOf(await buildText(toolchain, text));
  opened.push(program);
  const { end, printed } = await runSession(program, '', { outputBytes: 10 });
  expect([end, Buffer.from(printed).toString()]).toEqual([{ kind: 'finished' }, '7']);
});

test.concurrent('a program that prints too much on stderr is stopped for too much output', async () => {
  const { end, printed } = await runSession(await open('prints-errors-forever.cpp'), '', { wallSeconds: 30 });
  expect(end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
  expect(printed.length).toBe(0);
});

test.concurrent('a program may print exactly up to the limit, and not a byte more', async () => {
  const program = await open('prints-1000-bytes.cpp');
  const exact = await runSession(program, '', { outputBytes: 1000 });
  const short = await runSession(program, '', { outputBytes: 999 });
  expect([exact.end.kind, exact.printed.length]).toEqual(['finished', 1000]);
  expect([short.end, short.printed.length]).toEqual([{ kind: 'too-much-output', limitBytes: 999 }, 999]);
});

test.concurrent('a program that ignores the signal about its output limit has still printed too much', async () => {
  const text = '#include <csignal>\n#include <cstdio>\nint main() { signal(SIGXFSZ, SIG_IGN); puts("0123456789"); }\n';
  const program = programOf(await buildText(toolchain, text));
  opened.push(program);
  expect((await runSession(program, '', { outputBytes: 10 })).end).toEqual({ kind: 'too-much-output', limitBytes: 10 });
});

test.concurrent.each(['grows-a-vector-forever.cpp', 'has-a-huge-global-array.cpp'])(
  '%s runs out of memory',
  async (name) => {
    // Some machines need a second to provide so much memory.
    const { end } = await runSession(await open(name), '', { cpuSeconds: 10 });
    expect(end).toEqual({ kind: 'out-of-memory', limitMiB: 256 });
  },
);
