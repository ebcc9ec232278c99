import { expect, test } from 'vitest';
import { loadFiles, problemsOf } from './small-assignment.fixture.ts';
import type { Files } from './small-assignment.fixture.ts';

const shortest = 'title: Tic-tac-toe\nfiles: [tictactoe.cpp]\n';
const twoFunctions = `${shortest}functions:
  - int cellState(int board, int pos)
  - bool hasWon(int board, int p)
`;
const calls = 'cellState:\n  - { args: [1, 2], returns: 0 }\nhasWon:\n  - { args: [0, 1], returns: false }\n';
const session = 'about: A game\nsession: |\n  Move: «5»\n  Done\n';

async function loaded(files: Files) {
  const result = await loadFiles(files);
  return result.kind === 'loaded' ? result.assignment : undefined;
}

const usualRules = [
  { rule: 'warnings', each: 1, most: 3 },
  { rule: 'file-name', each: 2, most: 100 },
  { rule: 'encoding', each: 0, most: 100 },
  { rule: 'fallback-build', each: 3, most: 5 },
  { rule: 'memory-fault', each: 0, most: 100 },
  { rule: 'undefined-behaviour', each: 0, most: 100 },
];

test('a title, the files and the required functions are an assignment', async () => {
  expect(await loaded({ 'assignment.yaml': twoFunctions })).toEqual({
    id: 'small',
    title: 'Tic-tac-toe',
    files: ['tictactoe.cpp'],
    build: { standard: 'c++17', flags: ['-Wall', '-Wextra'], seconds: 5 },
    limits: {
      cpuSeconds: 1,
      wallSeconds: 3,
      memoryMiB: 256,
      outputKiB: 8,
      budget: { cpuSeconds: 6, waitSeconds: 10 },
    },
    functions: [
      {
        name: 'cellState',
        returns: 'int',
        parameters: [
          { name: 'board', type: 'int', passing: 'value' },
          { name: 'pos', type: 'int', passing: 'value' },
        ],
        text: 'int cellState(int board, int pos)',
      },
      {
        name: 'hasWon',
        returns: 'bool',
        parameters: [
          { name: 'board', type: 'int', passing: 'value' },
          { name: 'p', type: 'int', passing: 'value' },
        ],
        text: 'bool hasWon(int board, int p)',
      },
    ],
    dialect: { id: 'usual', about: 'The wording of the handout', wording: {} },
    dialects: ['usual'],
    seed: 1,
    calls: [],
    sessions: [],
    conversations: [],
    properties: [],
    scheme: {
      groups: [{ id: 'policy', marks: 100 }],
      functions: {},
      presentation: {
        'final-newline': 1,
        typographic: 1,
        'line-ends': 0.5,
        'trailing-blanks': 0.9,
        blanks: 0.5,
        'blank-lines': 0.5,
        'letter-case': 0.5,
        wording: 0.5,
      },
      presentationMost: {
        'line-ends': 8,
        'trailing-blanks': 8,
        blanks: 8,
        'blank-lines': 8,
        'letter-case': 8,
        wording: 8,
      },
      policy: [
        { rule: 'required-functions', each: 2, most: 8 },
        { rule: 'prototype', each: 2, most: 6 },
        ...usualRules,
      ],
    },
  });
});

test('the rules about required functions are on only where there are some', async () => {
  const assignment = await loaded({ 'assignment.yaml': shortest });
  expect(assignment?.scheme.policy).toEqual(usualRules);
});

test('groups that have cases share 100 marks', async () => {
  const all = {
    'assignment.yaml': `${twoFunctions}properties: { games: { plays: games } }\n`,
    'functions.yaml': calls,
    'transcripts/01-game.yaml': session,
  };
  expect((await loaded(all))?.scheme.groups).toEqual([
    { id: 'functions', marks: 40 },
    { id: 'transcripts', marks: 30 },
    { id: 'properties', marks: 20 },
    { id: 'policy', marks: 10 },
  ]);
  expect((await loaded({ ...all, 'assignment.yaml': twoFunctions }))?.scheme.groups).toEqual([
    { id: 'functions', marks: 50 },
    { id: 'transcripts', marks: 38 },
    { id: 'policy', marks: 12 },
  ]);
  const free = `${twoFunctions}marking: { policy: { encoding: { each: 0 } } }\n`;
  expect((await loaded({ ...all, 'assignment.yaml': free }))?.scheme.groups).toEqual([
    { id: 'functions', marks: 57 },
    { id: 'transcripts', marks: 43 },
  ]);
});

test('functions with golden calls share the marks of their group equally', async () => {
  const files = { 'assignment.yaml': `${twoFunctions}marking: { groups: { functions: 90, policy: 10 } }\n` };
  expect((await loaded({ ...files, 'functions.yaml': calls }))?.scheme.functions).toEqual({
    cellState: 45,
    hasWon: 45,
  });
  const one = calls.slice(0, calls.indexOf('hasWon'));
  expect((await loaded({ ...files, 'functions.yaml': one }))?.scheme.functions).toEqual({ cellState: 90 });
});

test('if groups gives no marks to rules, the usual rules are off', async () => {
  const scheme = async (groups: string) =>
    (
      await loaded({
        'assignment.yaml': `${shortest}marking: { groups: { ${groups} } }\n`,
        'transcripts/01-game.yaml': session,
      })
    )?.scheme.policy;
  expect(await scheme('transcripts: 100')).toEqual([]);
  expect(await scheme('transcripts: 0.5, policy: 100')).toEqual(usualRules);
});

test('random runs have a number and a purpose', async () => {
  const assignment = await loaded({
    'assignment.yaml': `${twoFunctions}properties:
  games: { plays: games }
  hasWon: { calls: hasWon }
`,
  });
  expect(assignment?.properties).toEqual([
    {
      id: 'properties/games',
      about: 'Random runs of the whole program',
      points: 1,
      runs: 40,
      target: { kind: 'sessions', generator: 'games' },
    },
    {
      id: 'properties/hasWon',
      about: 'Random calls of hasWon',
      points: 1,
      runs: 100,
      target: { kind: 'calls', function: 'hasWon' },
    },
  ]);
});

test('the purpose of random runs names the program if there are several', async () => {
  const assignment = await loaded({
    'assignment.yaml': `title: Two
files: [a.cpp, b.cpp]
programs:
  one: { about: your first program, student-files: [a.cpp] }
  two: { about: your second program, student-files: [b.cpp] }
properties: { games: { plays: games, program: two } }
`,
  });
  expect(assignment?.properties.map(({ about }) => about)).toEqual(['Random runs of your second program']);
});

test('the first dialect is the usual one, and it may have no words', async () => {
  const files = {
    'assignment.yaml': `${shortest}dialects: { '2021': { about: This year }, '2019': { about: Earlier } }\n`,
    'transcripts/01-game.yaml': session,
    'transcripts/2019/01-game.yaml': session,
  };
  const assignment = await loaded(files);
  expect([assignment?.dialect, assignment?.dialects]).toEqual([
    { id: '2021', about: 'This year', wording: {} },
    ['2021', '2019'],
  ]);
  expect(await problemsOf({ 'transcripts/01-game.yaml': null }, files)).toBe(
    'small/transcripts  found no sessions of the dialect 2021, expected some, as transcripts have marks\n' +
      '  add a file such as transcripts/01-sample-run.yaml\n',
  );
});

test('a usual dialect has to be listed', async () => {
  expect(await problemsOf({}, { 'assignment.yaml': `${shortest}dialect: old\n` })).toBe(
    'small/assignment.yaml:3:10  found the dialect old, expected one listed under dialects, but none are listed\n',
  );
});

test.each([
  'dialcts: { a: { about: x } }\ndialect: a\n',
  'markng: { groups: { policy: 1 } }\n',
  'properies: { a: 1 }\n',
])('the misspelt key of %j is the only mistake', async (lines) => {
  expect((await problemsOf({}, { 'assignment.yaml': shortest + lines })).match(/found/g)).toHaveLength(1);
});

test('a folder of sessions is that of a dialect, even if there is only the usual one', async () => {
  expect(await problemsOf({}, { 'assignment.yaml': shortest, 'transcripts/2015/01-game.yaml': session })).toBe(
    'small/transcripts/2015  found a folder for a dialect 2015, expected no folder, because there is only one dialect\n',
  );
});
