// @module-tag compiler
import { expect, test } from 'vitest';
import { compileAlone } from '../compile/compile-alone.fixture.ts';
import { testCache } from '../../../testing/test-cache.fixture.ts';

const manyWarnings = Array.from({ length: 200 }, (_, index) => `int f${index}() { int unused; return 0; }\n`).join('');

test.each([
  ['a mistake after 200 warnings', `${manyWarnings}int x = nonsense;\n`, "'nonsense' was not declared in this scope"],
  ['a message with an impossible character', 'static_assert(false, "\\\\Uffffffff");\n', 'static assertion'],
])('%s is an error of the program', async (_about, text, words) => {
  const { compiled } = await compileAlone(testCache(), { 'a.cpp': text }, {});
  if (compiled.kind !== 'refused') throw new Error(`it is ${compiled.kind}`);
  const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message).join('\n')).toContain(words);
});
