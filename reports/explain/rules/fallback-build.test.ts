import { expect, test } from 'vitest';
import { explainFallback } from './fallback-build.ts';

const place = { rule: 'fallback-build', file: 'hex.cpp', line: 3, column: 11, marks: 0 } as const;

test.each([
  [
    'c++14',
    "reference to 'size' is ambiguous",
    "Newer C++ refuses this: reference to 'size' is ambiguous. Your program was compiled as C++14 instead, with no deduction. With another name, it compiles everywhere.",
  ],
  [
    'own-names',
    "reference to 'left' is ambiguous",
    "The standard library has this name, too: reference to 'left' is ambiguous. We took yours, with no deduction. With another name, it compiles everywhere.",
  ],
  [
    'int64',
    "cannot bind reference of type 'long long int&' to 'int64_t'",
    "On Linux, `int64_t` and `long long` are two types: cannot bind reference of type 'long long int&' to 'int64_t'. We made them one, as they are on Windows and macOS, with no deduction. Use one of the names throughout.",
  ],
  [
    'windows-headers',
    'windows.h: No such file or directory',
    'Only Visual Studio and Windows have this: windows.h: No such file or directory. Write it with standard C++ alone, and it compiles everywhere.',
  ],
  [
    'include-names',
    'Grid.h: No such file or directory',
    'Outside of Windows, capital and small letters count in the name of a file, and folders are divided by `/`: Grid.h: No such file or directory.',
  ],
] as const)('a program that needs %s is reported with what to write', (lenience, message, words) => {
  expect(explainFallback({ ...place, lenience, message })).toBe(words);
});
