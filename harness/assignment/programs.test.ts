import { describe, expect, test } from 'vitest';
import { classFiles, classProblems } from './functions/class-assignment.fixture.ts';
import { loadFiles, swap } from './small-assignment.fixture.ts';

function told(from: string, to: string): Promise<string> {
  return classProblems({ 'assignment.yaml': swap(from, to) });
}

async function loaded(changes = {}, dialect = 'plain') {
  const result = await loadFiles(classFiles, changes, { dialect });
  return result.kind === 'loaded' ? result.assignment : undefined;
}

describe('an assignment of several programs', () => {
  test('is loaded with its plans', async () => {
    expect((await loaded())?.programs).toEqual([
      {
        id: 'class',
        about: 'your class with our game',
        studentFiles: ['Board.cpp'],
        courseFiles: ['game.cpp'],
      },
      {
        id: 'client',
        about: 'your game with our class',
        studentFiles: ['game.cpp'],
        courseFiles: ['Board.cpp'],
      },
      {
        id: 'all',
        about: 'all your files together',
        studentFiles: ['Board.cpp', 'game.cpp'],
        courseFiles: [],
        knownBy: { words: ['argv'], names: [] },
      },
    ]);
  });

  test('plays every session with all programs or with those that it names, grouped by program', async () => {
    const players = (await loaded())?.sessions.map(({ id, program }) => [id, program]);
    expect(players).toEqual([
      ['transcripts/class/01-once', 'class'],
      ['transcripts/client/01-once', 'client'],
      ['transcripts/client/02-client', 'client'],
      ['transcripts/all/01-once', 'all'],
      ['transcripts/all/02-client', 'all'],
    ]);
    const loud = (await loaded({}, 'loud'))?.sessions.map(({ id }) => id);
    expect(loud).toEqual(['transcripts/class/01-once', 'transcripts/client/01-once', 'transcripts/all/01-once']);
  });

  test('names the program of a property that plays', async () => {
    expect((await loaded())?.properties.map(({ id, target }) => [id, target])).toEqual([
      ['properties/class/games', { kind: 'sessions', generator: 'games', program: 'class' }],
      ['properties/put', { kind: 'calls', function: 'put' }],
    ]);
  });

  test('may share the marks of its transcripts among the programs, or not', async () => {
    expect((await loaded())?.scheme.transcripts).toEqual({ class: 10, client: 10, all: 20 });
    const unshared = swap('  transcripts: { class: 10, client: 10, all: 20 }\n', '');
    const scheme = (await loaded({ 'assignment.yaml': unshared }))?.scheme;
    expect(scheme === undefined ? scheme : Object.keys(scheme)).toEqual([
      'groups',
      'functions',
      'presentation',
      'presentationMost',
      'policy',
    ]);
  });

  test('holds the text of the provided files', async () => {
    const second = { 'assignment.yaml': swap('[Board.h]', '[Board.h, notes.txt]'), 'handout/notes.txt': 'é\n' };
    expect((await loaded(second))?.provided).toEqual([
      { name: 'Board.h', text: 'class Board {};\n' },
      { name: 'notes.txt', text: 'é\n' },
    ]);
  });
});

test.each([
  [
    'programs:\n',
    'programs: {}\nprogramms:\n',
    'small/assignment.yaml:7:11  found an empty map, expected at least one program\n' +
      '\n' +
      'small/assignment.yaml:8:1  found the key programms, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking\n' +
      '  did you mean programs?\n',
  ],
  [
    '  class: { about',
    "  'a/b': { about",
    'small/assignment.yaml:8:3  found the program name "a/b", expected letters, digits, - and _, because it becomes part of an id\n' +
      '\n' +
      'small/assignment.yaml:33:43  found the program class, expected one of a/b, client, all\n' +
      '\n' +
      'small/assignment.yaml:38:3  found no marks for a/b, expected the marks of every program\n' +
      '\n' +
      'small/assignment.yaml:38:18  found marks for class, expected one of a/b, client, all\n',
  ],
  [
    'student-files: [game.cpp], course-files',
    'student-files: [Game.cpp], course-files',
    'small/assignment.yaml:9:62  found the file Game.cpp, expected one of Board.cpp, game.cpp\n' +
      '  did you mean game.cpp?\n',
  ],
  [
    'student-files: [game.cpp], course-files',
    'student-files: [main.cpp], course-files',
    'small/assignment.yaml:9:62  found the file main.cpp, expected one of Board.cpp, game.cpp\n',
  ],
  [
    'game.cpp], known-by: { words: [argv] }',
    'game.cpp, game.cpp], known-by: { word: [argv] }',
    'small/assignment.yaml:10:79  found game.cpp a second time, expected every name once\n' +
      '\n' +
      'small/assignment.yaml:10:102  found the key word, expected one of words, names\n' +
      '  did you mean words?\n',
  ],
  [
    'student-files: [game.cpp], course-files',
    'student-files: [], course-files',
    'small/assignment.yaml:9:61  found an empty list, expected at least one file name\n',
  ],
  [
    'student-files: [game.cpp], course-files',
    'student-files: game.cpp, course-files',
    'small/assignment.yaml:9:61  found the text "game.cpp", expected a list of file names\n',
  ],
  [
    'student-files: [game.cpp], course-files',
    'course-files',
    'small/assignment.yaml:9:11  found no student-files, expected a list of file names\n',
  ],
  [
    'course-files: [game.cpp]',
    'course-files: [game]',
    'small/assignment.yaml:8:88  found the file game, expected a C++ file such as gameplay.cpp\n',
  ],
  [
    'course-files: [game.cpp]',
    'course-files: [solution/game.cpp]',
    'small/assignment.yaml:8:88  found the file solution/game.cpp, expected a C++ file such as gameplay.cpp\n',
  ],
  [
    'course-files: [game.cpp]',
    'course-files: [game.cpp, game.cpp]',
    'small/assignment.yaml:8:98  found game.cpp a second time, expected every name once\n',
  ],
  [
    'course-files: [game.cpp]',
    'course-files: [Board.cpp]',
    'small/assignment.yaml:8:88  found the file Board.cpp in student-files and in course-files, expected each file from one of the two\n',
  ],
  [
    'course-files: [game.cpp]',
    'course-file: [game.cpp]',
    'small/assignment.yaml:8:73  found the key course-file, expected one of about, student-files, course-files, known-by\n' +
      '  did you mean course-files?\n',
  ],
  [
    'about: your class with our game, ',
    '',
    'small/assignment.yaml:8:10  found no about, expected how the program is put together\n',
  ],
])('in the programs %j cannot become %j', async (from, to, problem) => {
  expect(await told(from, to)).toBe(problem);
});
