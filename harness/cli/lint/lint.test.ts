import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { swapped, writeTicTacToe } from '../../author/prove/tictactoe.fixture.ts';
import { placeOfFolder } from '../../prepare/assignments/place.ts';
import { listed } from '../list/list.ts';
import { mistakesIn } from './lint.ts';

const written: string[] = [];
afterEach(async () => {
  for (const folder of written.splice(0)) await rm(dirname(folder), { recursive: true });
});

async function place(changed: Readonly<Record<string, string>> = {}) {
  const folder = await writeTicTacToe(changed);
  written.push(folder);
  return { ...placeOfFolder(folder), prefix: '../' };
}

const broken = {
  ...swapped('assignment.yaml', 'seed: 7', 'seed: seven'),
  ...swapped('functions.yaml', 'cellState:', 'cellStates:'),
};

test('every mistake is printed with its place and what to do', async () => {
  expect(await mistakesIn(await place(broken))).toMatchInlineSnapshot(`
    {
      "isRight": false,
      "text": "tictactoe: 2 mistakes

    ../tictactoe/assignment.yaml:14:7  found the text "seven", expected a whole number from 0 to 2147483647

    ../tictactoe/functions.yaml:1:1  found calls of cellStates, expected one of cellState, hasWon
      did you mean cellState?

    ",
    }
  `);
});

test('an assignment without mistakes is one line', async () => {
  expect(await mistakesIn(await place())).toEqual({ isRight: true, text: 'tictactoe: no mistakes\n' });
});

test('all of more than fifty mistakes are printed', async () => {
  const calls = Array.from({ length: 60 }, () => '  - { args: [1] }\n').join('');
  const { text } = await mistakesIn(await place({ 'functions.yaml': `cellState:\n${calls}` }));
  expect(text.match(/\.\.\/tictactoe\/functions\.yaml:\d+:\d+ {2}found/g)?.length).toBeGreaterThanOrEqual(60);
});

test('the list counts the cases of an assignment, or its mistakes', async () => {
  expect(await listed(await place())).toEqual({
    kind: 'loaded',
    id: 'tictactoe',
    title: 'Tic-tac-toe',
    files: ['tictactoe.cpp'],
    calls: 4,
    sessions: 1,
    conversations: 0,
    randomRuns: 0,
  });
  expect(await listed(await place(broken))).toEqual({ kind: 'invalid', id: 'tictactoe', mistakes: 2 });
});
