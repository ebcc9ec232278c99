import { describe, expect, test } from 'vitest';
import { parseLinkerMessages } from './linker-diagnostics.ts';

const messages = (text: string) =>
  parseLinkerMessages(text, ['a.cpp', 'b.cpp'])?.diagnostics.map(({ message }) => message);

describe('a linker reports a problem of the program in', () => {
  test.each([
    ["a.cpp:(.text+0x5): undefined reference to `f(int)'", 'f(int) is used but nowhere defined'],
    [
      "b.cpp:(.text+0x0): multiple definition of `f()'; objects/0.o:a.cpp:(.text+0x0): first",
      'f() is defined more than once',
    ],
    [
      "crtstuff.c:(.text+0x3): relocation truncated to fit: R_X86_64_PC32 against `.tm_clone_table'",
      "the parts of the program could not be joined: crtstuff.c:(.text+0x3): relocation truncated to fit: R_X86_64_PC32 against `.tm_clone_table'",
    ],
    [
      "/usr/bin/ld: objects/0.o: relocation R_X86_64_32 against symbol `main' can not be used when making a shared object",
      "the parts of the program could not be joined: relocation R_X86_64_32 against symbol `main' can not be used when making a shared object",
    ],
    [
      'objects/1.o: file not recognized: file format not recognized',
      'the parts of the program could not be joined: file not recognized: file format not recognized',
    ],
  ])('%s', (said, message) => {
    expect(messages(`${said}\ncollect2: error: ld returned 1 exit status\n`)).toEqual([message]);
  });
});

test.each([
  '',
  'collect2: error: ld returned 1 exit status',
  'collect2: fatal error: ld terminated with signal 11 [Segmentation fault]',
  "collect2: fatal error: cannot find 'ld'",
  '/usr/bin/ld: cannot find -lstdc++: No such file or directory',
  "/usr/bin/ld: cannot find crtbeginS.o\na.cpp:(.text+0x5): undefined reference to `std::cout'",
  '/usr/bin/ld: objects/0.o: Input/output error',
  '/usr/bin/ld:/cache/no-shell.o: file format not recognized; treating as linker script',
  '/cache/session-entry.o: bad section',
  '/usr/bin/ld: error while loading shared libraries: libbfd.so: cannot open shared object file',
])('a linker reports no problem of the program in "%s"', (said) => {
  expect(messages(said)).toBeUndefined();
});
