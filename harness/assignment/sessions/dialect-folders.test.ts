import { expect, test } from 'vitest';
import { loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';
import type { Changes } from '../small-assignment.fixture.ts';

const session = 'about: Odd\nsession: |\n  N? «3»\n';
const twoDialects = swap('seed: 7\n', '  loud: { about: Shouting, wording: { prompt: N, even: EVEN } }\nseed: 7\n');

/** The problems of an assignment with the dialects plain (the default) and loud. */
function told(changes: Changes): Promise<string> {
  return problemsOf({ 'assignment.yaml': twoDialects, ...changes });
}

test('another dialect is loaded with its own sessions instead of the default ones', async () => {
  const two = {
    'assignment.yaml': twoDialects,
    'transcripts/loud/01-even.yaml': 'about: Even\nsession: |\n  N? «4»\n',
    'transcripts/loud/02-odd.yaml': session,
  };
  const result = await loadSmall(two, { dialect: 'loud' });
  const loaded = result.kind === 'loaded' ? result.assignment : undefined;
  expect(loaded?.dialect).toEqual({ id: 'loud', about: 'Shouting', wording: { prompt: 'N', even: 'EVEN' } });
  expect(loaded?.dialects).toEqual(['plain', 'loud']);
  expect(loaded?.sessions.map(({ id, about }) => [id, about])).toEqual([
    ['transcripts/01-even', 'Even'],
    ['transcripts/02-odd', 'Odd'],
  ]);
  const usual = await loadSmall(two);
  expect(usual.kind === 'loaded' ? usual.assignment.sessions.map(({ about }) => about) : []).toEqual([
    'An even number',
  ]);
  expect(await loadSmall(two, { dialect: 'plain' })).toEqual(usual);
  expect(await loadSmall(two, { dialect: 'lout' })).toEqual({
    kind: 'no-such-dialect',
    known: ['plain', 'loud'],
    closest: 'loud',
  });
});

test('mistakes in the sessions of any dialect are reported', async () => {
  expect(
    await told({
      'transcripts/loud/01-odd.yaml': session.replace('»', ''),
      'transcripts/loud/02-again.yml': session,
      'transcripts/loud/03-again.yaml': session,
      'transcripts/loud/older/01-even.yaml': session,
      'transcripts/loud/.drafts/01-even.yaml': '?',
    }),
  ).toMatchInlineSnapshot(`
    "small/transcripts/loud/01-odd.yaml:3:6  found « that is never closed, expected » on the same line
      write «...» around what is typed, and nothing after it on the line

    small/transcripts/loud/02-again.yml  found the name 02-again.yml, expected a name such as 01-sample-run.yaml (the two digits order the sessions)
      rename the file

    small/transcripts/loud/03-again.yaml:2:10  found the same typed lines as in 02-again.yml, expected sessions that differ in what is typed
      drop one of the two, or type something else

    small/transcripts/loud/older  found a folder inside that of a dialect, expected files only
      move its files up into transcripts/loud
    "
  `);
});

test('a dialect without sessions needs some', async () => {
  const needed = `small/transcripts/loud  found no sessions of the dialect loud, expected some, as transcripts have marks
  add transcripts/loud/ with a file such as 01-sample-run.yaml
`;
  expect(await told({})).toBe(needed);
  expect(await told({ 'transcripts/loud/.gitkeep': '' })).toBe(needed);
});

test('where transcripts have no marks, the other dialects need none', async () => {
  const unmarked = (text: string) => twoDialects(text).replace('transcripts: 30, ', '');
  expect(await problemsOf({ 'assignment.yaml': unmarked })).toBe(
    'small/assignment.yaml:20:11  found no marks for transcripts, expected some, as there are transcripts\n' +
      '  add transcripts: ...\n',
  );
});

test('a folder that is not a dialect is reported with the closest one, and no other message follows', async () => {
  expect(await told({ 'transcripts/lout/01-odd.yaml': session })).toBe(
    'small/transcripts/lout  found a folder for a dialect lout, expected one of loud\n  did you mean loud?\n',
  );
  expect(await problemsOf({ 'transcripts/2015/01-odd.yaml': session })).toBe(
    'small/transcripts/2015  found a folder for a dialect 2015, expected no folder, because there is only one dialect\n',
  );
});

test('the default dialect has no folder of its own', async () => {
  expect(await problemsOf({ 'transcripts/plain/02-odd.yaml': session })).toBe(
    'small/transcripts/plain  found a folder of the default dialect plain, expected its sessions in transcripts itself\n' +
      '  move its files up into transcripts\n',
  );
});

test('folders are not checked while the dialects are unknown', async () => {
  const nameless = swap('dialect: plain', 'dialect: plan');
  expect(await problemsOf({ 'assignment.yaml': nameless, 'transcripts/2015/01-odd.yaml': session })).toBe(
    'small/assignment.yaml:11:10  found the dialect plan, expected one of plain\n  did you mean plain?\n',
  );
});

test('the name of a dialect must be fit for a folder', async () => {
  const slash = swap('seed: 7\n', "  'a/b': { about: x, wording: { prompt: N, even: E } }\nseed: 7\n");
  expect(await problemsOf({ 'assignment.yaml': slash })).toMatchInlineSnapshot(`
    "small/assignment.yaml:14:3  found the dialect name "a/b", expected letters, digits, ., - and _, because a folder has this name
    "
  `);
});
