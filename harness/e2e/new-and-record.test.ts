// @module-tag compiler
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verbatim } from '../testing/command.fixture.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-new-'));
});
afterEach(() => rm(parent, { recursive: true }));

const folder = () => join(parent, 'made');

async function make(source: string, ...more: readonly string[]) {
  await writeFile(join(parent, 'made.cpp'), source);
  return verbatim(['new', folder(), '--solution', join(parent, 'made.cpp'), ...more]);
}

function record(about: string, ...more: readonly string[]) {
  return verbatim(['record', folder(), about, ...more]);
}

const sum = `#include <iostream>
#include <string>
using namespace std;
int main() { string line; int n = 0; while (getline(cin, line)) n += line.empty() ? 100 : 1; cout << n << endl; }
`;

test('a session with open input and one with closed input may have the same lines, and some may be empty', async () => {
  await make(sum);
  expect(await record('Open', '--typed', '1,,2')).toMatchObject({ exitCode: 0 });
  expect(await record('Closed', '--typed', '1,,2', '--end-of-file')).toMatchObject({ exitCode: 0 });
  expect((await record('Again', '--typed', '1,,2')).stderr).toBe(
    'verbatim: nothing was recorded: the same lines are typed in transcripts/01-open (Open); remove that file first to record them again\n',
  );
  expect(await readFile(join(folder(), 'transcripts/02-closed.yaml'), 'utf8')).toContain(
    'session: |\n  «1»\n  «⏎»\n  «2»\n  102\n',
  );
});

test('a session is recorded while golden calls wait for bless', async () => {
  await make(
    'int twice(int n) { return 2 * n; }\n#include <iostream>\nint main() { std::cout << twice(1); }\n',
    '--functions',
    'twice',
  );
  await writeFile(join(folder(), 'functions.yaml'), 'twice: [{ args: [3] }]\n');
  expect(await record('One', '--typed', '')).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a program that prints the time is not recorded', async () => {
  await make('#include <ctime>\n#include <iostream>\nint main() { std::cout << time(0) << std::endl; }\n');
  const { exitCode, stderr } = await record('Now', '--typed', '');
  expect([exitCode, stderr]).toEqual([
    2,
    'verbatim: nothing was recorded: the sample solution prints something else each time, so it cannot say what is right: give random numbers a fixed seed, such as srand(1), and look for variables without a value\n',
  ]);
  expect(await readdir(folder())).not.toContain('transcripts');
});

test('a session without a description is refused at once', async () => {
  await make(sum);
  expect((await record(' ', '--typed', '1')).stderr).toBe(
    'verbatim: say in a few words what the session tries: students read it\n',
  );
});

test('new says that a solution compiles only by looser rules, and which functions cannot be graded', async () => {
  const made = await make('#include <conio.h>\nint main() {}\n');
  expect(made.stderr).toBe(
    'the solution compiles only by the looser rules of other compilers, so it will lose marks: made.cpp:1: conio.h: No such file or directory\n',
  );
  await rm(folder(), { recursive: true });
  const { exitCode, stderr } = await make(
    'double half(double x) { return x / 2; }\nstatic int twice(int x) { return 2 * x; }\nint main() { return twice(int(half(0))); }\n',
    '--functions',
    'half,twice',
  );
  expect([exitCode, stderr]).toEqual([
    2,
    `verbatim: made.cpp:1: double half(double x) cannot be graded by calls
  found the type double, expected one of bool, char, int, long long, string, void
  numbers with a fraction cannot be passed in calls yet: let main call the function, and grade in sessions what it prints
made.cpp:2: twice is static, so that no other file can call it: drop static
`,
  ]);
});

test('a solution that is not there is said in words', async () => {
  const { stderr } = await verbatim(['new', folder(), '--solution', join(parent, 'none.cpp')]);
  expect(stderr).toBe(
    `verbatim: there is no file ${join(parent, 'none.cpp')}: name the files of the sample solution\n`,
  );
});
