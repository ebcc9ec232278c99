import { expect, test } from 'vitest';
import { showActivity } from './activity-line.ts';

const clear = '\r\u001B[K';

test('the line says what is going on and for how long, rewrites itself, and is removed at the end', () => {
  const written: string[] = [];
  let now = 0;
  const line = showActivity({ write: (text) => written.push(text) }, () => now);
  line.show('compiling');
  now = 12_900;
  line.show('3 of 150 cases');
  line.clear();
  expect(written).toEqual([`${clear}compiling · 0 s`, `${clear}3 of 150 cases · 12 s`, clear]);
});

test('it is shorter than the terminal, so that it can be erased', () => {
  const written: string[] = [];
  const line = showActivity({ columns: 20, write: (text) => written.push(text) }, () => 0);
  line.show('random runs of the whole program');
  line.clear();
  expect(written).toEqual([`${clear}random runs of th`, clear]);
});
