// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { parseMember } from '../assignment/functions/member.ts';
import { parsePrototype } from '../assignment/functions/prototype.ts';
import type { Assignment, Property } from '../model/assignment/assignment.ts';
import { readHere } from '../reading/read-here.ts';
import { openToolchain } from '../testing/open-program.ts';
import { type Answer, type SolutionReference, solutionReference } from './solution-reference.ts';

const toolchain = await openToolchain();
const opened: SolutionReference[] = [];
afterAll(() => Promise.all(opened.map((reference) => reference.close())));

const functions = ['int half(int n)', 'void grow(int &n, int by)'].map((text) => {
  const parsed = parsePrototype(text);
  if (parsed.kind !== 'prototype') throw new Error(text);
  return parsed.prototype;
});

function callsOf(name: string, onlyIf?: string): Property {
  const target = { kind: 'calls', function: name, ...(onlyIf === undefined ? {} : { onlyIf }) } as const;
  return { id: `properties/${name}`, about: name, points: 1, runs: 10, target };
}

const assignment: Assignment = {
  id: 'half',
  title: 'Half',
  course: '',
  files: ['half.cpp'],
  build: { standard: 'c++17', flags: [], seconds: 20 },
  limits: { cpuSeconds: 0.3, wallSeconds: 2, memoryMiB: 64, outputKiB: 1 },
  functions,
  dialect: { id: 'usual', about: '', wording: {} },
  dialects: ['usual'],
  seed: 1,
  calls: [],
  sessions: [],
  conversations: [],
  properties: [callsOf('half'), callsOf('grow', 'half(n) * 2 == n && by > 0')],
  scheme: {
    groups: [],
    functions: {},
    presentation: {
      'final-newline': 1,
      typographic: 1,
      'line-ends': 1,
      'trailing-blanks': 1,
      blanks: 1,
      'blank-lines': 1,
      'letter-case': 1,
      wording: 1,
    },
    policy: [],
  },
};

const right = `#include <iostream>
int half(int n) { if (n == 13) for (volatile int i = 0;; i = i + 1) {} return n / 2; }
void grow(int &n, int by) { n += by; std::cout << "grown"; }
int main() { int n; std::cout << "n? "; std::cin >> n; if (n == 0) return *(volatile int *)0; std::cout << half(n) << "\\n"; }
`;

function open(text: string, more: Partial<Parameters<typeof solutionReference>[0]> = {}): SolutionReference {
  const solution = [{ name: 'half.cpp', bytes: Buffer.from(text) }];
  const reference = solutionReference({ assignment, solution, toolchain, reading: readHere, version: '', ...more });
  opened.push(reference);
  return reference;
}

const solution = open(right);
const plain = { assignment: { ...assignment, properties: [] } };

test('the sample solution plays sessions and answers calls', async () => {
  const asked = [solution.play(['7']), solution.play([]), solution.call('half', [9n]), solution.call('grow', [1n, 2n])];
  expect(await Promise.all(asked)).toEqual([
    {
      pieces: [
        { kind: 'printed', text: 'n? ' },
        { kind: 'typed', text: '7' },
        { kind: 'printed', text: '3\n' },
      ],
      ends: 'finished',
    },
    { pieces: [{ kind: 'printed', text: 'n? ' }], ends: 'waiting' },
    { returns: 4n, after: [9n], prints: '' },
    { after: [3n, 2n], prints: 'grown' },
  ]);
});

test('a condition in C++ may call required functions, and does not change the arguments', async () => {
  const id = 'properties/grow';
  const asked = [solution.allows?.(id, [4n, 1n]), solution.allows?.(id, [5n, 1n]), solution.allows?.(id, [4n, 0n])];
  expect(await Promise.all(asked)).toEqual([true, false, false]);
  expect(await solution.allows?.('properties/half', [5n])).toBe(true);
});

test.each([
  ['crashes with SIGSEGV (typed: "0")', () => solution.play(['0'])],
  ['does not end within 0.3 s (half(13))', () => solution.call('half', [13n])],
  [
    'has no such function, or has its body in a header, where it cannot be called alone (half(1))',
    () => open('int main() {}', plain).call('half', [1n]),
  ],
])('that the sample solution %s is a fault of the author', async (sentence, ask) => {
  await expect(ask()).rejects.toMatchObject({ message: `the sample solution ${sentence}` });
});

test.each([
  [
    'int half(int n) { return n / 2 }\nint main() {}',
    "the sample solution does not compile: half.cpp:1: expected ';' before '}' token",
  ],
  ['', 'the sample solution has no main (typed: "1")'],
])('%j is a fault of the author', async (text, message) => {
  const broken = open(text, plain);
  await expect(broken.play(['1'])).rejects.toMatchObject({ message });
});

test('a condition that crashes is named, and the sample solution is not blamed', async () => {
  const properties = [callsOf('half', '100 / n > 0')];
  const reference = open(right, { assignment: { ...assignment, properties } });
  await expect(reference.allows?.('properties/half', [0n])).rejects.toMatchObject({
    message: 'only-if of properties/half crashes with SIGFPE (0)',
  });
});

test('a solution that loops for many inputs is not asked about all of them', async () => {
  const looping = open('int main() { for (volatile int i = 0;; i = i + 1) {} }', plain);
  const inputs = Array.from({ length: 30 }, (_, index) => [String(index)]);
  const answers = await Promise.allSettled(inputs.map((typed) => looping.play(typed)));
  const reasons = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []));
  expect(reasons[0]).toBe('the sample solution does not end within 0.3 s (typed: "0")');
  expect(reasons[29]).toBe('the sample solution did not end in 3 other cases, so it was not run again (typed: "29")');
});

test('a condition that does not compile is named, and the sample solution is not blamed', async () => {
  const properties = [callsOf('half', 'n %% 2')];
  await expect(open(right, { assignment: { ...assignment, properties } }).call('half', [1n])).rejects.toMatchObject({
    name: 'AuthorFault',
    message:
      "only-if of properties/half is not a condition in C++ on the parameters of its function: n %% 2 (expected primary-expression before '%' token)",
  });
});

test('an answer that is too long to be compared is a fault of the author', async () => {
  const parsed = parsePrototype('string times(const string &text, int n)');
  if (parsed.kind !== 'prototype') throw new Error('times');
  const text =
    '#include <string>\nstd::string times(const std::string &text, int n) { std::string all; while (n--) all += text; return all; }\nint main() {}\n';
  const long = open(text, { assignment: { ...assignment, functions: [parsed.prototype], properties: [] } });
  expect(await long.call('times', ['ab', 124n])).toEqual({
    returns: 'ab'.repeat(124),
    after: ['ab', 124n],
    prints: '',
  });
  await expect(long.call('times', ['ab', 125n])).rejects.toMatchObject({
    name: 'AuthorFault',
    message:
      'the sample solution answers with a text of more than 248 bytes, which cannot be compared (times("ab", 125))',
  });
});

test('a condition may look at the private fields and the arguments of a member', async () => {
  const fields = [{ name: 'total', type: 'int' as const, passing: 'reference' as const }];
  const member = parseMember('void add(int n)', { name: 'Sum', fields });
  if (member.kind !== 'prototype') throw new Error('This is a member');
  const header = 'class Sum {\n  int total;\npublic:\n  void add(int n);\n};\n';
  const reference = open('#include "Sum.h"\nvoid Sum::add(int n) { total += n; }\nint main() {}\n', {
    assignment: {
      ...assignment,
      functions: [member.prototype],
      provided: [{ name: 'Sum.h', text: header }],
      class: { name: 'Sum', header: 'Sum.h', file: 'half.cpp' },
      properties: [callsOf('add', 'n > 0 && total < 10')],
    },
  });
  const allows = (total: bigint, n: bigint) => reference.allows?.('properties/add', [total, n]);
  expect(await Promise.all([allows(9n, 1n), allows(10n, 1n), allows(9n, 0n)])).toEqual([true, false, false]);
  expect(await reference.call('add', [9n, 1n])).toEqual({ after: [10n, 1n], prints: '' });
});

test.each([
  ['int nothing', 'does not compile: half.cpp:1: expected initializer at end of input'],
  ['', 'has no main.cpp'],
])('a course file %j of the solution is a fault of the author, too', async (text, message) => {
  const files = ['half.cpp', 'main.cpp'];
  const programs = [
    { id: 'half', about: 'half', studentFiles: ['half.cpp'], courseFiles: ['main.cpp'] },
    { id: 'main', about: 'main', studentFiles: ['main.cpp'], courseFiles: ['half.cpp'] },
  ];
  const main = { name: 'main.cpp', bytes: Buffer.from('int main() {}') };
  const half = { name: 'half.cpp', bytes: Buffer.from(text) };
  const broken = open(right, {
    assignment: { ...assignment, files, programs, properties: [] },
    solution: text === '' ? [{ ...half, bytes: Buffer.from(right) }] : [half, main],
  });
  await expect(broken.play([], { program: 'main' })).rejects.toMatchObject({
    name: 'AuthorFault',
    message: expect.stringContaining(message),
  });
});

test('a call that prints bytes which are not UTF-8 is a fault of the author', async () => {
  const text = '#include <cstdio>\nint half(int n) { putchar(0xff); return n; }\nint main() {}\n';
  await expect(open(text, plain).call('half', [1n])).rejects.toMatchObject({
    name: 'AuthorFault',
    message: 'the sample solution prints bytes that are not UTF-8, which no golden case can contain',
  });
});

test('no sample solution at all is a fault of the author', async () => {
  await expect(open(right, { solution: [] }).play([])).rejects.toThrow(
    'there is no sample solution: put half.cpp into the folder solution',
  );
});

test('large batches of answers are kept, and need no solution the next time', async () => {
  const answers = new Map<string, readonly Answer[]>();
  const kept = {
    get: async (key: string) => answers.get(key),
    put: async (key: string, found: readonly Answer[]) => void answers.set(key, found),
  };
  const inputs = Array.from({ length: 20 }, (_, index) => [String(index + 20)]);
  const playAll = (reference: SolutionReference) => Promise.all(inputs.map((typed) => reference.play(typed)));
  const first = await playAll(open(right, { kept }));
  expect(answers.size).toBe(1);
  const withoutCompiler = { ...toolchain, build: () => Promise.reject(new Error('nothing is built')) };
  expect(await playAll(open(right, { kept, toolchain: withoutCompiler }))).toEqual(first);
  await expect(playAll(open(`${right}\n`, { kept, toolchain: withoutCompiler }))).rejects.toThrow('nothing is built');
});
