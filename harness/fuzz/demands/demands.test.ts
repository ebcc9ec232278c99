import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderResult } from '../../../reports/json/render-result.ts';
import { sampleStudents } from '../../../reports/samples/students.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { Kept } from '../run/keeper.ts';
import { breachesOfCommand } from './command.ts';
import { breachesOfFolders, listingOf } from './left.ts';
import { breachesOfPages } from './pages.ts';
import { breachesOfHonest, breachesOfHostile, breachesOfRules, resultsIn } from './results.ts';

const step = { args: ['grade'], exits: [0] };
const right: Kept = {
  exit: 0,
  timedOut: false,
  seconds: 1,
  peakKiB: 1,
  stdout: '4 submissions\n',
  stderr: 'graded 4 of 4\n',
  processes: [],
  shared: [],
};
const demandsOf = (kept: Partial<Kept>, exits = [0]) =>
  breachesOfCommand({ ...right, ...kept }, { ...step, exits }).map(({ demand, found }) => `${demand}: ${found}`);

describe('a command', () => {
  test('that behaves well breaks no demand', () => {
    expect(demandsOf({})).toEqual([]);
    expect(demandsOf({ exit: 2, stderr: 'verbatim: the roster has no column\n' }, [0, 2])).toEqual([]);
    expect(
      demandsOf({ exit: 2, stderr: 'graded 4 of 4\nnot filled: the file has 3 cells in row 3\n' }, [0, 2]),
    ).toEqual([]);
  });

  test('that is too slow is reported', () => {
    expect(demandsOf({ timedOut: true, seconds: 60, processorSeconds: 25 })).toEqual([
      'ends: grade had not ended after 60 seconds, of which the grader itself had computed 25, and was stopped',
    ]);
  });

  test('with a wrong exit code, with none, or without a reason is reported', () => {
    expect(demandsOf({ exit: 1 })[0]).toMatch(/^exit: grade: exit code 1 instead of 0/);
    const { exit: _, ...killed } = right;
    expect(breachesOfCommand({ ...killed, signal: 6 }, step)[0]?.found).toMatch(/^grade: signal 6 ended it/);
    expect(demandsOf({ exit: 2, stderr: '' }, [0, 2])).toEqual(['exit: grade: exit code 2 without a reason: ']);
  });

  test.each([
    'TypeError: x is not a function',
    '    at parse (file:///dist/harness/x.js:3:14)',
    "ENOENT: no such file or directory, open 'x'",
    'marks: [object Object]',
    'written to undefined',
    'verbatim: a fault inside Verbatim, not in any submission.',
    '1 of them could not be graded',
    '\u001b[2J',
    'a\u202Eb',
  ])('that prints %j is reported', (stderr) => {
    expect(demandsOf({ stderr }).map((one) => one.slice(0, 14))).toContain('words: stderr:');
  });

  test('that leaves a process or a file in memory is reported', () => {
    expect(demandsOf({ processes: ['sleep 1000'], shared: ['verbatim-x'] })).toEqual([
      'left: a process: sleep 1000',
      'left: /dev/shm/verbatim-x',
    ]);
  });
});

describe('a run', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verbatim-demands-'));
    for (const name of ['results', 'students', 'in', 'cwd']) await mkdir(join(folder, name));
    for (const id of ['one', 'two']) {
      await writeFile(join(folder, 'results', `${id}.json`), resultOf(id));
      await writeFile(join(folder, 'students', `${id}.html`), '<p>&lt;fuzz-canary&gt; =FUZZ</p>');
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  function gradingOf(student: string, id: string): Grading {
    const grading = sampleStudents[student];
    if (grading === undefined) throw new Error(`there is no sample ${student}`);
    return { ...grading, submission: id };
  }

  function resultOf(id: string): string {
    return renderResult(gradingOf('all-right', id));
  }

  test('that is right breaks no demand', async () => {
    const results = await resultsIn(folder);
    expect(breachesOfHonest(results, results)).toEqual([]);
    expect(breachesOfHostile(results, new Map([['one.json', resultOf('one')]]))).toEqual([]);
    expect(await breachesOfPages(folder, results)).toEqual([]);
  });

  test('with a changed byte and a missing result is reported', async () => {
    const alone = await resultsIn(folder);
    await writeFile(join(folder, 'results', 'one.json'), resultOf('one').replace('"format": 1', '"format":  1'));
    await rm(join(folder, 'results', 'two.json'));
    expect(breachesOfHonest(await resultsIn(folder), alone).map(({ found }) => found)).toEqual([
      'one.json differs from line 2 on',
      'two.json is missing',
    ]);
  });

  test('may have names from a roster, but no other changes', async () => {
    const alone = await resultsIn(folder);
    const named = resultOf('one').replace('"format": 1', '"format": 1,\n"siteName": "x"');
    const results = new Map([...alone, ['one.json', named]]);
    expect(breachesOfHonest(results, alone, true)).toEqual([]);
    const failed = named.replace('"kind": "accepted"', '"kind": "skipped",\n"because": "stopped-at-gate"');
    expect(breachesOfHonest(new Map([...alone, ['one.json', failed]]), alone, true)).toHaveLength(1);
  });

  test('with no hostile result, a damaged one, or one without a grade is reported', () => {
    const alone = new Map([['one.json', '']]);
    const found = (text: string) => breachesOfHostile(new Map([['two.json', text]]), alone).map((one) => one.found);
    expect(breachesOfHostile(alone, alone)).toEqual([
      { demand: 'hostile', found: 'the hostile submission has no result' },
    ]);
    expect(found('{')).toEqual(['the result is damaged: not-json ']);
    expect(found(renderResult(gradingOf('not-graded', 'two')))[0]).toMatch(/^the submission is not graded: ./);
  });

  test('with no finding for forbidden code that the compiler reads is reported', () => {
    const rulesOf = (student: string) =>
      breachesOfRules(new Map([['two.json', renderResult(gradingOf(student, 'two'))]]), new Map()).length;
    expect([rulesOf('all-right'), rulesOf('breaks-rules')]).toEqual([1, 0]);
  });

  test('with a missing page or hostile text in one is reported', async () => {
    await writeFile(join(folder, 'students', 'one.html'), 'x <fuzz-canary onclick=1>');
    await rm(join(folder, 'students', 'two.html'));
    await writeFile(join(folder, 'marks.csv'), 'submission,marks\n=FUZZ(1),0\n');
    const found = (await breachesOfPages(folder, await resultsIn(folder))).map((one) => one.found);
    expect(found.toSorted()).toEqual([
      '1 student pages for 2 results',
      'marks.csv: submission,marks\\n=FUZZ(1),0\\n',
      'one.html: x <fuzz-canary onclick=1>',
    ]);
  });

  test('that leaves a file, an unfinished run or changed input is reported', async () => {
    const input = join(folder, 'in');
    await writeFile(join(input, 'given.cpp'), 'x');
    const watched = { empty: [join(folder, 'cwd')], input, inputBefore: await listingOf(input), out: folder };
    expect(await breachesOfFolders(watched)).toEqual([]);
    await writeFile(join(folder, 'cwd', 'core'), '');
    await mkdir(join(folder, 'unfinished-run'));
    await writeFile(join(input, 'given.cpp'), 'xy');
    expect((await breachesOfFolders(watched)).map(({ found }) => found.replace(folder, ''))).toEqual([
      '/cwd/core',
      '/unfinished-run',
      'the input files have changed',
    ]);
    expect(await readFile(join(input, 'given.cpp'), 'utf8')).toBe('xy');
  });
});
