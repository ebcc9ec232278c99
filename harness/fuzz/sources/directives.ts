import { type Recipes, many } from './recipe.ts';

/** Lines that begin with `#`. */
export const directives: Recipes = {
  'operators in a condition': (dice) => {
    const count = dice.size(1, 60_000);
    const one = dice.oneOf(['(', '!', '-', '~', '1 + ', '1 ? 1 : ', 'defined(X) || ', '0x', 'F(', '1 << ']);
    return `#define F(x) x\n#if ${one.repeat(count)}1${one.endsWith('(') && dice.happens(70) ? ')'.repeat(count) : ''}\nint conditional;\n#endif`;
  },
  'odd conditions': (dice) =>
    many(
      dice.size(1, 300),
      () =>
        `#if ${dice.oneOf(['1/0', '9223372036854775807+1', '-9223372036854775808/-1', '0xFFFFFFFFFFFFFFFFFFFF', "'ab'", "'\\xffff'", '1.5', '"x"', 'true', 'defined', 'defined()', '__has_include(<iostream>)', '__has_include("x', '__COUNTER__', '1 <=> 2', '018', "1'0'0", 'and', '?:', '', '__VA_ARGS__', '1u - 2 < 0', '__LINE__', '_Pragma("x")'])}\nint odd;\n#endif`,
    ),
  'deep conditionals': (dice) => {
    const depth = dice.size(1, 50_000);
    const line = dice.oneOf(['#if 1', '#if 0', '#ifdef __x86_64__', '#ifndef X', '#if defined(Y) && 1']);
    return `${`${line}\n`.repeat(depth)}int deep;\n${'#endif\n'.repeat(dice.oneOf([depth, depth - 1, depth + 1, 0]))}`;
  },
  'alternatives without end': (dice) =>
    `#if 0\n${many(dice.size(1, 40_000), (n) => `#elif ${n} == -1\nint alternative${n};`)}\n#else\n#else\n#elifdef X\n#endif`,
  'headers that include each other': (dice) => {
    const count = dice.size(1, 200);
    const next = (n: number) => `#include "cycle${(n + 1) % count}.h"\n#include "cycle${(n * 3 + 1) % count}.h"\n`;
    const guard = dice.happens(50);
    const files = Array.from({ length: count }, (_, n) => ({
      path: `cycle${n}.h`,
      content: `${guard ? `#ifndef C${n}\n#define C${n}\n` : ''}${next(n)}int c${n};\n${guard ? '#endif\n' : ''}`,
    }));
    return { text: '#include "cycle0.h"', files };
  },
  'a header that doubles itself': (dice) => {
    const depth = dice.whole(2, 30);
    const files = Array.from({ length: depth }, (_, n) => ({
      path: `twice${n}.h`,
      content: n === 0 ? ';\n' : `#include "twice${n - 1}.h"\n#include "twice${n - 1}.h"\n`,
    }));
    return { text: `#include "twice${depth - 1}.h"`, files };
  },
  'includes of missing or forbidden files': (dice) =>
    many(
      dice.size(1, 300),
      () =>
        `#include ${dice.oneOf(['"/etc/passwd"', '"../../../etc/shadow"', '"/dev/zero"', '"/dev/stdin"', '"/proc/self/environ"', '<nothing>', '"domineering.cpp"', '__FILE__', '"', '<', '', '"a\\', 'X', '"."', '"/dev/fd/0"'])}`,
    ),
  'forged line numbers': (dice) =>
    many(
      dice.size(1, 500),
      () =>
        `#line ${dice.oneOf(['0', '1', '2147483647', '2147483648', '99999999999999', '-1', 'x', '1 "/etc/passwd"', '7 "<fuzz-canary>"', '1 "a\\nb"', '3 "domineering.cpp"', '5 ""'])}\nint line${dice.whole(0, 99)} = undeclared;`,
    ),
  pragmas: (dice) =>
    many(
      dice.size(1, 200),
      () =>
        `#pragma ${dice.oneOf(['once', 'GCC poison cout', 'GCC system_header', 'GCC diagnostic ignored "-Wall"', 'GCC diagnostic error "-Wunused"', 'GCC optimize ("O3")', 'GCC target ("avx512f")', 'push_macro("int")', 'pack(1)', 'redefine_extname main other', 'weak main', 'GCC push_options', 'GCC dependency "/etc/passwd"', 'GCC error "<fuzz-canary>"', 'message "=FUZZ"'])}`,
    ),
  '#error and #warning': (dice) =>
    many(
      dice.size(1, 5000),
      (n) => `#${dice.oneOf(['warning', 'error'])} ${n} [-Wfuzz] <fuzz-canary> ${'[-a '.repeat(dice.size(1, 300))}`,
    ),
  'unknown directives': (dice) =>
    many(
      dice.size(1, 2000),
      () =>
        `#${dice.oneOf(['', 'x', 'ident "x"', 'assert cpu(x)', 'import <iostream>', 'include_next <x>', '1 "x" 3', 'undef', 'define', 'define 1', 'define F(', 'define F(a,a) a', '/**/if 1', 'endif'])}`,
    ),
  'assembler that includes a file': (dice) =>
    `asm(${dice.oneOf(['".incbin \\"/etc/passwd\\""', '".include \\"/dev/zero\\""', '".rept 100000000\\n.byte 1\\n.endr"', '".fill 1000000000"', '".org 0x7fffffff"', '".error \\"<fuzz-canary>\\""', '".section .init_array\\n.quad main"', '".globl main\\nmain = 0"', '".macro m\\nm\\n.endm\\nm"'])});`,
};
