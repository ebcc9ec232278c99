import type { SampleOutcome } from './sample-outcomes.ts';
import { drawnWrong, leftBehind, printed, property, returned } from './sample-outcomes.ts';
import { gridShown } from './sample-shown.ts';
import { domineering } from './domineering-suite.ts';
import { notRun, sampleGrading, sampleNotGraded } from './sample-grading.ts';

const missingGridState: SampleOutcome = {
  verdict: {
    kind: 'missing-function',
    demanded: 'int gridState(long long grid, int pos)',
    instead: 'int gridstate(long long, int)',
  },
};

/** Functions that are missing, have other prototypes, return or print something else. */
export const wrongFunctions = sampleGrading({
  submission: 's1155000005',
  outcomes: {
    'functions/gridState/1': missingGridState,
    'functions/gridState/2': missingGridState,
    'functions/gridState/3': missingGridState,
    'functions/gridState/4': missingGridState,
    'functions/printGrid/1': printed('printGrid(0)', '. . . .\n'.repeat(4), '0 0 0 0\n'.repeat(4)),
    'functions/isPlaceable/3': returned('isPlaceable(0, 0, 1)', 'false', 'true', 'checking 0\n'),
    'functions/putToGrid/1': leftBehind(
      'putToGrid(1122110010221000, 14, 2)',
      'grid',
      '1122110010221220',
      '-1735466332',
    ),
    'functions/putToGrid/2': drawnWrong('putToGrid(122010010221000, 1, 1)', { name: 'grid', as: gridShown }, [
      '122010010221000',
      '1122110010221000',
      '1122010110221000',
    ]),
    'functions/putToGrid/3': {
      ...printed('putToGrid(0, 6, 1)', '', 'A domino was put.\n'),
      hint: 'The handout: do not print anything in this function.',
    },
    'properties/gridState': missingGridState,
    'properties/isPlaceable': property(100, 7, '12:0:1', returned('isPlaceable(0, 17, 1)', 'false', 'true')),
    'properties/putToGrid': property(
      100,
      100,
      '0:0',
      drawnWrong('putToGrid(0, 1, 1)', { name: 'grid', as: gridShown }, ['0', '1000100000000000', '1100000000000000']),
    ),
  },
  findings: [
    {
      rule: 'required-functions',
      file: 'domineering.cpp',
      line: 12,
      column: 5,
      marks: -2,
      demanded: 'int gridState(long long grid, int pos)',
      instead: 'int gridstate(long long, int)',
    },
    {
      rule: 'prototype',
      file: 'domineering.cpp',
      line: 30,
      column: 6,
      marks: -2,
      demanded: 'bool isPlaceable(long long grid, int pos, int p)',
      found: 'int isPlaceable(long long, int, int)',
      difference: 'return-type',
    },
    {
      rule: 'prototype',
      file: 'domineering.cpp',
      line: 44,
      column: 6,
      marks: -2,
      demanded: 'void putToGrid(long long &grid, int pos, int p)',
      found: 'void putToGrid(long long, int, int)',
      difference: 'parameters',
    },
    {
      rule: 'prototype',
      file: 'domineering.cpp',
      line: 60,
      column: 13,
      marks: -2,
      demanded: 'void printGrid(long long grid)',
      found: 'void printGrid(long long)',
      difference: 'internal-linkage',
    },
  ],
});

export const doesNotCompile = sampleGrading({
  submission: 's1155000006',
  build: {
    compiled: false,
    diagnostics: [
      {
        severity: 'warning',
        file: 'domineering.cpp',
        line: 9,
        column: 9,
        message: "unused variable 'i'",
        flag: '-Wunused-variable',
      },
      { severity: 'error', file: 'domineering.cpp', line: 23, column: 31, message: "expected ';' before '}' token" },
      {
        severity: 'error',
        file: 'domineering.cpp',
        line: 48,
        column: 12,
        message: "'setw' was not declared in this scope",
      },
      { severity: 'error', file: 'domineering.cpp', line: 71, column: 1, message: "expected '}' at end of input" },
    ],
  },
});

const needsMain = domineering.suite.filter(({ id, group }) => group === 'transcripts' || id === 'properties/games');

/** Every function is right, but `main` calls one that is not defined. */
export const doesNotLink = sampleGrading({
  submission: 's1155000030',
  outcomes: Object.fromEntries(needsMain.map(({ id }) => [id, notRun])),
  build: {
    diagnostics: [
      {
        severity: 'error',
        file: 'domineering.cpp',
        line: 0,
        column: 0,
        message: 'helper() is used but nowhere defined',
      },
    ],
  },
});

const missing = (text: string): SampleOutcome => ({ verdict: { kind: 'missing-function', demanded: text } });
/** `gridState` of `functions/gridState/1`. */
const functionIn = (id: string) => `int ${id.split('/')[1] ?? ''}()`;

/** An empty file, submitted before the program was saved. */
export const empty: typeof doesNotLink = {
  ...sampleGrading({
    submission: 's1155000031',
    outcomes: {
      ...Object.fromEntries(domineering.suite.map(({ id }) => [id, missing(functionIn(id))])),
      ...Object.fromEntries(needsMain.map(({ id }) => [id, missing('int main()')])),
    },
    findings: [
      {
        rule: 'required-functions',
        file: 'domineering.cpp',
        line: 0,
        column: 0,
        marks: -2,
        demanded: 'int gridState()',
      },
    ],
    build: {
      diagnostics: [
        { severity: 'error', file: 'domineering.cpp', line: 0, column: 0, message: 'there is no main function' },
      ],
    },
  }),
  sources: [{ name: 'domineering.cpp', text: '\n' }],
};

export const notGraded = sampleNotGraded(
  's1155000007',
  'g++ was stopped after 20 seconds, twice; the machine was busy.',
);

/** Everything is right, but only Visual Studio compiles the file without changes. */
export const onlyVisualStudio = sampleGrading({
  submission: 's1155000008',
  files: [{ expected: 'domineering.cpp', submitted: 'Domineering.cpp' }],
  build: {
    leniences: ['headers-forced-in', 'void-main'],
    diagnostics: [
      {
        severity: 'error',
        file: 'domineering.cpp',
        line: 8,
        column: 13,
        message: "'setw' was not declared in this scope",
      },
      { severity: 'error', file: 'domineering.cpp', line: 50, column: 1, message: "'::main' must return 'int'" },
    ],
  },
  findings: [
    {
      rule: 'file-name',
      file: 'Domineering.cpp',
      line: 0,
      column: 0,
      marks: -2,
      demanded: 'domineering.cpp',
      found: 'Domineering.cpp',
    },
    { rule: 'encoding', file: 'domineering.cpp', line: 0, column: 0, marks: 0, found: 'UTF-16LE' },
    {
      rule: 'fallback-build',
      file: 'domineering.cpp',
      line: 8,
      column: 13,
      marks: -3,
      lenience: 'headers-forced-in',
      message: "'setw' was not declared in this scope",
    },
    {
      rule: 'fallback-build',
      file: 'domineering.cpp',
      line: 50,
      column: 1,
      marks: -2,
      lenience: 'void-main',
      message: "'::main' must return 'int'",
    },
  ],
});
