// @module-tag compiler
import { expect, test } from 'vitest';
import { buildTexts, openToolchain } from '../../../testing/open-program.ts';

const toolchain = await openToolchain();

const right = 'int f() { return 1; }\nint main() {}\n';
/** The assembler accepts it, but no tool can read the result. */
const unusable = '__asm__(".section .group,\\"G\\",@0x11,x,comdat\\n.long 9,9,9\\n.text");\n';

async function builtOf(files: Readonly<Record<string, string>>) {
  const result = await buildTexts(toolchain, files);
  if (result.kind === 'built') await result.program.dispose();
  return result;
}

test('a source whose object file no tool can read has not compiled', async () => {
  expect(await builtOf({ 'a.cpp': unusable + right })).toMatchObject({
    kind: 'failed',
    report: {
      diagnostics: [{ severity: 'error', file: 'a.cpp', message: 'no tool can read what the assembler made of a.cpp' }],
    },
  });
});

test('if something else broke, no source is blamed for it', async () => {
  const source =
    '#include <iostream>\n#include <string>\nstd::string text = "a";\nstruct S { virtual ~S() {} } s;\nint main() { std::cout << text; }\n';
  const programs = [{ id: 'one', studentFiles: ['a.cpp'], courseFiles: ['b.cpp'] }];
  const courseFiles = [{ name: 'b.cpp', bytes: Buffer.from('this is no C++\n') }];
  expect(await buildTexts(toolchain, { 'a.cpp': source }, { programs, courseFiles })).toEqual({
    kind: 'broken',
    reason: expect.stringMatching(/^b\.cpp of the reference solution could not be compiled/),
  });
});

test('of several sources, only the one with an unreadable object file has not compiled', async () => {
  const programs = [
    { id: 'one', studentFiles: ['a.cpp'], courseFiles: [] },
    { id: 'other', studentFiles: ['b.cpp'], courseFiles: [] },
  ];
  const result = await buildTexts(toolchain, { 'a.cpp': right, 'b.cpp': unusable + right }, { programs });
  if (result.kind === 'built') await result.program.dispose();
  expect(result).toMatchObject({ kind: 'built', report: { failedFiles: ['b.cpp'] } });
});
