import { expect, test } from 'vitest';
import { parseCommands } from './compiler-commands.ts';

const before = "Using built-in specs.\nCOLLECT_GCC_OPTIONS='-c' '-o' 'object.o'\n";
const compiler =
  ' /usr/lib/gcc/cc1plus -quiet -include "/home/my \\"own\\"/pre.h" game.cpp "-std=c++17" -o /tmp/cc1.s\n';
const assembler = ' as --64 -o object.o /tmp/cc1.s\n';

test('compiler and assembler are found with their arguments, without output files', () => {
  expect(parseCommands(before + compiler + assembler)).toEqual({
    compiler: ['/usr/lib/gcc/cc1plus', '-quiet', '-include', '/home/my "own"/pre.h', 'game.cpp', '-std=c++17'],
    assembler: ['as', '--64'],
  });
});

test.each([
  ['nothing', ''],
  ['a compiler alone', before + compiler],
  ['another compiler', `${before} /usr/lib/llvm/clang -cc1 game.cpp -o /tmp/cc1.s\n${assembler}`],
  ['one more step', before + compiler + assembler + assembler],
  ['no output', `${before} /usr/lib/gcc/cc1plus game.cpp\n${assembler}`],
])('%s is no known form', (_about, said) => {
  expect(parseCommands(said)).toBeUndefined();
});
