import { expect, test } from 'vitest';
import { partnerOf } from './partner.ts';
import type { Peg } from '../pegs.ts';

function received(text: string, ...moves: readonly Peg[]): string {
  return partnerOf(moves).answer(text).say;
}

test('the opponent plays its list, and then the first peg with room', () => {
  expect(received('restart; play black; move; note: white plays A1; move; move; move; quit;', 'C2', 'A1')).toBe(
    'ok.\nok.\nC2.\nok.\nA1.\nA1.\nA1.\nok.\n',
  );
});

test('a full peg of the list is skipped', () => {
  const notes = 'note: white plays D4; '.repeat(4);
  expect(received(`${notes}move; move;`, 'D4', 'D3')).toBe('ok.\nok.\nok.\nok.\nA1.\nD3.\n');
});

test('a restart empties its board, and the list continues', () => {
  expect(received('move; move; restart; move; move;', 'B1', 'B2', 'B3')).toBe('B1.\nB2.\nok.\nB3.\nA1.\n');
  expect(received(`${'note: white plays A1; '.repeat(4)}restart; move;`).endsWith('A1.\n')).toBe(true);
});

test('commands may come in pieces of any size', () => {
  let partner = partnerOf(['D1']);
  const said = [...'play black;\nmove;'].map((character) => {
    const { say, next } = partner.answer(character);
    partner = next;
    return say;
  });
  expect(said.join('|').replaceAll(/\|+/g, '|')).toBe('|ok.\n|D1.\n');
});

test('wrong commands are answered, too, so that a wrong referee does not hang', () => {
  const fifth = 'note: white plays A1; '.repeat(5);
  expect(received(`${fifth}MOVE; ; note: white plays Z9;`)).toBe('ok.\n'.repeat(8));
  expect(received('move; '.repeat(65)).endsWith('D4.\nnone.\n')).toBe(true);
});
