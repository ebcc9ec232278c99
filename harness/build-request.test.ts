import { expect, test } from 'vitest';
import { placeFiles } from './collect/place-files.ts';
import { buildRequest, filesToCompile } from './build-request.ts';
import type { Assignment } from './model/assignment.ts';

const assignment = {
  build: { standard: 'c++17', flags: [], seconds: 10 },
  functions: [],
  programs: [{ id: 'all', about: '', theirs: ['main.cpp'], theirOthers: true, ours: [] }],
} as unknown as Assignment;

function filesOf(names: readonly string[]) {
  const submission = { id: 's1', files: names.map((name) => ({ name, bytes: new TextEncoder().encode('') })) };
  const placed = placeFiles(submission, ['main.cpp']);
  const studentFiles = filesToCompile(assignment, submission, placed).map((file) => ({ ...file, text: '' }));
  const { files, programs } = buildRequest({ assignment, studentFiles, ours: [] });
  return { files: files.map(({ name }) => name), theirs: programs?.[0]?.theirs };
}

test('further files are compiled under their own names, headers lie beside them', () => {
  expect(filesOf(['main.cpp', 'src/board.cpp', 'board.h', 'notes.txt'])).toEqual({
    files: ['main.cpp', 'board.cpp', 'board.h'],
    theirs: ['main.cpp', 'board.cpp'],
  });
});

test('a name that a compiler takes for an option, or for a file of options, loses what makes it one', () => {
  expect(filesOf(['main.cpp', '@evil.cpp', '-o.cpp', '--@x\\y\n.cpp'])).toEqual({
    files: ['main.cpp', 'evil.cpp', 'o.cpp', 'xy.cpp'],
    theirs: ['main.cpp', 'evil.cpp', 'o.cpp', 'xy.cpp'],
  });
});

test('a name that no disk holds, and very many files, do not keep the rest from being compiled', () => {
  const many = Array.from({ length: 4000 }, (_, index) => `${index}.h`);
  const { files, theirs } = filesOf(['main.cpp', `${'x'.repeat(300)}.cpp`, `${'陳'.repeat(70)}.h`, 'a.cpp', ...many]);
  expect([files.length, files.slice(0, 3), theirs]).toEqual([41, ['main.cpp', 'a.cpp', '0.h'], ['main.cpp', 'a.cpp']]);
});

test('an older copy in a folder does not take the place of the graded file', () => {
  expect(filesOf(['main.cpp', 'old/main.cpp'])).toEqual({ files: ['main.cpp'], theirs: ['main.cpp'] });
});
