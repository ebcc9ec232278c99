// @module-tag compiler
import { expect, test } from 'vitest';
import type { Prototype } from '../model/assignment/prototype.ts';
import { type PlainFile, markedBy, plainFiles, runRule } from './marked-program.fixture.ts';

/* What a program seems to lack may be in a part that could not be read. Then there is no finding. */

const broken = 'int main() { int a = = 5; return a; }\n';
const state: Prototype = { name: 'state', returns: 'int', parameters: [], text: 'int state()' };

test('a function may be called in a part that could not be read', async () => {
  const program = `int state() { return 1; }\n${broken.replace('int a', '¿int a')}`;
  expect(await markedBy('function-called', {}, program, [state])).toBe(program);
});

test('functions and their arrays may be in a part that could not be read', async () => {
  const program = broken.replace('int a', '¿int a');
  expect(await markedBy('min-functions', { 'besides-main': 3 }, program)).toBe(program);
  expect(await markedBy('array-parameters', { functions: 1 }, program)).toBe(program);
});

test('enough functions are enough, whatever else could not be read', async () => {
  const { observations } = await runRule('min-functions', { 'besides-main': 1 }, plainFiles(`void f() {}\n${broken}`));
  expect(observations).toEqual([]);
});

test('what a program without main lacks is reported for its first file', async () => {
  const { observations } = await runRule('min-functions', { 'besides-main': 3 }, plainFiles('void f() {}\n'));
  expect(observations).toEqual([
    {
      finding: { rule: 'min-functions', file: 'program.cpp', line: 0, column: 0, demanded: 3, found: 1 },
      free: false,
    },
  ]);
});

const options = { skeleton: 'program.cpp', functions: ['show'] };
const skeleton = 'void show(int n)\n{\n  n++;\n}\n';

async function seen(...texts: readonly string[]) {
  const files: PlainFile[] = texts.map((text, index) => ({
    name: index === 0 ? 'program.cpp' : `${index}.cpp`,
    text,
    provided: false,
    isSkeleton: false,
  }));
  const given = { name: 'program.cpp', text: skeleton, provided: false, isSkeleton: true };
  return (await runRule('provided-unmodified', options, [...files, given])).observations.map(({ finding }) => finding);
}

test('a missing provided function is reported for the first file', async () => {
  expect(await seen('int main() {}\n', 'void other() {}\n')).toEqual([
    { rule: 'provided-unmodified', file: 'program.cpp', line: 0, column: 0, function: 'show' },
  ]);
});

test('a missing provided function may be in a part that could not be read', async () => {
  expect(await seen(broken)).toEqual([]);
  expect(await seen('void show(int n)\n{\n  n = = 2;\n}\nint main() {}\n')).toEqual([]);
});

test('of several functions with the same name, the one most like the given function is reported', async () => {
  expect(await seen('void show(char c) {}\nvoid show(int n)\n{\n  n--;\n}\n')).toEqual([
    {
      rule: 'provided-unmodified',
      file: 'program.cpp',
      line: 4,
      column: 4,
      function: 'show',
      demanded: '++',
      found: '--',
    },
  ]);
});

test('a skeleton without the function is a mistake of the course: an error, and no finding', async () => {
  const given = { name: 'program.cpp', text: 'int other() { return 1; }', provided: false, isSkeleton: true };
  const run = runRule('provided-unmodified', options, [...plainFiles('int main() {}\n'), given]);
  await expect(run).rejects.toThrow('program.cpp of the handout does not define show');
});
