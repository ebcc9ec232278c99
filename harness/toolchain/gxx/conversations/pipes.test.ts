// @module-tag compiler
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProcess } from '../../../process/process.ts';

const runtime = resolve('harness/toolchain/runtime/conversations');
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const run = async (file: string, ...args: readonly string[]) => {
  const { end, stdout } = await runProcess({ file, args, folder, seconds: 50, outputBytes: 10_000 });
  return { end, printed: Buffer.from(stdout).toString() };
};
const done = (printed: string) => ({ end: { kind: 'exited', code: 0 }, printed });

/** It replaces `read`, so that more is there each time it returns: no writer is faster. */
const reader = `#include <cstdio>
#include <sys/syscall.h>
#include "pipes.hpp"
static int source = -1;
static const std::string more(1000, 'x');
extern "C" ssize_t read(int file, void *buffer, std::size_t size) {
    static int reads = 0;
    if (++reads > 100) _exit(1);
    const ssize_t got = syscall(SYS_read, file, buffer, size);
    return write(source, more.data(), more.size()) < 0 ? -1 : got;
}
int main() {
    Pipe pipe = makePipe(OurEnd::reading);
    source = pipe.writing.descriptor();
    std::printf("%zu ", readWhatIsThere(pipe.reading).size());
    for (int i = 0; i < 60; ++i) if (write(source, more.data(), more.size()) < 0) return 1;
    std::printf("%zu ", readWhatIsThere(pipe.reading).size());
    std::printf("%zu", readWhatIsThere(pipe.reading).size());
}`;

test('reading takes all that was there when it began, and nothing that comes meanwhile', async () => {
  await writeFile(join(folder, 'reader.cpp'), reader);
  expect(await run('g++', '-std=c++17', '-I', runtime, 'reader.cpp', '-o', 'reader')).toEqual(done(''));
  expect(await run('./reader')).toEqual(done('0 60000 1000'));
});
