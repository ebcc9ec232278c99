import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function written(isTTY: boolean, total: number): string {
  let text = '';
  const progress = showProgress({ isTTY, write: (more) => (text += more) }, total);
  for (let count = 1; count <= total; count += 1) progress.done(count, `s${count}`);
  progress.finish();
  return text;
}

test('a terminal gets one line that rewrites itself and is gone at the end', () => {
  expect(written(true, 2)).toBe('\r\u001B[Kgrading 1 of 2 · s1\r\u001B[Kgrading 2 of 2 · s2\r\u001B[K');
});

test('a log gets a line for every tenth, however many submissions there are', () => {
  expect(written(false, 300).split('\n')).toEqual([
    'graded 30 of 300',
    'graded 60 of 300',
    'graded 90 of 300',
    'graded 120 of 300',
    'graded 150 of 300',
    'graded 180 of 300',
    'graded 210 of 300',
    'graded 240 of 300',
    'graded 270 of 300',
    'graded 300 of 300',
    '',
  ]);
  expect(written(false, 3)).toBe('graded 1 of 3\ngraded 2 of 3\ngraded 3 of 3\n');
});
