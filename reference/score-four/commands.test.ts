import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, formatCommand, parseCommand, splitCommands } from './commands.ts';
import { explainMalformed } from './explain-malformed.ts';
import { type Colour, pegs } from './pegs.ts';

const colour = fc.constantFrom<Colour>('white', 'black');
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>({ kind: 'restart' }, { kind: 'quit' }, { kind: 'move' }),
  fc.record({ kind: fc.constant('play' as const), colour }),
  fc.record({ kind: fc.constant('note' as const), colour, place: fc.constantFrom(...pegs) }),
);
const gap = fc.constantFrom(' ', '  ', '\n', '\t', ' \r\n ');

test('every command is spelt as in the handout', () => {
  const commands: Command[] = [
    { kind: 'restart' },
    { kind: 'quit' },
    { kind: 'play', colour: 'white' },
    { kind: 'move' },
    { kind: 'note', colour: 'black', place: 'B1' },
  ];
  expect(commands.map(formatCommand)).toEqual(['restart;', 'quit;', 'play white;', 'move;', 'note: black plays B1;']);
});

test('a formatted command can be parsed again, with any white space between its words', () => {
  fc.assert(
    fc.property(anyCommand, gap, (command, between) => {
      expect(parseCommand(formatCommand(command).replaceAll(' ', between))).toEqual({ command });
    }),
  );
});

test('commands are separated, with or without white space between them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(gap, fc.constant('')), anyCommand)), (list) => {
      const spelt = list.map(([, command]) => formatCommand(command));
      const text = list.map(([before], index) => before + spelt[index]).join('');
      expect(splitCommands(`${text}\nmo`)).toEqual({ commands: spelt, rest: '\nmo' });
    }),
  );
});

describe('a text that is not a command gets a reason', () => {
  test.each([
    [';', 'there is nothing before its semicolon'],
    ['move', 'it does not end with a semicolon'],
    ['move ;', 'there is white space before the ";", where there must be none'],
    ['note: white plays A1\n;', 'there is white space before the ";", where there must be none'],
    ['note : white plays A1;', 'there is white space before the ":", where there must be none'],
    ['note:white plays A1;', 'there must be a space after "note:"'],
    ['note white plays A1;', 'there must be a colon right after "note"'],
    ['start;', 'no command begins with "start"; the commands are restart, quit, play, move and note:'],
    ['MOVE;', '"MOVE" must be spelt "move"'],
    ['Note: white plays A1;', '"Note:" must be spelt "note:"'],
    ['play White;', '"White" must be spelt "white"'],
    ['note: white plays a1;', '"a1" must be spelt "A1"'],
    ['note: white plays E1;', 'it has "E1" where a location from A1 to D4 is expected'],
    ['note: white plays A1.;', 'it has "A1." where a location from A1 to D4 is expected'],
    ['note: A1 plays white;', 'it has "A1" where white or black is expected'],
    ['note: white A1;', 'it has "A1" where "plays" is expected'],
    ['play;', 'it ends where white or black is expected'],
    ['note: white plays;', 'it ends where a location from A1 to D4 is expected'],
    ['move now;', 'it must end before "now"'],
    ['play white black;', 'it must end before "black"'],
    ['note: white plays A1 A2;', 'it must end before "A2"'],
    [
      'play\u00A0white;',
      'no command begins with "play\u00A0white"; the commands are restart, quit, play, move and note:',
    ],
  ])('%j', (text, reason) => {
    const parsed = parseCommand(text);
    expect('malformed' in parsed ? explainMalformed(parsed.malformed) : parsed.command).toBe(reason);
  });
});

test('only the exact spelling of a command is a command', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'movequitplyrsanb: ;A1\n') }), (text) => {
      const parsed = parseCommand(text);
      if ('command' in parsed) expect(text.trim().split(/\s+/).join(' ')).toBe(formatCommand(parsed.command));
    }),
  );
});
