// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildTexts,
  member,
  openToolchain,
  programOf,
  prototype,
  runCalls,
  runSession,
} from '../../testing/open-program.ts';
import type { Prototype } from '../../model/assignment/prototype.ts';
import type { CallOutcome } from '../../model/program/run-outcome.ts';
import type { BuildResult, Program } from '../contract/toolchain.ts';
import type { Value } from '../../model/assignment/value.ts';

const [everyHeader, everySource, piecesHeader, piecesSource] = await Promise.all(
  ['every-field.h', 'every-field.cpp', 'pieces.h', 'pieces.cpp'].map((name) =>
    readFile(join('harness/testing/programs', name), 'utf8'),
  ),
);

const everyField = {
  name: 'EveryField',
  fields: { board: 'char[8][8]', letter: 'char', number: 'int', flag: 'bool', total: 'long long', name: 'string' },
} as const;
const everyMember = [
  member(everyField, 'void', 'EveryField'),
  member(everyField, 'void', 'keepEverything'),
  member(everyField, 'void', 'changeEverything'),
  member(everyField, 'bool', 'getFlag'),
  member(everyField, 'char', 'getLetter'),
  member(everyField, 'int', 'getNumber'),
  member(everyField, 'long long', 'getTotal'),
  member(everyField, 'string', 'getName'),
  member(everyField, 'void', 'takeEverything', 'bool', 'char', 'int', 'long long', 'string'),
  member(everyField, 'void', 'giveEverything', 'bool&', 'char&', 'int&', 'long long&', 'string&'),
  member(everyField, 'string', 'nameTimes', 'int'),
];
const pieces = {
  name: 'Pieces',
  fields: { board: 'char[8][8]', player: 'char', next: 'char', blacks: 'int', whites: 'int' },
} as const;
const piecesMembers = [
  member(pieces, 'void', 'Pieces'),
  member(pieces, 'void', 'print'),
  member(pieces, 'void', 'swapPlayer'),
  member(pieces, 'bool', 'move', 'string', 'string'),
  member(pieces, 'int', 'crowd', 'int', 'int'),
];

const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

function open(result: BuildResult): Program {
  const program = programOf(result);
  opened.push(program);
  return program;
}

/** Builds the class of pieces.h from this source. */
function buildPieces(
  source: string,
  more: Readonly<Record<string, string>> = {},
  provided: readonly string[] = [],
): Promise<BuildResult> {
  const files = { 'pieces.h': piecesHeader ?? '', 'pieces.cpp': source, ...more };
  return buildTexts(toolchain, files, {
    provided,
    functions: piecesMembers,
    class: { header: 'pieces.h', file: 'pieces.cpp' },
  });
}

function buildEveryField(header: string, functions: readonly Prototype[] = everyMember): Promise<BuildResult> {
  const files = { 'every-field.h': header, 'every-field.cpp': everySource ?? '' };
  return buildTexts(toolchain, files, { functions, class: { header: 'every-field.h', file: 'every-field.cpp' } });
}

const every = open(await buildEveryField(everyHeader ?? ''));
const original = piecesSource ?? '';
const ourPieces = open(await buildPieces(original));

/** The source with a mistake that a student could make. */
function changed(from: string, to: string): string {
  if (!original.includes(from)) throw new Error(`${from} is not in pieces.cpp`);
  return original.replace(from, to);
}

function board(...rows: readonly string[]): string {
  return Array.from({ length: 8 }, (_, row) => rows[row] ?? '........').join('\n');
}

const letters = board('abcdefgh', 'ijklmnop');
const start = board('WWWWWWWW', '........', '........', '........', '........', '........', '........', 'BBBBBBBB');
const garbage = [board(...Array.from({ length: 8 }, () => '????????')), '?', '?', 99n, 99n];

function inShort(outcomes: readonly CallOutcome[]): string[] {
  return outcomes.map(({ end, returned }) => (end.kind === 'finished' ? String(returned) : end.kind));
}

describe('private fields', () => {
  const cell = fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte));
  const row = fc.array(cell, { minLength: 8, maxLength: 8 }).map((cells) => cells.join(''));
  const boards = fc.array(row, { minLength: 8, maxLength: 8 }).map((rows) => rows.join('\n'));
  const state = fc.tuple(
    boards,
    cell,
    fc.bigInt(-(2n ** 31n), 2n ** 31n - 1n),
    fc.boolean(),
    fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
    fc.string({ unit: 'binary', maxLength: 16 }),
  );

  test('of every type go in and come back exactly, whatever bytes they hold', async () => {
    const states: readonly (readonly Value[])[] = fc.sample(state, { numRuns: 200, seed: 7 });
    const outcomes = await runCalls(every, 'keepEverything', states, { outputBytes: 1 << 20 });
    expect(outcomes.map(({ after }) => after)).toEqual(states);
  });

  test('come back as the member left them', async () => {
    const outcomes = await runCalls(every, 'changeEverything', [[letters, 'a', 5n, true, -(2n ** 63n) + 1n, 'Ann']]);
    expect(outcomes).toEqual([
      {
        kind: 'call',
        end: { kind: 'finished' },
        printed: Buffer.from(''),
        after: [
          board('xbcdefgh', 'ijklmnop', ...Array.from({ length: 5 }, () => '........'), '.......\0'),
          'b',
          -5n,
          false,
          -(2n ** 63n),
          'Ann!',
        ],
      },
    ]);
  });

  test('are reported as changed even if the member must not change them', async () => {
    const program = open(await buildPieces(changed("if (target == 'W')", "blacks = 0;\n    if (target == 'W')")));
    const [outcome] = await runCalls(program, 'move', [[start, 'B', 'W', 8n, 8n, 'a7', 'a3']]);
    expect(outcome?.after.slice(3, 5)).toEqual([0n, 8n]);
  });

  test('keep nothing from the previous call', async () => {
    const states = [
      [start, 'B', 'W', 8n, 8n],
      [letters, 'x', 'y', 1n, 2n],
      [start, 'B', 'W', 8n, 8n],
    ];
    const outcomes = await runCalls(ourPieces, 'swapPlayer', states);
    expect(outcomes.map(({ after }) => after)).toEqual([
      [start, 'W', 'B', 8n, 8n],
      [letters, 'y', 'x', 1n, 2n],
      [start, 'W', 'B', 8n, 8n],
    ]);
  });
});

describe('results and arguments', () => {
  const fields = [letters, 'q', 5n, true, 10n ** 18n, 'Ann'];

  test('of every type are passed exactly', async () => {
    const getters = ['getFlag', 'getLetter', 'getNumber', 'getTotal', 'getName'];
    const outcomes = await Promise.all(getters.map((name) => runCalls(every, name, [fields])));
    expect(outcomes.map(([outcome]) => outcome?.returned)).toEqual([true, 'q', 5n, 10n ** 18n, 'Ann']);
    const given = [false, 'z', -1n, -2n, 'é\0\n'];
    const [taken] = await runCalls(every, 'takeEverything', [[...fields, ...given]]);
    expect(taken?.after).toEqual([letters, 'z', -1n, false, -2n, 'é\0\n', ...given]);
    const [returned] = await runCalls(every, 'giveEverything', [[...fields, ...given]]);
    expect(returned?.after).toEqual([...fields, true, 'q', 5n, 10n ** 18n, 'Ann']);
  });

  test('that are strings hold up to 248 bytes, and a longer result equals no expected string', async () => {
    const long = [letters, 'q', 5n, true, 0n, 'x'.repeat(124)];
    const outcomes = await runCalls(every, 'nameTimes', [
      [...long, 2n],
      [...long, 3n],
      [...long, 0n],
    ]);
    expect(outcomes.map(({ returned }) => returned)).toEqual([
      'x'.repeat(248),
      `${'x'.repeat(248)}... (372 bytes)`,
      '',
    ]);
  });

  test.each<[string, Value[], string]>([
    [
      'a string of 249 bytes',
      [...fields.slice(0, 5), `é${'x'.repeat(247)}`],
      'name: a string of 249 bytes cannot be passed, only up to 248',
    ],
    [
      'a board of seven lines',
      [letters.slice(9), ...fields.slice(1)],
      `board: ${JSON.stringify(letters.slice(9))} is not of type char[8][8]`,
    ],
    [
      'a board with a letter of two bytes',
      [letters.replace('a', 'Ω'), ...fields.slice(1)],
      `board: ${JSON.stringify(letters.replace('a', 'Ω'))} is not of type char[8][8]`,
    ],
    ['a char of two characters', [letters, 'qq', ...fields.slice(2)], 'letter: "qq" is not of type char'],
    ['a bool for an int', [letters, 'q', true, ...fields.slice(3)], 'number: true is not of type int'],
    ['too few values', fields.slice(1), 'it takes 6 values, not 5'],
  ])('%s is our own mistake, and nothing is run', async (_, values, reason) => {
    expect((await runCalls(every, 'getFlag', [fields, values])).map(({ end }) => end)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'not-run', reason: `getFlag cannot be called: ${reason}` })),
    );
  });

  test('that are strings are passed to free functions, too', async () => {
    const text =
      '#include <string>\nstd::string twice(std::string text, bool &done) { done = true; return text + text; }\n';
    const functions = [prototype('string', 'twice', 'string', 'bool&')];
    const program = open(await buildTexts(toolchain, { 'a.cpp': text }, { functions }));
    expect(await runCalls(program, 'twice', [['ab', false]])).toEqual([
      { kind: 'call', end: { kind: 'finished' }, printed: Buffer.from(''), returned: 'abab', after: ['ab', true] },
    ]);
  });
});

describe('a constructor', () => {
  test('finds garbage, and a field that it forgets to set keeps the garbage', async () => {
    const [outcome] = await runCalls(ourPieces, 'Pieces', [garbage]);
    expect(outcome?.after).toEqual([start, 'B', 'W', 8n, 8n]);
    const forgetful = open(await buildPieces(changed("next = 'W';\n    blacks = 8;", '')));
    const [forgotten] = await runCalls(forgetful, 'Pieces', [garbage]);
    expect(forgotten?.after).toEqual([start, 'B', '?', 99n, 8n]);
  });

  test('makes its own strings', async () => {
    const [outcome] = await runCalls(every, 'EveryField', [[letters, 'q', 5n, true, 9n, 'Ann']]);
    expect(outcome?.after).toEqual([letters, 'c', 5n, true, 7n, '']);
  });
});

test('a member prints like a function: each call has its own output', async () => {
  const state = (piece: string) => [board(piece.repeat(8)), 'B', 'W', 0n, 0n];
  const outcomes = await runCalls(ourPieces, 'print', [state('x'), state('y')]);
  const rest = [1, 2, 3, 4, 5, 6, 7].map((row) => `${row} . . . . . . . .\n`).join('');
  expect(outcomes.map(({ printed }) => Buffer.from(printed).toString())).toEqual([
    `0 x x x x x x x x\n${rest}`,
    `0 y y y y y y y y\n${rest}`,
  ]);
});

test('a member that crashes harms no other call', async () => {
  const program = open(await buildPieces(changed('return false;', 'throw 1;')));
  const call = (from: string) => [start, 'B', 'W', 8n, 8n, from, 'a3'];
  expect(inShort(await runCalls(program, 'move', [call('a7'), call('z9'), call('b7')]))).toEqual([
    'true',
    'crashed',
    'true',
  ]);
});

test('an index that is off by a row finds only zeros around the object', async () => {
  const outcomes = await runCalls(ourPieces, 'crowd', [
    [start, 'B', 'W', 8n, 8n, 0n, 0n],
    [start, 'B', 'W', 0n, 0n, 7n, 7n],
  ]);
  // The two players are in memory right behind the board.
  expect(inShort(outcomes)).toEqual(['8', '10']);
});

describe('a missing member', () => {
  test('costs only its own calls', async () => {
    const source =
      original.slice(0, original.indexOf('bool Pieces::move')) + original.slice(original.indexOf('// Reads'));
    const result = await buildPieces(source);
    const program = open(result);
    expect(inShort(await runCalls(program, 'move', [[start, 'B', 'W', 8n, 8n, 'a7', 'a3']]))).toEqual(['no-program']);
    expect((await runCalls(program, 'move', [[start, 'B', 'W', 8n, 8n, 'a7', 'a3']]))[0]?.end).toEqual({
      kind: 'no-program',
      reason: 'no-such-function',
    });
    expect((await runCalls(program, 'swapPlayer', [[start, 'B', 'W', 8n, 8n]]))[0]?.after).toEqual([
      start,
      'W',
      'B',
      8n,
      8n,
    ]);
  });

  test('is also one that is defined in another file than that of the class', async () => {
    const from = original.indexOf('void Pieces::swapPlayer');
    const to = original.indexOf('bool Pieces::move');
    const result = await buildPieces(original.slice(0, from) + original.slice(to), {
      'other.cpp': `#include "pieces.h"\n${original.slice(from, to)}`,
    });
    expect(inShort(await runCalls(open(result), 'swapPlayer', [[start, 'B', 'W', 8n, 8n]]))).toEqual(['no-program']);
  });

  test('costs only its own calls even if it is the constructor', async () => {
    const from = original.indexOf('Pieces::Pieces');
    const to = original.indexOf('void Pieces::print');
    const program = open(await buildPieces(original.slice(0, from) + original.slice(to)));
    expect((await runCalls(program, 'Pieces', [garbage]))[0]?.end).toEqual({
      kind: 'no-program',
      reason: 'no-such-function',
    });
    expect(inShort(await runCalls(program, 'crowd', [[start, 'B', 'W', 8n, 8n, 3n, 3n]]))).toEqual(['0']);
  });
});

test('a member whose types differ from the header does not compile', async () => {
  const result = await buildPieces(changed('move(string from, string to)', 'move(string from, char to)'));
  expect(result.kind === 'failed' ? result.report.diagnostics[0] : result.kind).toEqual({
    severity: 'error',
    file: 'pieces.cpp',
    line: 46,
    column: 6,
    message: "no declaration matches 'bool Pieces::move(std::string, char)'",
  });
});

test('the file of the class may have its own main', async () => {
  const program = open(await buildPieces(`${original}\nint main() { Pieces().print(); }\n`));
  expect(Buffer.from((await runSession(program)).printed).toString()).toBe(
    '0 W W W W W W W W\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . . . . . .\n5 . . . . . . . .\n6 . . . . . . . .\n7 B B B B B B B B\n',
  );
  expect((await runCalls(program, 'Pieces', [garbage]))[0]?.after).toEqual([start, 'B', 'W', 8n, 8n]);
});

test('members are listed with their class, and those in a namespace by their full names', async () => {
  const more = [
    'struct Other { int sides() { return 4; } };',
    'namespace game { struct Pieces { int inside(); }; int Pieces::inside() { return 1; } }',
    'int use() { return Other().sides(); }',
  ];
  const result = await buildPieces(`${original}${more.join('\n')}\n`);
  open(result);
  const functions = result.kind === 'built' ? result.report.functions : [];
  expect(functions.map((one) => `${one.linkage} ${one.returns} ${one.name}(${one.parameters})`)).toEqual([
    'internal bool isSquare(std::string)',
    'external void Pieces::Pieces()',
    'external void Pieces::print()',
    'external void Pieces::swapPlayer()',
    'external bool Pieces::move(std::string, std::string)',
    'external int Pieces::crowd(int, int)',
    'external int Other::sides()',
    'external int game::Pieces::inside()',
    'external int use()',
  ]);
  const everyResult = await buildEveryField(everyHeader ?? '');
  open(everyResult);
  const names = everyResult.kind === 'built' ? everyResult.report.functions : [];
  expect(
    names.filter(({ returns }) => !['void', 'int'].includes(returns)).map(({ name, returns }) => [name, returns]),
  ).toEqual([
    ['EveryField::getFlag', 'bool'],
    ['EveryField::getLetter', 'char'],
    ['EveryField::getTotal', 'long long'],
    ['EveryField::getName', 'std::string'],
    ['EveryField::nameTimes', 'std::string'],
  ]);
});

test('student helpers and headers may have the same names as ours', async () => {
  const program = open(
    await buildPieces(`${original}\nint toWords() { return 1; }\nint room = 2;\nstruct Room { int object; };\n`, {
      'driver.hpp': '#error This is not the one\n',
      'object.hpp': '#error This is not the one\n',
    }),
  );
  expect(inShort(await runCalls(program, 'crowd', [[start, 'B', 'W', 8n, 8n, 3n, 3n]]))).toEqual(['0']);
});

test('the header of the class may include another one', async () => {
  const header = `#include "size.h"\n${(piecesHeader ?? '').replace('board[8][8]', 'board[SIZE][SIZE]')}`;
  const program = open(await buildPieces(original, { 'pieces.h': header, 'size.h': '#define SIZE 8\n' }));
  expect((await runCalls(program, 'Pieces', [garbage]))[0]?.after).toEqual([start, 'B', 'W', 8n, 8n]);
});

describe('a request that cannot be met is our own mistake:', () => {
  test.each<[string, string, string]>([
    [
      'another type of a field',
      everyHeader?.replace('int number', 'short number') ?? '',
      "cannot bind non-const lvalue reference of type 'int&' to a value of type 'short int'",
    ],
    [
      'a field that is not there',
      everyHeader?.replace('long long total', 'long long sum') ?? '',
      "'class EveryField' has no member named 'total'",
    ],
  ])('%s', async (_, header, reason) => {
    const files = { 'every-field.h': header, 'every-field.cpp': '#include "every-field.h"\n' };
    const tested = { header: 'every-field.h', file: 'every-field.cpp' };
    const given = { provided: [tested.header], functions: everyMember, class: tested };
    const result = await buildTexts(toolchain, files, given);
    expect(result).toEqual({ kind: 'broken', reason: expect.stringMatching(/^driver\.o could not be compiled: /) });
    expect(result.kind === 'broken' ? result.reason : '').toContain(reason);
  });

  test('a class with virtual functions', async () => {
    const header = (piecesHeader ?? '').replace('void print', 'virtual void print');
    expect(await buildPieces(original, { 'pieces.h': header }, ['pieces.h'])).toEqual({
      kind: 'broken',
      reason: expect.stringMatching(/error: static assertion failed: an object with virtual functions cannot be made/),
    });
  });

  test('a header that is not there, and a board that is passed', async () => {
    const tested = { header: 'nowhere.h', file: 'a.cpp' };
    const results = await Promise.all([
      buildTexts(toolchain, { 'a.cpp': '' }, { functions: piecesMembers, class: tested }),
      buildTexts(toolchain, { 'a.cpp': '' }, { functions: [prototype('void', 'show', 'char[8][8]')] }),
    ]);
    expect(results).toEqual([
      { kind: 'broken', reason: 'nowhere.h is missing, so the members of its class cannot be called' },
      { kind: 'broken', reason: 'a char[8][8] can only be a private field, unlike in void show(char[8][8])' },
    ]);
  });
});

describe('a student header that breaks our calls', () => {
  test.each<[string, string, string]>([
    ['has macros for names that our calls use', `#ifndef ONE\n#define int long\n#endif\n${piecesHeader}`, 'int'],
    [
      'has another class',
      `${piecesHeader}`.replace('char player', '\n#ifdef ONE\nchar player\n#else\nchar thePlayer\n#endif\n'),
      "no member named 'player'",
    ],
    ['has virtual members', `${piecesHeader}`.replace('void print', 'virtual void print'), 'field by field'],
    ['has no class at all', `#ifdef ONE\n${piecesHeader}#endif\n`, "'::Pieces' has not been declared"],
    ['includes a missing file', `#ifndef ONE\n#include "secret.h"\n#endif\n${piecesHeader}`, 'secret.h: No such file'],
  ])('%s: nothing can be called, and the errors of the compiler are reported', async (_, header, words) => {
    const files = { 'pieces.h': header, 'pieces.cpp': `#define ONE\n${original}` };
    const result = await buildTexts(toolchain, files, {
      functions: piecesMembers,
      class: { header: 'pieces.h', file: 'pieces.cpp' },
    });
    if (result.kind === 'broken') throw new Error(result.reason);
    expect(result.report.diagnostics.map(({ message }) => message).join('\n')).toContain(words);
    const calls = await runCalls(open(result), 'crowd', [[...garbage, 1n, 2n]]);
    expect(calls.map(({ end }) => end)).toEqual([{ kind: 'no-program', reason: 'link-error' }]);
  });

  test('is our fault if the course provides it', async () => {
    const files = { 'pieces.h': `#ifndef ONE\n#define int long\n#endif\n${piecesHeader}` };
    expect(await buildPieces(`#define ONE\n${original}`, files, ['pieces.h'])).toMatchObject({ kind: 'broken' });
  });
});

test('a source that defines a name of our driver cannot be called, and the linker says why', async () => {
  const result = await buildPieces(
    `${original}extern "C" int verbatim_calls(int, char **) { return 0; }\nint main() {}\n`,
  );
  expect(result.kind === 'built' ? result.report.diagnostics.map(({ message }) => message) : []).toEqual([
    'verbatim_calls is defined more than once',
  ]);
  open(result);
});

test('members of a class whose file is not in the submission have no program', async () => {
  const files = { 'client.cpp': 'int main() {}\n' };
  const program = open(await buildTexts(toolchain, files, { functions: piecesMembers }));
  expect((await runCalls(program, 'Pieces', [garbage]))[0]?.end).toEqual({ kind: 'no-program', reason: 'link-error' });
});
