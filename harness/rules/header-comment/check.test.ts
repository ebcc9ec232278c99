import { describe, expect, test } from 'vitest';
import type { Observation } from '../../model/result/finding.ts';
import type { Student } from '../../model/submission/submission.ts';
import { openParser } from '../../cpp/source/grammar-file.ts';
import { readProgram } from '../../cpp/source/program.ts';
import { runRules } from '../run-rules.ts';

const text = `// Name: CHAN Tai Man, Peter
// Student ID: s1155000001
// E-mail: tmchan@link.cuhk.edu.hk
int main() {}
`;

async function told(students: readonly Student[], source = text, header?: string): Promise<string[]> {
  return (await observed(students, source, header)).map(({ finding, free }) =>
    finding.rule === 'header-comment'
      ? `${finding.line}:${finding.column} ${finding.problem} ${finding.parts.join()} ${finding.found} ${free ? 'free' : 'charged'}`
      : finding.rule,
  );
}

async function observed(students: readonly Student[], source: string, header?: string): Promise<Observation[]> {
  const texts = { 'hex.cpp': source, ...(header === undefined ? {} : { 'board.h': header }) };
  const sources = Object.entries(texts).map(([name, of]) => ({ name, text: of, provided: false }));
  const files = readProgram(await openParser(), sources);
  return runRules(
    {
      files,
      provided: [],
      skeletons: [],
      build: { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false },
      compiled: true,
      students,
      assignment: { functions: [], files: ['hex.cpp'] },
    },
    { 'header-comment': { demands: ['name', 'student-id', 'e-mail'] } },
  ).observations;
}

test.each(['Game board', 'Bank account', 'Average calculator', 'Histogram of numbers'])(
  'the title "%s" beside the ID is not the name of a student',
  async (title) => {
    const source = text.replace('Name: CHAN Tai Man, Peter', title);
    expect(await told([], source)).toEqual(['1:1 missing name undefined charged']);
  },
);

describe('with a roster', () => {
  test.each<[string, Student]>([
    ['the same', { id: '1155000001', name: 'CHAN, Tai Man', email: 'tmchan@link.cuhk.edu.hk' }],
    ['an ID with a letter, and another order of the names', { id: 's1155000001', name: 'Tai Man Chan' }],
    ['a name in another script', { id: '1155000001', name: '陳大文' }],
    ['one of its names', { id: '1155000001', name: 'Peter Chan' }],
    ['a user name in place of the ID', { id: 'tmchan' }],
  ])('%s is no finding', async (_what, student) => {
    expect(await told([student])).toEqual([]);
  });

  test('another ID costs marks; another name or address is only shown', async () => {
    expect(await told([{ id: '1155999999', name: 'WONG Siu Fan', email: 'sfwong@link.cuhk.edu.hk' }])).toEqual([
      '1:10 somebody-else name CHAN Tai Man free',
      '2:16 somebody-else student-id s1155000001 charged',
      '3:12 somebody-else e-mail tmchan@link.cuhk.edu.hk free',
    ]);
  });

  test('any member of a group may be named', async () => {
    expect(
      await told([
        { id: '1155999999', name: 'WONG Siu Fan' },
        { id: '1155000001', name: 'CHAN Tai Man' },
      ]),
    ).toEqual([]);
  });
});

test('without a roster nothing is compared', async () => {
  expect(await told([])).toEqual([]);
});

test.each([
  ['int main() {}\n', 3],
  ['// Name: CHAN Tai Man\nint main() {}\n', 2],
  ['// CHAN Tai Man, 1155000001\nint main() {}\n', 1],
])('the parts that %j lacks are one finding, which counts once for each of them', async (source, parts) => {
  expect((await observed([], source)).map(({ counts }) => counts)).toEqual([parts]);
});

test('a file that was not asked for needs no comment, and its comment does not count for the others', async () => {
  expect(await told([], text, 'int f();\n')).toEqual([]);
  expect((await told([], 'int main() {}\n', text)).length).toBe(1);
});
