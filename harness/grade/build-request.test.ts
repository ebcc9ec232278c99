import { expect, test } from 'vitest';
import { buildRequest, filesToCompile } from './build-request.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { sorted } from './sort-submission.fixture.ts';

const assignment = {
  build: { standard: 'c++17', flags: [], seconds: 10 },
  functions: [],
  files: ['main.cpp'],
  programs: [{ id: 'all', about: '', studentFiles: ['main.cpp'], courseFiles: [] }],
} as unknown as Assignment;

async function filesOf(texts: Readonly<Record<string, string>>) {
  const sorting = await sorted(texts, assignment);
  const submission = {
    id: 's1',
    files: Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  };
  const studentFiles = filesToCompile(submission, sorting).map((file) => ({ ...file, text: '' }));
  const { files, programs, onlyIncluded } = buildRequest({
    assignment,
    studentFiles,
    sorted: sorting,
    courseFiles: [],
  });
  return { files: files.map(({ name }) => name), studentFiles: programs?.[0]?.studentFiles, onlyIncluded };
}

const main = 'int main() { f(); g(); }';

test('further files are compiled under their own names, with headers beside them', async () => {
  const texts = {
    'main.cpp': `#include "board.h"\n${main}`,
    'src/board.cpp': 'void f() {}',
    'board.h': '',
    'notes.txt': '',
  };
  expect(await filesOf(texts)).toEqual({
    files: ['main.cpp', 'board.h', 'board.cpp'],
    studentFiles: ['main.cpp', 'board.cpp'],
  });
});

test('a name that a compiler would read as an option or a file of options is changed', async () => {
  const texts = { 'main.cpp': main, '@evil.cpp': 'void f() {}', '--@x\\y\n.cpp': 'void g() {}' };
  expect(await filesOf(texts)).toEqual({
    files: ['main.cpp', 'xy.cpp', 'evil.cpp'],
    studentFiles: ['main.cpp', 'xy.cpp', 'evil.cpp'],
  });
});

test('a name that no disk accepts, and very many files, do not prevent the others from being compiled', async () => {
  const many = Array.from({ length: 4000 }, (_, index) => [`z${index}.h`, '']);
  const long = { [`${'x'.repeat(300)}.cpp`]: 'void f() {}', 'a.cpp': 'void g() {}' };
  const short = `${'x'.repeat(196)}.cpp`;
  expect(await filesOf({ 'main.cpp': main, ...Object.fromEntries(many), ...long })).toEqual({
    files: ['main.cpp', 'a.cpp', short],
    studentFiles: ['main.cpp', 'a.cpp', short],
  });
});

test('a source that another one includes is present, but not compiled by itself', async () => {
  const texts = { 'main.cpp': `#include "board.cpp"\n${main}`, 'board.cpp': 'void f() {} void g() {}' };
  expect(await filesOf(texts)).toEqual({
    files: ['main.cpp', 'board.cpp'],
    studentFiles: ['main.cpp'],
    onlyIncluded: ['board.cpp'],
  });
});
