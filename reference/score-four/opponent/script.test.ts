import { describe, expect, test } from 'vitest';
import { ScriptError } from '../../dialogue.ts';
import { parseScript } from './script.ts';

function problem(lines: readonly string[]): string {
  try {
    parseScript(lines);
  } catch (error) {
    if (error instanceof ScriptError) return error.message;
    throw error;
  }
  return 'none';
}

test('lines are sent one by one, unless a command spans several', () => {
  const parts = parseScript([
    'restart;',
    '',
    'play white;move;',
    ' note:',
    'white plays',
    'A1; note: black',
    ' plays {2};',
    'quit;',
  ]);
  expect(parts.map(({ commands, after }) => [...commands.map(({ before, text }) => [before, text]), after])).toEqual([
    [['', 'restart;'], '\n'],
    ['\n'],
    [['', 'play white;'], ['', 'move;'], '\n'],
    [[' ', 'note:\nwhite plays\nA1;'], [' ', 'note: black\n plays {2};'], '\n'],
    [['', 'quit;'], '\n'],
  ]);
});

test('a note goes to a peg, or to a place that is chosen when it is sent', () => {
  const lines = ['B2', '{1}', '{16}', '{quiet-3}', '{guard-12}', '{same}'].map(
    (place) => `note: white plays ${place};`,
  );
  const places = parseScript(lines).flatMap(({ commands }) =>
    commands.map(({ command }) => (command.kind === 'note' ? command.place : 'none')),
  );
  expect(places).toEqual([
    { kind: 'peg', peg: 'B2' },
    { kind: 'nth', nth: 1, care: 'none' },
    { kind: 'nth', nth: 16, care: 'none' },
    { kind: 'nth', nth: 3, care: 'quiet' },
    { kind: 'nth', nth: 12, care: 'guard' },
    { kind: 'same' },
  ]);
});

describe('an error tells the author what to fix', () => {
  test.each([
    [
      ['restart;', 'play red;'],
      'typed line 2: "play red;" is not a command: it has "red" where white or black is expected',
    ],
    [
      ['move;', 'move ;'],
      'typed line 2: "move ;" is not a command: there is white space before the ";", where there must be none',
    ],
    [
      ['note: white', 'plays {x};'],
      'typed line 2: "note: white\nplays {x};" is not a command: ' +
        'it has "{x}" where a location from A1 to D4 is expected',
    ],
    [['move;', 'note: white', ''], 'typed line 3: "note: white" is not a command: it does not end with a semicolon'],
    [['quit; move;'], 'typed line 1: nothing can follow quit;'],
    [['quit;', '', 'restart;'], 'typed line 3: nothing can follow quit;'],
  ])('%j', (lines, message) => {
    expect(problem(lines)).toBe(message);
  });

  test('a correct script has no error', () => {
    expect(problem(['restart;  play white; ', 'move;', '', 'quit;', ''])).toBe('none');
  });
});
