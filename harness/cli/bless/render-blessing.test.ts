import { expect, test } from 'vitest';
import { colourPalette, plainPalette } from '../../../reports/terminal/palette.ts';
import type { Blessing } from '../../author/bless/bless-assignment.ts';
import type { BlessedFile } from '../../author/bless/plan-edits.ts';
import { renderBlessing } from './render-blessing.ts';
import { renderPatch } from './render-patch.ts';

const calls: BlessedFile = {
  name: 'functions.yaml',
  before: 'f:\n  - { args: [0] }\n',
  after: 'f:\n  - { args: [0], returns: 1 }\n',
  cases: 'calls',
  filledIn: 3,
  changed: 1,
  unread: [],
};
const session: BlessedFile = {
  name: 'transcripts/01-first.yaml',
  before: 'a\r\n\tb',
  after: 'a\r\n\u001B\n',
  cases: 'session',
  filledIn: 0,
  changed: 1,
  unread: ['9', 'x'],
};
const blessing: Blessing = { truth: 'solution', files: [], looked: 12, conversations: 0, otherDialects: [] };
const view = { name: 'game', shown: (file: string) => `../game/${file}`, isCheck: false };

test('a line for each file says how many calls or which session changed', () => {
  expect(renderBlessing({ ...blessing, files: [calls, session] }, view)).toBe(
    '../game/functions.yaml              3 calls filled in, 1 changed\n' +
      '../game/transcripts/01-first.yaml   session changed; the program ends before it reads «9», «x»\n',
  );
});

test('--check says what would change, and how to change it', () => {
  const files = [
    { ...calls, filledIn: 0 },
    { ...session, filledIn: 1, changed: 0, unread: [] },
  ];
  expect(renderBlessing({ ...blessing, files }, { ...view, isCheck: true })).toBe(
    '../game/functions.yaml              1 call to change\n' +
      '../game/transcripts/01-first.yaml   session to fill in\n' +
      '\n--check: nothing was written; verbatim bless game writes it.\n',
  );
});

test('where nothing changes, the number of cases is given, and what was left alone', () => {
  expect(renderBlessing(blessing, view)).toBe('game: all 12 golden cases agree with the solution.\n');
  expect(renderBlessing({ ...blessing, looked: 0, conversations: 2, otherDialects: ['2015'] }, view)).toBe(
    'game: no golden calls or sessions to compare with the solution.\n' +
      '\nLeft alone:\n' +
      '  2 conversations: write their replies by hand.\n' +
      '  The sessions of the dialect 2015: the solution has only the usual wording.\n',
  );
});

test('the difference is a unified diff, harmless on every terminal', () => {
  expect(renderPatch([calls, session], view.shown, plainPalette)).toBe(
    '--- ../game/functions.yaml\n+++ ../game/functions.yaml\n' +
      '@@ -1,2 +1,2 @@\n f:\n-  - { args: [0] }\n+  - { args: [0], returns: 1 }\n' +
      '\n' +
      '--- ../game/transcripts/01-first.yaml\n+++ ../game/transcripts/01-first.yaml\n' +
      '@@ -1,2 +1,2 @@\n a\n-\tb\n\\ No newline at end of file\n+\\x1B\n' +
      '\n',
  );
  expect(renderPatch([], view.shown, plainPalette)).toBe('');
});

test('a terminal shows the difference in colour', () => {
  const palette = colourPalette((format, text) => `<${format} ${text}>`);
  expect(renderPatch([calls], view.shown, palette)).toBe(
    '<bold --- ../game/functions.yaml>\n<bold +++ ../game/functions.yaml>\n' +
      '<gray @@ -1,2 +1,2 @@>\n f:\n<red -  - { args: [0] }>\n<green +  - { args: [0], returns: 1 }>\n' +
      '\n',
  );
});
