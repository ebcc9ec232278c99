import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listAssignments } from '../assignment/list-assignments.ts';
import { loadAssignment } from '../assignment/load-assignment.ts';
import { type Changes, loadSmall, smallFiles, swap } from '../assignment/small-assignment.fixture.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { thinSpots } from './thin-spots.ts';

/** A session with a refused line. */
const refusal = 'about: A word is refused\nsession: |\n  n? «x»\n  A number, please.\n  n? «4»\n  Even!\n';
const sourceRule = swap('encoding: { each: 0 }', 'no-globals: { each: 1 }');
const good: Changes = { 'transcripts/02-refused.yaml': refusal, 'assignment.yaml': sourceRule };

async function load(changes: Changes): Promise<Assignment> {
  const result = await loadSmall({ ...good, ...changes });
  if (result.kind !== 'loaded') throw new Error(JSON.stringify(result));
  return result.assignment;
}

test('a good assignment has no thin spots', async () => {
  expect(thinSpots(await load({}))).toEqual([]);
});

const noRefusal =
  'In no golden session does the program ask the same again after a line was typed: if it must refuse some input, add a session that types it.';
const noRules = 'No rule reads the source: if the handout forbids or demands something, add it under marking.policy.';

test('all that a new assignment lacks is reported', async () => {
  const assignment = await load({
    'assignment.yaml': 'title: New\nfiles: [new.cpp]\nfunctions: [int one(int n), void two()]\n',
    'functions.yaml': null,
    'transcripts/01-even.yaml': null,
    'transcripts/02-refused.yaml': null,
  });
  expect(thinSpots(assignment)).toEqual([
    'There is no golden session: add a file such as transcripts/01-sample-run.yaml.',
    'The function one has no golden call: add one to functions.yaml.',
    'The function two has no golden call: add one to functions.yaml.',
    'There are no random runs, so a program that knows the golden cases by heart is right: add properties.',
    noRules,
  ]);
});

test('a session with a refused line is missing if no question is asked again', async () => {
  expect(thinSpots(await load({ 'transcripts/02-refused.yaml': null }))).toEqual([noRefusal]);
});

test.each([
  ['that is printed on a line of its own', 'Number:\n  «x»\n  No.\n  Number:\n  «4»\n  Even!'],
  ['for which there is no input', 'n? «x»\n  No.\n  n? «»'],
])('a question %s may be the one that is asked again', async (_what, session) => {
  const changed = `about: x\nsession: |\n  ${session}\n`;
  expect(thinSpots(await load({ 'transcripts/02-refused.yaml': changed }))).toEqual([]);
});

test.each([
  ['another question follows', 'First: «1»\n  Second: «2»\n  Sum: 3'],
  ['the last line of the program looks like a question', 'n? «4»\n  n?␣'],
])('input is not refused if %s', async (_what, session) => {
  const changed = `about: x\nsession: |\n  ${session}\n`;
  const assignment = await load({ 'transcripts/01-even.yaml': null, 'transcripts/02-refused.yaml': changed });
  expect(thinSpots(assignment)).toEqual([noRefusal]);
});

test('a program that reads nothing need not refuse anything', async () => {
  const assignment = await load({
    'transcripts/01-even.yaml': null,
    'transcripts/02-refused.yaml': 'about: x\nsession: |\n  Hello\n',
  });
  expect(thinSpots(assignment)).toEqual([]);
});

test('of several programs, each needs a golden session', async () => {
  const assignment = await load({
    'assignment.yaml': `title: Two
files: [a.cpp, b.cpp]
programs:
  one: { about: your first program, student-files: [a.cpp] }
  two: { about: your second program, student-files: [b.cpp] }
properties: { games: { plays: games, program: two } }
marking: { policy: { no-globals: { each: 1 } } }
`,
    'functions.yaml': null,
    'transcripts/02-refused.yaml': `${refusal}programs: [two]\nvisibility: hidden\n`,
    'transcripts/01-even.yaml': null,
  });
  expect(thinSpots(assignment)).toEqual(['The program one has no golden session: add one to transcripts.']);
});

test('some golden cases should be hidden', async () => {
  const shown = (smallFiles['functions.yaml'] ?? '').replace('visibility: hidden, ', '');
  expect(thinSpots(await load({ 'functions.yaml': shown }))).toEqual([
    'Students see every golden case: make some of them hidden.',
  ]);
});

test('rules of the course are missing if none is on, or none reads the source', async () => {
  const ruleless = (text: string) =>
    text.replace('policy: 10, ', '').replace(/ {2}policy:\n( {4}.*\n)*/, '  policy: {}\n');
  expect(thinSpots(await load({ 'assignment.yaml': ruleless }))).toEqual([
    'No rule of the course is on: add some under marking.policy.',
  ]);
  expect(thinSpots(await load({ 'assignment.yaml': (text) => text }))).toEqual([noRules]);
});

test('of the assignments that are here, only Score Four lacks something: its handout has no rules about the source', async () => {
  const spots = await Promise.all(
    (await listAssignments('cases')).map(async (id) => {
      const result = await loadAssignment(join('cases', id));
      return [id, result.kind === 'loaded' ? thinSpots(result.assignment) : result];
    }),
  );
  expect(spots).toEqual([
    ['domineering', []],
    ['dots-and-triangles', []],
    ['hex', []],
    ['lines-of-action', []],
    ['score-four', [noRules]],
  ]);
});
