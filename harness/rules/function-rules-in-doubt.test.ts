// @module-tag compiler
import { expect, test } from 'vitest';
import type { Prototype } from '../model/assignment/prototype.ts';
import { type PlainFile, markedBy, plainFiles, runRule } from './marked-program.fixture.ts';

/* What a program lacks may stand in what nobody could read: there, nobody is accused. */

const broken = 'int main() { int a = = 5; return a; }\n';
const state: Prototype = { name: 'state', returns: 'int', parameters: [], text: 'int state()' };

test('a function may be called from what could not be read', async () => {
  const program = `int state() { return 1; }\n${broken.replace('int a', '¿int a')}`;
  expect(await markedBy('function-called', {}, program, [state])).toBe(program);
});

test('functions and their arrays may stand in what could not be read', async () => {
  const program = broken.replace('int a', '¿int a');
  expect(await markedBy('min-functions', { 'besides-main': 3 }, program)).toBe(program);
  expect(await markedBy('array-parameters', { functions: 1 }, program)).toBe(program);
});

test('enough functions are enough, whatever else could not be read', async () => {
  const { observations } = await runRule('min-functions', { 'besides-main': 1 }, plainFiles(`void f() {}\n${broken}`));
  expect(observations).toEqual([]);
});

test('a program without main is told of what it lacks as a whole', async () => {
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

test('a provided function that is gone is told of the first file', async () => {
  expect(await seen('int main() {}\n', 'void other() {}\n')).toEqual([
    { rule: 'provided-unmodified', file: 'program.cpp', line: 0, column: 0, function: 'show' },
  ]);
});

test('a provided function that is gone may stand in what could not be read', async () => {
  expect(await seen(broken)).toEqual([]);
  expect(await seen('void show(int n)\n{\n  n = = 2;\n}\nint main() {}\n')).toEqual([]);
});

test('of several functions with the name, the one is told that is most like the given one', async () => {
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

test('a skeleton without the function is a mistake of ours, and no student pays for it', async () => {
  const given = { name: 'program.cpp', text: 'int other() { return 1; }', provided: false, isSkeleton: true };
  const run = runRule('provided-unmodified', options, [...plainFiles('int main() {}\n'), given]);
  await expect(run).rejects.toThrow('program.cpp of the handout does not define show');
});
