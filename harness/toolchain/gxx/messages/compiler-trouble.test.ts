// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileAlone } from '../compile/compile-alone.fixture.ts';
import { compilerTrouble, limitReached } from './compiler-trouble.ts';
import { resultOf } from './compiler-verdict.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

describe('a failure of the compiler itself does not count against the student:', () => {
  test.each([
    ['it was killed', 'g++: fatal error: Killed signal terminated program cc1plus', 'compilation terminated.'],
    ['it crashed', 'a.cpp:3:26: internal compiler error: Segmentation fault', 'Please submit a full bug report.'],
    ['a part of it is missing', "g++: fatal error: cannot execute 'cc1plus': execvp: No such file or directory"],
    ['the disk is full', 'a.cpp:2:29: fatal error: error closing /tmp/ccE.s: No space left on device'],
    ['the disk becomes full', 'a.cpp:2:29: fatal error: error writing to /tmp/ccE.s: Disk quota exceeded'],
    [
      'there is no room for the object',
      "/tmp/ccX.s: Fatal error: can't write 51 bytes to section .text of a.o: 'No space left on device'",
    ],
    [
      'there is no room for the rest of the object',
      "/tmp/ccX.s:7: Fatal error: can't write 51 bytes to section .text of a.o: 'No space left on device'",
    ],
    ['a source cannot be read', 'cc1plus: fatal error: a.cpp: Permission denied'],
    ['there is no room for the program', '/usr/bin/ld: final link failed: No space left on device'],
    ['the linker was killed', 'collect2: fatal error: ld terminated with signal 9 [Killed]'],
  ])('%s', (_about, ...said) => {
    const stderr = Buffer.from(['a.cpp:1:5: warning: oops', ...said, ''].join('\n'));
    const outcome = { end: { kind: 'exited', code: 1 }, stdout: Buffer.of(), stderr } as const;
    const settings = { standard: 'c++17', flags: [], seconds: 60 };
    expect(resultOf(outcome, { files: ['a.cpp'], settings })).toEqual({
      kind: 'broken',
      reason: `the compiler did not do its work: ${said[0]}`,
    });
  });
});

describe('a message about the program counts as a mistake in it, even if it quotes such words:', () => {
  const words = 'Killed signal, memory exhausted, CPU time limit exceeded, out of memory: No space left on device';

  test.each([
    ['an error', `#error ${words}\n`],
    ['a warning beside an error', `#warning ${words}\n#error oops\n`],
    ['a condition', `static_assert(1 > 2, "${words}");\n`],
    ['several lines', `static_assert(1 > 2, "oops\\ncc1plus: fatal error: Killed signal");\n`],
    ['a file', `#include "error writing to a.s: ${words}"\n`],
    ['the name of the source', `#line 7 "${words}"\nint i = oops;\n`],
    ['assembly', `asm("${words}");\n`],
    ['assembly in a function', `void f() { asm("${words}"); }\n`],
  ])('%s', async (_about, source) => {
    const { compiled } = await compileAlone(folder, { 'a.cpp': source }, {});
    expect(compiled).toMatchObject({ kind: 'refused', timedOut: false });
    const errors =
      compiled.kind === 'refused' ? compiled.diagnostics.filter(({ severity }) => severity === 'error') : [];
    expect(errors).toHaveLength(1);
  });

  test('a function that the linker misses', () => {
    const said = `a.cpp:(.text+0x5): undefined reference to \`${words}'\ncollect2: error: ld returned 1 exit status\n`;
    expect([compilerTrouble(said), limitReached(said)]).toEqual([undefined, undefined]);
  });
});

test('a mistake remains a mistake even if the compiler crashes over it', () => {
  const stderr = Buffer.from('a.cpp:1:5: error: oops\na.cpp:3:1: internal compiler error: in tsubst, at cp/pt.cc:1\n');
  const outcome = { end: { kind: 'exited', code: 1 }, stdout: Buffer.of(), stderr } as const;
  const settings = { standard: 'c++17', flags: [], seconds: 60 };
  expect(resultOf(outcome, { files: ['a.cpp'], settings })).toMatchObject({
    kind: 'refused',
    diagnostics: [{ message: 'oops' }],
  });
});
