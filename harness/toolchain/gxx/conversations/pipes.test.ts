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
    Pipe pipe = makePipe(RunnerEnd::reading);
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

/** Its order ends in the middle; the rest comes when it is asked for, and then the first order of the next conversation. */
const frames = `#include <cstdio>
#include <string>
#include <sys/socket.h>
#include <thread>
#include "../protocol/frames.hpp"
int main(int, char **arguments) {
    const std::size_t cut = std::stoul(arguments[1]);
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return 1;
    Writer late;
    late.text(std::string("\\1\\0\\0\\0too late", 12));
    sendFrame(ends[0], 1, "in time");
    const std::string whole = late.all();
    writeAll(ends[0], whole.substr(0, cut));
    FrameReader first;
    if (!first.take(ends[1])) return 2;
    std::printf("%s ", first.next()->text.c_str());
    std::thread rest([&] { writeAll(ends[0], whole.substr(cut)); });
    if (cut == 0) rest.join();
    first.dropToEndOfFrame(ends[1]);
    if (cut != 0) rest.join();
    sendFrame(ends[0], 0, "next");
    FrameReader second;
    for (;;) {
        while (const auto order = second.next()) {
            std::printf("%u:%s ", order->kind, order->text.c_str());
            if (order->kind == 0) return 0;
        }
        if (!second.take(ends[1])) return 3;
    }
}`;

test('a conversation that ends in the middle of an order leaves no half of it to the next one', async () => {
  await writeFile(join(folder, 'frames.cpp'), frames);
  expect(await run('g++', '-std=c++17', '-pthread', '-I', runtime, 'frames.cpp', '-o', 'frames')).toEqual(done(''));
  expect(await run('./frames', '0')).toEqual(done('in time 1:too late 0:next '));
  expect(await run('./frames', '2')).toEqual(done('in time 0:next '));
  expect(await run('./frames', '15')).toEqual(done('in time 0:next '));
});
