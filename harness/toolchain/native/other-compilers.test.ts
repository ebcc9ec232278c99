// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { buildTexts, openToolchain, programOf, runSession } from '../../testing/open-program.ts';
import type { BuildResult } from '../contract/toolchain.ts';

// Programs that g++ refuses as C++17 but another compiler accepts.
const toolchain = await openToolchain();
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((dispose) => dispose())));

interface Became {
  readonly leniences: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly printed?: string;
}

async function becomes(files: Readonly<Record<string, string>>, input = ''): Promise<Became> {
  const result: BuildResult = await buildTexts(toolchain, files);
  if (result.kind === 'broken') throw new Error(result.reason);
  const said = (severity: string) =>
    result.report.diagnostics
      .filter((one) => one.severity === severity)
      .map(({ file, line, column }) => `${file}:${line}:${column}`);
  const became = { leniences: result.report.leniences, errors: said('error'), warnings: said('warning') };
  if (result.kind === 'failed') return became;
  const program = programOf(result);
  opened.push(() => program.dispose());
  return { ...became, printed: Buffer.from((await runSession(program, input)).printed).toString() };
}

const printing = (code: string, before = '') =>
  `#include <iostream>\nusing namespace std;\n${before}\nint main() { ${code} }\n`;

describe.concurrent('names of the library', () => {
  test.each([
    ['a constant', 'const int size = 3;', 'cout << size;', '3'],
    ['a type', 'typedef unsigned char byte;', 'byte b = 65; cout << b;', 'A'],
  ])('that C++17 has and the program uses for %s are free in C++14', async (_what, before, code, printed) => {
    const { leniences, ...became } = await becomes({ 'a.cpp': printing(code, before) });
    expect([leniences, became.printed]).toEqual([['c++14'], printed]);
  });

  test('C++14 allows what C++17 forbids, and C++11 has what C++14 removed', async () => {
    const throws = await becomes({ 'a.cpp': printing('f(); cout << 1;', 'void f() throw(int) {}') });
    expect([throws.leniences, throws.printed]).toEqual([['c++14'], '1']);
    const gets = await becomes({ 'a.cpp': '#include <cstdio>\nint main() { char a[9]; puts(gets(a)); }\n' }, 'hi\n');
    expect([gets.leniences, gets.printed]).toEqual([['c++11'], 'hi\n']);
  });

  test.each(['left', 'distance', 'less'])('a program may define %s, which every standard has', async (name) => {
    const code = `string text = "x"; int ${name}2 = ${name} + 1; cout << ${name} << ${name}2 << text.size();`;
    const { leniences, ...became } = await becomes({ 'a.cpp': printing(code, `int ${name} = 1;`) });
    expect([leniences, became.printed]).toEqual([['own-names'], '121']);
  });

  test('of both kinds work in one program, and warnings keep the lines of the student', async () => {
    const code = 'int a[size]; a[0] = left; cout << left + a[0] << size; int unused;';
    expect(await becomes({ 'a.cpp': printing(code, 'const int size = 3, left = 1;') })).toMatchObject({
      leniences: ['own-names'],
      warnings: ['a.cpp:4:73'],
      printed: '23',
    });
  });
});

test('int64_t and long long are one type, as on Windows and macOS', async () => {
  const before = '#include <cstdint>\n#include <algorithm>\nvoid add(std::int64_t &n) { n += 1; }';
  const code = 'long long n = 1LL << 40; add(n); cout << max<long long>(n, 2) << max(n, int64_t(3));';
  const { leniences, printed } = await becomes({ 'a.cpp': printing(code, before) });
  expect([leniences, printed]).toEqual([['int64'], '10995116277771099511627777']);
});

describe.concurrent('Windows', () => {
  test('headers of Visual Studio and of the console have replacements', async () => {
    const source = `#include "StdAfx.h"
#include <Windows.h>
#include <conio.h>
#include <iostream>
#pragma once
using namespace std;
int _tmain(int argc, _TCHAR *argv[]) {
  HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleTextAttribute(console, FOREGROUND_RED | FOREGROUND_INTENSITY);
  COORD place = {1, 2};
  SetConsoleCursorPosition(console, place);
  SetConsoleTitle(TEXT("Hex"));
  Sleep(100000);
  system("cls");
  while (!_kbhit() && argc > 9) cout << argv[0];
  cout << static_cast<char>(_getch()) << (argc == 1);
}
`;
    const { leniences, printed } = await becomes({ 'a.cpp': source }, 'q\n');
    expect([leniences, printed]).toEqual([['windows-headers'], 'q1']);
  });

  test('functions that end in _s and types such as __int64 work', async () => {
    const code = `char word[8], copy[8]; int n; __int64 big; char c;
  scanf_s("%d %s %I64d %c", &n, word, (unsigned)_countof(word), &big, &c, 1);
  strcpy_s(copy, word); strcat_s(copy, 8, "!");
  printf_s("%d %s %I64d %c %5.1f%%\\n", n, copy, big, c, 2.25);
  char line[20]; gets_s(line); gets_s(line, 20); puts(line);
  sprintf_s(line, "%03d", n); puts(line);`;
    const { leniences, printed } = await becomes(
      { 'a.cpp': printing(code, '#define _CRT_SECURE_NO_WARNINGS') },
      '42 hello 12345678901 x\nnext line\n',
    );
    expect([leniences, printed]).toEqual([['windows-headers'], '42 hello! 12345678901 x   2.2%\nnext line\n042\n']);
  });

  test.each([
    ['"Grid.H"', ['include-names']],
    ['".\\grid.h"', ['include-names']],
    ['"..\\src\\Grid.h"', ['include-names']],
    ['<grid.h>', ['include-names']],
    ['"headers/grid.h"', []],
    ['"../include/grid.h"', []],
  ])('an include of %s finds grid.h', async (included, leniences) => {
    const files = {
      'a.cpp': `#include <iostream>\n#include ${included} // the grid\nint main() { std::cout << cells; }\n`,
      'grid.h': '#pragma once\nconst int cells = 9;\n',
    };
    expect(await becomes(files)).toEqual({ leniences, errors: ['a.cpp:2:10'], warnings: [], printed: '9' });
  });

  test('a header that a header includes is found, too', async () => {
    const files = {
      'a.cpp': '#include <Iostream>\n#include "Board.h"\nint main() { std::cout << size(); }\n',
      'board.h': '#pragma once\n#include "Grid.h"\ninline int size() { return cells; }\n',
      'grid.h': '#pragma once\nconst int cells = 9;\n',
    };
    const { leniences, printed } = await becomes(files);
    expect([leniences, printed]).toEqual([['include-names'], '9']);
  });
});

describe.concurrent('what no compiler accepts is refused:', () => {
  test.each([
    ['a header that is not in the submission', { 'a.cpp': '#include "player.h"\nint main() {}\n' }],
    ['a header of another library', { 'a.cpp': '#include <SDL2/SDL.h>\nint main() {}\n' }],
    [
      'an ambiguous name',
      {
        'a.cpp':
          'namespace a { int x; } namespace b { int x; } using namespace a; using namespace b; int main() { return x; }',
      },
    ],
    ['an undeclared name', { 'a.cpp': 'int main() { return nothing; }' }],
  ])('%s', async (_what, files) => {
    const { printed, errors } = await becomes(files);
    expect([printed, errors.length]).toEqual([undefined, 1]);
  });
});
