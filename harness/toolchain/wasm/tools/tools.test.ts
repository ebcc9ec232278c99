// @module-tag wasm
import { describe, expect, test } from 'vitest';
import { runConsole } from '../host/run-console.ts';
import { buildWasm, compileText, loadedTools, settings, tools } from '../wasm.fixture.ts';
import { compile } from './compile.ts';
import { openHeaders } from './headers.ts';
import { openLinker } from './link.ts';
import { symbolsOf } from './symbols.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function objectOf(text: string): Promise<Uint8Array> {
  const { object } = await compileText(text);
  if (object === undefined) throw new Error('The source was refused');
  return object;
}

describe.skipIf(tools === undefined)('the compiler in WebAssembly', () => {
  test('refuses a source with the place of each mistake', async () => {
    const text = '/* 1155000001 */\n#include <iostream>\nint main() {\n  int n = "x";\n  return missing;\n}\n';
    expect(await compileText(text)).toEqual({
      messages: `program.cpp:4:7: error: cannot initialize a variable of type 'int' with an lvalue of type 'const char[2]'
program.cpp:5:10: error: use of undeclared identifier 'missing'
`,
    });
  });

  test('warns with and without precompiled headers in the same words', async () => {
    const text = '#include <iostream>\nint main() {\n  int unused;\n  std::cout << (1 == 2 ? "a" : "b");\n}\n';
    const made = await Promise.all([text, `int first;\n${text}`].map((one) => compileText(one)));
    expect(made.map(({ messages }) => messages)).toEqual([
      "program.cpp:3:7: warning: unused variable 'unused' [-Wunused-variable]\n",
      "program.cpp:4:7: warning: unused variable 'unused' [-Wunused-variable]\n",
    ]);
  });

  test.each([
    ['after the comment that courses demand', '/*\n * Name: 陳\n */\n\n#include <cstdio>\nint main() {}\n', 1],
    ['not where something may change their meaning', '#define NDEBUG\n#include <cstdio>\nint main() {}\n', 0],
    ['not if one of them does not exist', '#include <cstdio>\n#include <conio.h>\nint main() {}\n', 0],
  ])('precompiles headers %s', async (_what, text, lists) => {
    const { args } = await openHeaders(loadedTools()).findFor(bytes(text), settings);
    expect(args.filter((one) => one === '-include-pch')).toHaveLength(lists);
  });

  test('names a header that does not exist at the line of the student', async () => {
    const { messages } = await compileText('#include <cstdio>\n#include <conio.h>\nint main() {}\n');
    expect(messages).toBe("program.cpp:2:10: fatal error: 'conio.h' file not found\n");
  });

  test('includes another file of the student', async () => {
    const files = [
      { name: 'board.h', bytes: bytes('inline int size() { return 8; }\n') },
      { name: 'board.cpp', bytes: bytes('#include "board.h"\nint half() { return size() / 2; }\n') },
    ];
    const { object, messages } = await compile(loadedTools(), openHeaders(loadedTools()), 'board.cpp', files, settings);
    expect([object === undefined, messages]).toEqual([false, '']);
  });

  test('lists what an object defines and needs', async () => {
    const object = await objectOf(
      'int other(int); int add(int a) { return other(a); }\nint main() { return add(1); }\n',
    );
    const { defined, undefined: needed } = symbolsOf(loadedTools(), object);
    expect([
      defined.some((name) => name.startsWith('_Z3add')),
      needed.some((name) => name.startsWith('_Z5other')),
    ]).toEqual([true, true]);
  });

  test('names a function that no source defines', async () => {
    const object = await objectOf('int other(int);\nint main() { return other(1); }\n');
    const { program, messages } = await openLinker(loadedTools())([object]);
    expect(program).toBeUndefined();
    expect(messages).toMatch(/undefined symbol: other\(int\)/);
  });
});

describe.skipIf(tools === undefined)('a program in WebAssembly', () => {
  async function printed(body: string): Promise<string> {
    const text = `#include <cstdio>\n#include <cstdlib>\n#include <ctime>\nint main() { ${body} }`;
    const limits = { outputBytes: 4096, errorBytes: 4096, sleepSeconds: 5 };
    return Buffer.from(runConsole(await buildWasm(text), { input: bytes(''), limits }).printed).toString();
  }

  test.each([
    ['opens no file', 'printf("%d", fopen("/usr/include/stdio.h", "r") == nullptr);', '1'],
    ['writes no file', 'printf("%d", fopen("a.txt", "w") == nullptr);', '1'],
    ['has no environment', 'printf("%d", getenv("PATH") == nullptr && getenv("HOME") == nullptr);', '1'],
    ['sees the same time in every run', 'printf("%lld", (long long)time(nullptr));', '1577836800'],
  ])('%s', async (_what, body, expected) => {
    expect(await printed(body)).toBe(expected);
  });
});
