import { afterAll, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  limits,
  openToolchain,
  programOf,
  runSession,
} from '../../e2e/programs/open-program.ts';
import type { Program } from '../../model/toolchain.ts';

// At the same time, because most of them do nothing but wait for their limit.
const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(name: string): Promise<Program> {
  const program = programOf(await buildNamed(toolchain, name));
  opened.push(program);
  return program;
}

test.concurrent.each(['spins-forever.cpp', 'spins-and-ignores-signals.cpp'])(
  '%s runs out of CPU time',
  async (name) => {
    // On a busy machine, two seconds of work may take many.
    const { end } = await runSession(await open(name), '', { wallSeconds: 30 });
    expect(end).toEqual({ kind: 'timed-out', clock: 'cpu', seconds: 1 });
  },
);

test.concurrent('what a program printed before it was stopped is kept', async () => {
  const { end, printed } = await runSession(await open('sleeps-forever.cpp'), '', { wallSeconds: 0.3 });
  expect(end).toEqual({ kind: 'timed-out', clock: 'wall', seconds: 0.3 });
  expect(Buffer.from(printed).toString()).toBe('good night\n');
});

test.concurrent.each(['prints-forever.cpp', 'prints-errors-forever.cpp'])(
  '%s prints too much, and is stopped right then',
  async (name) => {
    const program = await open(name);
    const began = performance.now();
    const { end, printed } = await runSession(program, '', { cpuSeconds: 10, wallSeconds: 20 });
    expect(performance.now() - began).toBeLessThan(5000);
    expect(end).toEqual({ kind: 'too-much-output', limitBytes: limits.outputBytes });
    expect(printed.length).toBe(name === 'prints-forever.cpp' ? limits.outputBytes : 0);
  },
);

test.concurrent('a program may print exactly as much as is allowed, and not a byte more', async () => {
  const program = await open('prints-1000-bytes.cpp');
  const exact = await runSession(program, '', { outputBytes: 1000 });
  const short = await runSession(program, '', { outputBytes: 999 });
  expect([exact.end.kind, exact.printed.length]).toEqual(['finished', 1000]);
  expect([short.end, short.printed.length]).toEqual([{ kind: 'too-much-output', limitBytes: 999 }, 999]);
});

test.concurrent('a program that does not notice that its output is cut off has printed too much all the same', async () => {
  const text = '#include <csignal>\n#include <cstdio>\nint main() { signal(SIGXFSZ, SIG_IGN); puts("0123456789"); }\n';
  const program = programOf(await buildText(toolchain, text));
  opened.push(program);
  expect((await runSession(program, '', { outputBytes: 10 })).end).toEqual({ kind: 'too-much-output', limitBytes: 10 });
});

test.concurrent.each(['wants-100-gigabytes.cpp', 'grows-a-vector-forever.cpp', 'has-a-huge-global-array.cpp'])(
  '%s runs out of memory',
  async (name) => {
    const { end } = await runSession(await open(name));
    expect(end).toEqual({ kind: 'out-of-memory', limitMiB: 256 });
  },
);

test.concurrent.each([
  ['recurses-forever.cpp', 'SIGSEGV'],
  ['aborts.cpp', 'SIGABRT'],
  ['divides-by-zero.cpp', 'SIGFPE'],
])('%s crashes with %s', async (name, signal) => {
  expect((await runSession(await open(name))).end).toEqual({ kind: 'crashed', signal });
});

test.concurrent('a program that keeps our console from working did something forbidden', async () => {
  const { end } = await runSession(await open('blocks-the-read-trap.cpp'), '1\n');
  expect(end).toEqual({ kind: 'forbidden-operation', operation: 'seal' });
});
