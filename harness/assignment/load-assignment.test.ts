import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listAssignments } from './list-assignments.ts';
import { loadAssignment } from './load-assignment.ts';
import { loadSmall, problemsOf, swap } from './small-assignment.fixture.ts';

function windows(text: string): string {
  return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
}

test('a correct assignment is loaded whole, with its defaults', async () => {
  expect(await loadSmall()).toEqual({
    kind: 'loaded',
    assignment: {
      id: 'small',
      title: 'Small',
      course: 'Testing 101',
      files: ['small.cpp'],
      build: { standard: 'c++17', flags: ['-Wall'], seconds: 20 },
      limits: {
        cpuSeconds: 1,
        wallSeconds: 3,
        memoryMiB: 256,
        outputKiB: 8,
        budget: { cpuSeconds: 6, waitSeconds: 10 },
      },
      functions: [
        {
          name: 'isEven',
          returns: 'bool',
          parameters: [{ name: 'n', type: 'int', passing: 'value' }],
          text: 'bool isEven(int n)',
        },
        {
          name: 'halve',
          returns: 'void',
          parameters: [
            { name: 'n', type: 'long long', passing: 'reference' },
            { name: 'mark', type: 'char', passing: 'value' },
          ],
          text: 'void halve(long long &n, char mark)',
        },
      ],
      dialect: { id: 'plain', about: 'The usual words', wording: { prompt: 'n? ', even: 'Even!' } },
      dialects: ['plain'],
      seed: 7,
      calls: [
        {
          id: 'functions/isEven/1',
          about: 'Four',
          visibility: 'public',
          points: 1,
          function: 'isEven',
          args: [4n],
          returns: true,
          after: [4n],
          prints: '',
        },
        {
          id: 'functions/isEven/2',
          about: 'Below zero',
          visibility: 'hidden',
          points: 2,
          function: 'isEven',
          args: [-3n],
          returns: false,
          after: [-3n],
          prints: '',
        },
        {
          id: 'functions/halve/1',
          about: "halve(9007199254740993, 'x')",
          visibility: 'public',
          points: 1,
          hint: 'Whole numbers only',
          function: 'halve',
          args: [9007199254740993n, 'x'],
          after: [4503599627370496n, 'x'],
          prints: 'x\n',
        },
      ],
      conversations: [],
      sessions: [
        {
          id: 'transcripts/01-even',
          about: 'An even number',
          visibility: 'public',
          points: 1,
          transcript: {
            pieces: [
              { kind: 'printed', text: 'n? ' },
              { kind: 'typed', text: '4' },
              { kind: 'printed', text: 'Even!\n' },
            ],
            ends: 'finished',
          },
          stopOnFailure: false,
        },
      ],
      properties: [
        {
          id: 'properties/numbers',
          about: 'Random numbers',
          points: 1,
          runs: 10,
          target: { kind: 'sessions', generator: 'numbers' },
        },
        {
          id: 'properties/isEven',
          about: 'Random arguments',
          points: 2.5,
          runs: 20,
          target: { kind: 'calls', function: 'isEven' },
        },
      ],
      scheme: {
        groups: [
          { id: 'functions', marks: 40 },
          { id: 'transcripts', marks: 30 },
          { id: 'properties', marks: 20 },
          { id: 'policy', marks: 10 },
        ],
        functions: { isEven: 15, halve: 25 },
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
          { rule: 'encoding', each: 0, most: 10 },
        ],
      },
    },
  });
});

test('keys with defaults can be given', async () => {
  const result = await loadSmall({
    'assignment.yaml': swap(
      'marking:\n',
      'marking:\n  presentation: { blanks: { share: 0, most: 3 }, letter-case: 0.25 }\n',
    ),
    'transcripts/02-odd.yaml':
      'about: Odd\nvisibility: hidden\npoints: 4\nhint: Look\nstop-on-failure: true\nsession: |\n  n? «3»\n  n? «»\n',
  });
  const loaded = result.kind === 'loaded' ? result.assignment : undefined;
  expect(loaded?.scheme.presentation).toEqual({
    'final-newline': 1,
    typographic: 1,
    'line-ends': 0.5,
    'trailing-blanks': 0.9,
    blanks: 0,
    'blank-lines': 0.5,
    'letter-case': 0.25,
    wording: 0.5,
  });
  expect(loaded?.scheme.presentationMost).toEqual({
    'line-ends': 8,
    'trailing-blanks': 8,
    blanks: 3,
    'blank-lines': 8,
    wording: 8,
  });
  expect(loaded?.sessions[1]).toEqual({
    id: 'transcripts/02-odd',
    about: 'Odd',
    visibility: 'hidden',
    points: 4,
    hint: 'Look',
    transcript: {
      pieces: [
        { kind: 'printed', text: 'n? ' },
        { kind: 'typed', text: '3' },
        { kind: 'printed', text: 'n? ' },
      ],
      ends: 'waiting',
    },
    stopOnFailure: true,
  });
});

test('an assignment may do without required functions, properties and policy', async () => {
  const result = await loadSmall({
    'functions.yaml': null,
    'assignment.yaml': (text) =>
      text
        .replace(/functions:\n( .*\n)*/, '')
        .replace(/properties:\n( .*\n)*/, '')
        .replace(/marking:\n( .*\n)*/, 'marking: { groups: { transcripts: 100 } }\n'),
  });
  const loaded = result.kind === 'loaded' ? result.assignment : undefined;
  expect([loaded?.functions, loaded?.calls, loaded?.properties]).toEqual([[], [], []]);
  expect(loaded?.scheme.groups).toEqual([{ id: 'transcripts', marks: 100 }]);
  expect([loaded?.scheme.functions, loaded?.scheme.policy]).toEqual([{}, []]);
});

test('Windows line ends and a byte order mark change nothing', async () => {
  const changed = { 'assignment.yaml': windows, 'functions.yaml': windows, 'transcripts/01-even.yaml': windows };
  expect(await loadSmall(changed)).toEqual(await loadSmall());
});

test('mistakes of all files are reported at once, in reading order', async () => {
  const problems = await problemsOf({
    'assignment.yaml': (text) => text.replace('seed: 7', 'seed: 07').replace('isEven: 15', 'isEvne: 15'),
    'functions.yaml': swap('[4]', '[4, 5]'),
    'transcripts/01-even.yaml': swap('«4»', '«4'),
    'transcripts/02-odd.yaml': 'about: Odd\nsession: |\n\tn? «3»\n',
  });
  expect(problems).toMatchInlineSnapshot(`
    "small/assignment.yaml:14:7  found 07, expected a whole number from 0 to 2147483647
      drop the leading zeros: 7

    small/assignment.yaml:20:16  found marks for isEvne, expected one of isEven, halve
      did you mean isEven?

    small/functions.yaml:2:13  found 2 arguments, expected 1: bool isEven(int n)

    small/transcripts/01-even.yaml:3:6  found « that is never closed, expected » on the same line
      write «...» around what is typed, and nothing after it on the line

    small/transcripts/02-odd.yaml:3:1  found a tab in the indentation, expected spaces only
      replace the tab with spaces
    "
  `);
});

test('an unreadable part of one file does not hide the mistakes of the others', async () => {
  const problems = await problemsOf({
    'assignment.yaml': swap('title: Small', 'title: "Small'),
    'functions.yaml': swap('returns: true', 'returns: 0x1'),
    'transcripts/01-even.yaml': swap('about:', 'abuot:'),
  });
  expect(problems).toMatchInlineSnapshot(`
    "small/assignment.yaml:3:8  found a quote that is never closed, expected a closing quote
      add it where the text ends

    small/functions.yaml:2:27  found 0x1, expected a whole number, true, false or one character
      write it in decimal: 1

    small/transcripts/01-even.yaml:1:1  found the key abuot, expected one of about, visibility, points, hint, programs, ends, stop-on-failure, session
      did you mean about?
    "
  `);
});

test('an empty folder lacks a description', async () => {
  expect(await problemsOf({ 'assignment.yaml': null, 'functions.yaml': null, 'transcripts/01-even.yaml': null }))
    .toMatchInlineSnapshot(`
    "small/assignment.yaml  found no such file, expected the description of the assignment
    "
  `);
});

test('empty files are reported as empty', async () => {
  expect(await problemsOf({ 'assignment.yaml': '', 'functions.yaml': '# later\n', 'transcripts/01-even.yaml': '' }))
    .toMatchInlineSnapshot(`
      "small/assignment.yaml:1:1  found no content, expected a map with the keys format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking

      small/functions.yaml:1:1  found no content, expected a map from required functions to lists of calls

      small/transcripts/01-even.yaml:1:1  found no content, expected a map with the keys about, visibility, points, hint, programs, ends, stop-on-failure, session
      "
    `);
});

test('a YAML file with an unknown name is a problem', async () => {
  expect(
    await problemsOf({
      'function.yaml': 'a: 1\n',
      'old.yml': 'a: 1\n',
      'README.md': 'not YAML',
      'transcripts/even2.yml': 'about: x\nsession: |\n  n? «2»\n',
      'transcripts/.gitkeep': '',
    }),
  ).toMatchInlineSnapshot(`
    "small/function.yaml  found a YAML file that nothing reads, expected assignment.yaml, functions.yaml or a file in transcripts
      did you mean functions.yaml?

    small/old.yml  found a YAML file that nothing reads, expected assignment.yaml, functions.yaml or a file in transcripts
      move it to transcripts or delete it

    small/transcripts/even2.yml  found the name even2.yml, expected a name such as 01-sample-run.yaml (the two digits order the sessions)
      rename the file
    "
  `);
});

test('a file that is not UTF-8 is reported with the place', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'verbatim-assignment-'));
  try {
    const folder = join(parent, 'small');
    await mkdir(join(folder, 'transcripts'), { recursive: true });
    await mkdir(join(folder, 'functions.yaml'));
    await writeFile(join(folder, 'assignment.yaml'), Buffer.from('format: 1\ntitle: Caf\xe9\n', 'latin1'));
    const result = await loadAssignment(folder);
    expect(result.kind === 'invalid' ? result.problems : []).toEqual([
      {
        file: 'small/assignment.yaml',
        place: { line: 2, column: 11 },
        found: 'bytes that are not UTF-8',
        expected: 'UTF-8',
        cure: 'save the file as UTF-8',
      },
      {
        file: 'small/functions.yaml',
        place: { line: 0, column: 0 },
        found: 'a folder',
        expected: 'a readable file',
      },
    ]);
  } finally {
    await rm(parent, { recursive: true });
  }
});

test('the assignments are the folders that have an assignment.yaml', async () => {
  const cases = await mkdtemp(join(tmpdir(), 'verbatim-cases-'));
  try {
    for (const name of ['hex', 'domineering', 'drafts', '.git']) await mkdir(join(cases, name));
    for (const name of ['hex', 'domineering', '.git']) await writeFile(join(cases, name, 'assignment.yaml'), '');
    await writeFile(join(cases, 'README.md'), '');
    expect(await listAssignments(cases)).toEqual(['domineering', 'hex']);
    expect(await listAssignments(join(cases, 'nowhere'))).toEqual([]);
  } finally {
    await rm(cases, { recursive: true });
  }
});
