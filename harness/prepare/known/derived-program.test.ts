import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../../model/submission/submission.ts';
import { type Derivation, deriveProgram } from './derived-program.ts';

const base = [file('Board.h', '// Ann\nint board;\n'), file('game.cpp', '// Ann\nint main() {}\n')];

function file(name: string, text: string): SourceFile {
  return { name, bytes: Buffer.from(text) };
}

function derived(how: Partial<Derivation>, own: readonly SourceFile[] = []) {
  const { files, mistakes } = deriveProgram(base, { base: 'right/short', edits: [], names: {}, ...how }, own);
  return { texts: files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]), mistakes };
}

const byBen = { find: 'Ann', put: 'Ben', times: 1 };

describe('a program that is derived from another one', () => {
  test('has the files of its base, with the edits of one file and of all', () => {
    const edits = [byBen, { file: 'game.cpp', find: '{}', put: '{ return 1; }', times: 1 }];
    expect(derived({ edits })).toEqual({
      texts: [
        ['Board.h', '// Ben\nint board;\n'],
        ['game.cpp', '// Ben\nint main() { return 1; }\n'],
      ],
      mistakes: [],
    });
  });

  test('has each file under the name that was handed in, followed by files of its own', () => {
    expect(derived({ names: { 'Board.h': null, 'game.cpp': 'play.cpp' } }, [file('Board.h', 'own')])).toEqual({
      texts: [
        ['play.cpp', '// Ann\nint main() {}\n'],
        ['Board.h', 'own'],
      ],
      mistakes: [],
    });
  });

  test('applies its edits in order', () => {
    const edits = [byBen, { find: 'Ben', put: 'Cat', times: 1 }];
    expect(derived({ edits }).texts[0]).toEqual(['Board.h', '// Cat\nint board;\n']);
  });
});

describe('a message tells the author about', () => {
  test('every edit that does not fit, in each file', () => {
    const edits = [byBen, { find: 'board', put: 'b', times: 1 }, { file: 'game.cpp', find: '{ }', put: ';', times: 1 }];
    expect(derived({ edits }).mistakes).toMatchObject([
      { path: ['edits', 1, 'find'], found: 'no such text in game.cpp of right/short' },
      { path: ['edits', 2, 'find'], found: 'no such text in game.cpp of right/short' },
    ]);
  });

  test('a file that the base does not have', () => {
    const edits = [{ ...byBen, file: 'board.h' }];
    const expected = 'one of right/short: Board.h, game.cpp';
    expect(derived({ edits, names: { 'gane.cpp': null } }).mistakes).toEqual([
      { path: ['edits', 0, 'file'], found: 'the file board.h', expected, cure: 'did you mean Board.h?' },
      { path: ['names', 'gane.cpp'], found: 'the file gane.cpp', expected, cure: 'did you mean game.cpp?' },
    ]);
  });

  test('a file that would exist twice', () => {
    expect(derived({}, [file('Board.h', '')]).mistakes).toEqual([
      {
        path: ['base'],
        found: 'two files called Board.h',
        expected: 'one of each name',
        cure: 'to leave out the one of right/short, write names: { Board.h: null }',
      },
    ]);
  });

  test('a base whose bytes would be changed', () => {
    const latin = [{ name: 'a.cpp', bytes: Buffer.from([0x2f, 0x2f, 0xe9]) }];
    expect(() => deriveProgram(latin, { base: 'solution', edits: [], names: {} }, [])).toThrow(
      'solution/a.cpp is not in UTF-8, so it cannot be edited',
    );
  });
});
