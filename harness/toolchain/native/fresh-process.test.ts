// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildText,
  openToolchain,
  programOf,
  prototype,
  runCalls,
  runSession,
  runSessionsTogether,
} from '../../testing/open-program.ts';
import type { Program } from '../contract/toolchain.ts';

// A program must find the same environment as in a separate process that is started from a shell.
const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(source: string, functions: Parameters<typeof buildText>[2] = []): Promise<Program> {
  const program = programOf(await buildText(toolchain, source, functions));
  opened.push(program);
  return program;
}

/** Two runs alone, and three runs that share a process. */
async function printedBy(source: string, input = ''): Promise<(string | undefined)[]> {
  const program = await open(source);
  const alone = [await runSession(program, input), await runSession(program, input)];
  const together = await runSessionsTogether(program, [input, input, input]);
  return [...alone, ...together].map((one) => one && `${one.end.kind}: ${Buffer.from(one.printed).toString()}`);
}

const allFive = (text: string) => Array.from({ length: 5 }, () => text);

test('errno is 0, unless a constructor of the program has set it', async () => {
  const source = (before: string) => `
    #include <cerrno>
    #include <iostream>
    ${before}
    int main() { std::cout << errno; errno = 7; }`;
  expect(await printedBy(source(''))).toEqual(allFive('finished: 0'));
  expect(await printedBy(source('struct Early { Early() { errno = EDOM; } } early;'))).toEqual(allFive('finished: 33'));
});

test('errno is 0 in each called function, too', async () => {
  const source = '#include <cerrno>\nint error() { int found = errno; errno = 7; return found; }\nint main() {}\n';
  const program = await open(source, [prototype('int', 'error')]);
  const returned = (await runCalls(program, 'error', [[], [], []])).map((one) => one.returned);
  expect(returned).toEqual([0n, 0n, 0n]);
});

test('the stack frame of main is almost empty', async () => {
  const source = `
    #include <iostream>
    int main() { int x[64]; int set = 0; for (int i = 0; i < 64; i++) set += x[i] != 0; std::cout << (set < 16); }`;
  expect(await printedBy(source)).toEqual(allFive('finished: 1'));
});

test('there is memory above the frame of main, for programs that read a little too far', async () => {
  const source = `
    #include <iostream>
    int main() { volatile int x[4] = {}; long sum = 0; for (int i = 0; i < 400; i++) sum |= x[i]; std::cout << (sum != 1); }`;
  expect(await printedBy(source)).toEqual(allFive('finished: 1'));
});

test.each([16, 24, 56, 100, 400, 1000, 1024, 2500, 5000, 40_000])(
  'new memory of %i bytes is empty, and holds no text of the harness',
  async (bytes) => {
    const source = `
      #include <iostream>
      int main() {
        char *all = new char[${bytes}];
        int set = 0;
        for (int i = 0; i < ${bytes}; i++) set += all[i] != 0;
        std::cout << set;
        for (int i = 0; i < ${bytes}; i++) all[i] = 'x';
      }`;
    expect(await printedBy(source)).toEqual(allFive('finished: 0'));
  },
);

test('a main that takes the environment gets one', async () => {
  const source = `
    #include <iostream>
    #include <string>
    int main(int count, char *arguments[], char *environment[]) {
      std::cout << count << arguments[0] << (arguments[1] == nullptr);
      for (int i = 0; environment[i] != nullptr; i++) std::cout << ' ' << environment[i];
    }`;
  expect(await printedBy(source)).toEqual(allFive('finished: 1program1 PATH=/usr/bin:/bin LC_ALL=C'));
});

test('no input is available before the program asks for it', async () => {
  const source = `
    #include <iostream>
    int main() {
      std::ios::sync_with_stdio(false);
      int x;
      for (int i = 0; i < 2; i++) {
        std::cin >> x;
        while (std::cin.rdbuf()->in_avail() > 0) std::cin.get();
        std::cout << x << ' ';
      }
    }`;
  expect(await printedBy(source, '1 2 3\n4\n')).toEqual(allFive('finished: 1 4 '));
});

test('changes that a run makes to its streams do not reach the next run', async () => {
  const source = `
    #include <fcntl.h>
    #include <iostream>
    int main() {
      for (int file = 0; file < 4; file++) {
        std::cout << (fcntl(file, F_GETFL) & (O_APPEND | O_NONBLOCK)) << ' ';
        fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_APPEND | O_NONBLOCK);
      }
    }`;
  const [alone, again] = await printedBy(source);
  expect([alone, again]).toEqual(['finished: 0 0 0 0 ', 'finished: 0 0 0 0 ']);
});

test('a constructor cannot install a filter, neither alone nor in a shared process', async () => {
  const source = `
    #include <sys/syscall.h>
    #include <unistd.h>
    struct Early { Early() { syscall(SYS_seccomp, 9, 0, nullptr); } } early;
    int main() {}`;
  const forbidden = 'forbidden-operation: ';
  expect(await printedBy(source)).toEqual([forbidden, forbidden, undefined, undefined, undefined]);
});

describe('in a shared process, a program whose state cannot be restored is left undecided:', () => {
  test.each([
    ['variables of a thread', 'thread_local int own = 5;', 'std::cout << own++;'],
    ['much memory that a constructor takes', 'int *many = new int[100000]();', 'std::cout << many[5]++;'],
    ['wide output', '#include <cstdio>\n#include <cwchar>', 'std::wprintf(L"wide");'],
    ['two ways of printing', '#include <unistd.h>', 'std::cout << "a"; if (write(1, "b", 1)) std::cout << "c";'],
    ['a buffer of its own', '#include <cstdio>\nchar room[100];', 'setvbuf(stdout, room, _IOFBF, 100); puts("a");'],
  ])('%s', async (_, before, within) => {
    const [alone, again, ...together] = await printedBy(`#include <iostream>\n${before}\nint main() { ${within} }\n`);
    expect(alone).toMatch(/^finished: ./);
    expect(again).toBe(alone);
    expect(together).toEqual([undefined, undefined, undefined]);
  });
});
