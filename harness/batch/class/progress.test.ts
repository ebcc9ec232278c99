import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function written(total: number): string {
  let text = '';
  const progress = showProgress({ write: (more) => (text += more) }, total);
  for (let count = 1; count <= total; count += 1) {
    progress.started(`s${count}`);
    progress.done(`s${count}`, 'failing');
  }
  progress.finish();
  return text;
}

const clear = '\r\u001B[K';

test('a terminal gets one line that rewrites itself: how many, how fast, how long, who; at the end it is gone', () => {
  const lines: string[] = [];
  let now = 5_000;
  const progress = showProgress({ isTTY: true, write: (text) => lines.push(text) }, 300, () => now);
  progress.started('s1');
  progress.started('s2');
  now += 6_000;
  progress.done('s2', 'failing');
  progress.started('s3');
  now += 6_000;
  progress.done('s1', 'full-marks');
  progress.finish();
  expect(lines).toEqual([
    `${clear}graded 0 of 300 · s1`,
    `${clear}graded 0 of 300 · s1, s2`,
    `${clear}graded 1 of 300 · 1 below full marks · 10 a minute · 30 min left · s1`,
    `${clear}graded 1 of 300 · 1 below full marks · 10 a minute · 30 min left · s1, s3`,
    `${clear}graded 2 of 300 · 1 below full marks · 10 a minute · 30 min left · s3`,
    clear,
  ]);
});

test('what a stopped run had finished does not make the others faster', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = showProgress({ isTTY: true, write: (text) => lines.push(text) }, 10, () => now);
  for (let count = 1; count <= 5; count += 1) progress.done(`s${count}`, 'full-marks', true);
  now += 60_000;
  progress.done('s6', 'full-marks');
  expect(lines.at(-1)).toBe(`${clear}graded 6 of 10 · 1 a minute · 4 min left · `);
});

test('a line is shorter than the terminal, so that it can be taken back, and ^C behind it as well', () => {
  const lines: string[] = [];
  const progress = showProgress({ isTTY: true, columns: 30, write: (text) => lines.push(text) }, 9, () => 0);
  progress.started('a-group-with-a-very-long-name');
  expect(lines).toEqual([`${clear}graded 0 of 9 · a-group-wit`]);
});

test('a log gets a line for every tenth, however many submissions there are', () => {
  expect(written(300).split('\n')).toEqual([
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
  expect(written(3)).toBe('graded 1 of 3\ngraded 2 of 3\ngraded 3 of 3\n');
});
