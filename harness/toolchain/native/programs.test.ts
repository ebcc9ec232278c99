// @module-tag compiler
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildTexts,
  member,
  namedFiles,
  openToolchain,
  programOf,
  runCalls,
  runSession,
} from '../../testing/open-program.ts';
import type { BuildReport } from '../../model/program/build-report.ts';
import type { BuildRequest, BuildResult, Program, ProgramParts } from '../contract/toolchain.ts';

const header = `#ifndef COUNTER_H
#define COUNTER_H
class Counter {
public:
    Counter();
    void add(int n);
    int value();
private:
    int count;
};
#endif
`;

function classText(start: number): string {
  return `#include "counter.h"
Counter::Counter() : count(${start}) {}
void Counter::add(int n) { count += n; }
int Counter::value() { return count; }
`;
}

function clientText(who: string): string {
  return `#include <iostream>
#include "counter.h"
int main() {
    int number;
    Counter counter;
    std::cout << "${who}: ";
    std::cin >> number;
    counter.add(number);
    std::cout << counter.value() << std::endl;
}
`;
}

const studentFiles = { 'counter.cpp': classText(100), 'client.cpp': clientText('yours'), 'counter.h': header };
const courseFiles = { 'counter.cpp': classText(0), 'client.cpp': clientText('ours') };
const programs: readonly ProgramParts[] = [
  { id: 'class', studentFiles: ['counter.cpp'], courseFiles: ['client.cpp'] },
  { id: 'client', studentFiles: ['client.cpp'], courseFiles: ['counter.cpp'] },
  { id: 'both', studentFiles: ['counter.cpp', 'client.cpp'], courseFiles: [] },
];
const counter = { name: 'Counter', fields: { count: 'int' } } as const;
const functions = [
  member(counter, 'void', 'Counter'),
  member(counter, 'void', 'add', 'int'),
  member(counter, 'int', 'value'),
];

const cache = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
const toolchain = await openToolchain(cache);
const opened: Program[] = [];
afterAll(async () => {
  await Promise.all(opened.map((program) => program.dispose()));
  await rm(cache, { recursive: true });
});

async function build(
  changed: Readonly<Record<string, string>> = {},
  more: Partial<BuildRequest> = {},
): Promise<BuildResult> {
  const result = await buildTexts(
    toolchain,
    { ...studentFiles, ...changed },
    {
      courseFiles: namedFiles(courseFiles),
      programs,
      functions,
      class: { header: 'counter.h', file: 'counter.cpp' },
      ...more,
    },
  );
  if (result.kind === 'built') opened.push(result.program);
  return result;
}

function reportOf(result: BuildResult): BuildReport {
  if (result.kind === 'broken') throw new Error(result.reason);
  return result.report;
}

function problems(result: BuildResult): string[] {
  return reportOf(result).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** What each program prints, or why there is none. */
async function played(result: BuildResult): Promise<Record<string, string>> {
  const outcomes = programs.map(async ({ id }): Promise<[string, string]> => {
    const { end, printed } = await runSession(programOf(result), '5\n', {}, id);
    return [id, end.kind === 'finished' ? Buffer.from(printed).toString() : JSON.stringify(end)];
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

/** How calls of two members end. */
async function called(result: BuildResult): Promise<string[]> {
  const calls = await Promise.all([
    runCalls(programOf(result), 'Counter', [[99n]]),
    runCalls(programOf(result), 'value', [[7n]]),
  ]);
  return calls
    .flat()
    .map(({ end, returned, after }) => (end.kind === 'finished' ? `${returned} ${after.join()}` : JSON.stringify(end)));
}

const noProgram = (reason: string) => JSON.stringify({ kind: 'no-program', reason });
const whole = { class: 'ours: 105\n', client: 'yours: 5\n', both: 'yours: 105\n' };

test('each program is made of student files and course files, and calls are made on the class alone', async () => {
  const result = await build();
  expect(reportOf(result)).toMatchObject({ leniences: [], diagnostics: [], failedFiles: [], compilerTimedOut: false });
  expect(await played(result)).toEqual(whole);
  expect(await called(result)).toEqual(['undefined 100', '7 7']);
});

test('sessions that name none of the programs are not run', async () => {
  const program = programOf(await build());
  const outcomes = await Promise.all([runSession(program), runSession(program, '', {}, 'referee')]);
  expect(outcomes.map(({ end }) => end)).toEqual([
    { kind: 'not-run', reason: 'the build has no program without an id' },
    { kind: 'not-run', reason: 'the build has no program referee' },
  ]);
});

describe('a file that does not compile', () => {
  test('breaks the programs that it is part of, and no other', async () => {
    const result = await build({ 'client.cpp': 'int main() { nonsense }\n' });
    expect(reportOf(result).failedFiles).toEqual(['client.cpp']);
    expect(problems(result)).toEqual(["client.cpp:1 'nonsense' was not declared in this scope"]);
    expect(reportOf(result).functions.map(({ name }) => name)).toEqual([
      'Counter::Counter',
      'Counter::add',
      'Counter::value',
    ]);
    const nothing = noProgram('link-error');
    expect(await played(result)).toEqual({ class: whole.class, client: nothing, both: nothing });
    expect(await called(result)).toEqual(['undefined 100', '7 7']);
  });

  test('breaks the calls if it is the file of the class', async () => {
    const result = await build({ 'counter.cpp': `${classText(0)}int Counter::nothing() { return 0; }\n` });
    expect(reportOf(result).failedFiles).toEqual(['counter.cpp']);
    const nothing = noProgram('link-error');
    expect(await played(result)).toEqual({ class: nothing, client: whole.client, both: nothing });
    expect(await called(result)).toEqual([nothing, nothing]);
  });

  test('leaves nothing to run if the other files do not compile either', async () => {
    const result = await build({ 'client.cpp': 'nonsense\n', 'counter.cpp': 'nonsense\n' });
    expect(result.kind).toBe('failed');
    expect(reportOf(result)).toMatchObject({ failedFiles: ['counter.cpp', 'client.cpp'], functions: [] });
  });

  test('is reported and does no harm if it is part of no program', async () => {
    const result = await build({ 'tester.cpp': 'int main() { nonsense }\n', 'warns.cpp': 'static int unused;\n' });
    expect(problems(result)).toEqual([
      "tester.cpp:1 'nonsense' was not declared in this scope",
      "warns.cpp:1 'unused' defined but not used",
    ]);
    expect(reportOf(result).failedFiles).toEqual(['tester.cpp']);
    expect(await played(result)).toEqual(whole);
  });
});

test('a file that needs a lenience gets it, and the others are compiled without', async () => {
  const client = clientText('yours').replace('int main', 'void main');
  const result = await build({ 'client.cpp': client });
  expect(reportOf(result)).toMatchObject({ leniences: ['void-main'], failedFiles: [] });
  expect(problems(result)).toEqual(["client.cpp:3 '::main' must return 'int'"]);
  expect(await played(result)).toEqual(whole);
  const both = await build({ 'client.cpp': client, 'counter.cpp': `${classText(100)}string unused();\n` });
  expect(reportOf(both).leniences).toEqual(['void-main']);
  expect(reportOf(both).failedFiles).toEqual(['counter.cpp']);
  const fixed = `${classText(100)}double root() { return sqrt(2.0); }\n`;
  // Leniences have the same order whichever file is compiled first.
  const files = namedFiles({ 'client.cpp': client, 'counter.cpp': fixed, 'counter.h': header });
  const two = await build({}, { files });
  expect(reportOf(two)).toMatchObject({ leniences: ['headers-forced-in', 'void-main'], failedFiles: [] });
});

describe('programs that do not link', () => {
  test('because both student files have a helper of the same name', async () => {
    const helper = 'int helper() { return 1; }\n';
    const result = await build({
      'counter.cpp': classText(100) + helper,
      'client.cpp': clientText('yours') + helper,
    });
    expect(problems(result)).toEqual(['client.cpp:0 helper() is defined more than once']);
    expect(reportOf(result).failedFiles).toEqual([]);
    expect(await played(result)).toEqual({ ...whole, both: noProgram('link-error') });
  });

  test('because a student helper and a course helper have the same name: the student file is named', async () => {
    const helper = 'int helper() { return 1; }\n';
    const result = await build(
      { 'counter.cpp': classText(100) + helper },
      { courseFiles: namedFiles({ ...courseFiles, 'client.cpp': clientText('ours') + helper }) },
    );
    expect(problems(result)).toEqual(['counter.cpp:0 helper() is defined more than once']);
    expect(await played(result)).toEqual({ ...whole, class: noProgram('link-error') });
    expect(await called(result)).toEqual(['undefined 100', '7 7']);
  });

  test('because the class has its own main, which yields to the client of the course only', async () => {
    const result = await build({ 'counter.cpp': `${classText(100)}int main() {}\n` });
    expect(problems(result)).toEqual(['client.cpp:0 main is defined more than once']);
    expect(await played(result)).toEqual({ ...whole, both: noProgram('link-error') });
    expect(await called(result)).toEqual(['undefined 100', '7 7']);
  });

  test('because a member is missing: it is reported once, and costs only its own calls', async () => {
    const missing = await build({ 'counter.cpp': classText(100).replace(/int Counter::value.*\n/, '') });
    expect(problems(missing)).toEqual(['client.cpp:0 Counter::value() is used but nowhere defined']);
    const nothing = noProgram('link-error');
    expect(await played(missing)).toEqual({ class: nothing, client: whole.client, both: nothing });
    expect(await called(missing)).toEqual(['undefined 100', noProgram('no-such-function')]);
  });

  test('because the client has no main', async () => {
    const result = await build({ 'client.cpp': clientText('yours').replace('int main', 'void start') });
    expect(problems(result)).toEqual(['client.cpp:0 there is no main function']);
    const nothing = noProgram('no-main');
    expect(await played(result)).toEqual({ class: whole.class, client: nothing, both: nothing });
  });
});

describe('course files', () => {
  const objects = async () => (await readdir(cache)).filter((name) => name.endsWith('solution.o')).toSorted();

  test('are compiled once for all submissions, and again if they or included student headers change', async () => {
    await build();
    const before = await objects();
    await build({ 'counter.cpp': classText(7), 'notes.h': '// of their own' });
    expect(await objects()).toEqual(before);
    await build({ 'counter.h': `${header}// changed\n` });
    expect(await objects()).toHaveLength(before.length + 2);
    await build({}, { courseFiles: namedFiles({ ...courseFiles, 'client.cpp': clientText('changed') }) });
    expect(await objects()).toHaveLength(before.length + 3);
    const optimised = { standard: 'c++17', flags: ['-O1'], seconds: 30 };
    await build({}, { settings: optimised });
    expect(await objects()).toHaveLength(before.length + 5);
  });

  test('may be needed by several submissions at once', async () => {
    const fresh = namedFiles({ ...courseFiles, 'client.cpp': clientText('fresh') });
    const results = await Promise.all([build({}, { courseFiles: fresh }), build({}, { courseFiles: fresh })]);
    const expected = { ...whole, class: 'fresh: 105\n' };
    expect(await Promise.all(results.map(played))).toEqual([expected, expected]);
  });

  test('are hidden from student files, and see only the student headers that they include', async () => {
    const spying = await build({ 'counter.cpp': '#include "../ours/counter.cpp"\n' });
    expect(problems(spying)).toEqual(['counter.cpp:1 ../ours/counter.cpp: No such file or directory']);
    const secret = `#include "secret.h"\n#include <iostream>\n${clientText('ours')}`;
    const result = await build(
      { 'secret.h': '#error theirs', iostream: '#error theirs' },
      { courseFiles: namedFiles({ ...courseFiles, 'client.cpp': secret, 'secret.h': '' }) },
    );
    expect((await played(result))['class']).toBe(whole.class);
  });

  test('that do not compile or are missing are our own fault', async () => {
    const results = await Promise.all([
      build({}, { courseFiles: namedFiles({ ...courseFiles, 'client.cpp': 'int main() { nonsense }\n' }) }),
      build({}, { courseFiles: namedFiles({ 'counter.cpp': classText(0) }) }),
      build({}, { courseFiles: namedFiles({ ...courseFiles, '../client.cpp': '' }) }),
    ]);
    expect(results).toEqual([
      {
        kind: 'broken',
        reason:
          "client.cpp of the reference solution could not be compiled: client.cpp:1:14: error: 'nonsense' was not declared in this scope",
      },
      { kind: 'broken', reason: 'the reference solution has no client.cpp' },
      { kind: 'broken', reason: '"../client.cpp" is not a plain file name, so nothing was compiled' },
    ]);
  });
});

test('a student header that breaks a course file costs the programs that need it, with the errors reported', async () => {
  const twoFaced = `#ifndef THEIRS\n#define counter nonsense.counter\n#endif\n${header}`;
  const changed = {
    'counter.h': twoFaced,
    'counter.cpp': `#define THEIRS\n${classText(100)}`,
    'client.cpp': `#define THEIRS\n${clientText('yours')}`,
  };
  const result = await build(changed, {
    courseFiles: namedFiles({ 'counter.cpp': classText(0), 'client.cpp': clientText('ours') }),
  });
  expect(await played(result)).toEqual({ ...whole, class: noProgram('link-error') });
  expect(problems(result).join('\n')).toContain("expected initializer before '.' token");
  const provided = await build(changed, { provided: ['counter.h'] });
  expect(provided).toMatchObject({ kind: 'broken' });
});

test('several programs leave no files behind', async () => {
  const before = process.env['TMPDIR'];
  const temporary = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  process.env['TMPDIR'] = temporary;
  try {
    const fresh = namedFiles({ ...courseFiles, 'client.cpp': clientText('left over') });
    const result = programOf(await buildTexts(toolchain, studentFiles, { courseFiles: fresh, programs }));
    const [root = ''] = await readdir(temporary);
    const sign = /^grader-[0-9a-f]{8}$/;
    expect((await readdir(join(temporary, root))).toSorted()).toEqual([
      expect.stringMatching(sign),
      ...['objects', 'programs', 'scratch', 'source'],
    ]);
    await result.dispose();
    expect(await readdir(temporary)).toEqual([]);
    const bad = namedFiles({ ...courseFiles, 'client.cpp': 'nonsense' });
    expect((await buildTexts(toolchain, studentFiles, { courseFiles: bad, programs })).kind).toBe('broken');
    expect(await readdir(temporary)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(temporary, { recursive: true });
  }
  expect((await readdir(cache)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
