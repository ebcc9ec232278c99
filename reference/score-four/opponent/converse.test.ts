import { describe, expect, test } from 'vitest';
import { drawnGame } from '../drawn-game.fixture.ts';
import { pegs } from '../pegs.ts';
import { type Program, problemOf, rightProgram, holdConversation } from './conversation.fixture.ts';

const fill = drawnGame.map((peg, index) => `note: ${index % 2 ? 'black' : 'white'} plays ${peg};`);

function screen(lines: readonly string[], program: Program): string {
  const held = holdConversation(lines, program);
  expect(problemOf(held)).toBe('none');
  return held.screen;
}

describe('a conversation', () => {
  test('continues after each reply, and waits for a reply to each command of a line', () => {
    const lines = ['restart;play white; move;', '', 'note: black', 'plays B2;', 'move;', 'quit;'];
    expect(screen(lines, rightProgram('C3', 'D4'))).toBe(
      [
        ...['> restart;play white; move;', 'ok.', 'ok.', 'C3.'],
        ...['> ', '> note: black', '> plays B2;', 'ok.'],
        ...['> move;', 'D4.', '> quit;', ''],
      ].join('\n'),
    );
  });

  test('ends at the first wrong reply', () => {
    const held = holdConversation(['play white;', 'move; restart;', 'quit;'], (command) =>
      command.kind === 'move' ? 'E1.\n' : 'ok.\n',
    );
    expect(held.screen).toBe('> play white;\nok.\n> move; restart;\nE1.\n');
    expect(problemOf(held)).toEqual({ command: 'move;', kind: 'not-a-location', reply: 'E1.' });
  });

  test('may end without quit', () => {
    expect(screen(['restart;', ''], rightProgram())).toBe('> restart;\nok.\n');
  });
});

describe('an open place', () => {
  test('is filled when the note is sent', () => {
    const lines = ['play white;', 'note: black plays {1};', 'note: black plays {17};', 'note: white plays {6};'];
    expect(screen(lines, rightProgram())).toBe(
      [
        ...['> play white;', 'ok.', '> note: black plays A1;', 'ok.'],
        ...['> note: black plays A1;', 'ok.', '> note: white plays B2;', 'ok.', ''],
      ].join('\n'),
    );
  });

  test('chooses only among pegs with room', () => {
    const lines = [...Array(4).fill('note: white plays {2};'), 'note: white plays {2};', 'note: white plays {1};'];
    expect(screen(lines, rightProgram()).match(/[A-D]\d/g)).toEqual(['A2', 'A2', 'A2', 'A2', 'A3', 'A1']);
  });

  test('that is quiet makes no line if that is possible', () => {
    const lines = ['A1', 'A2', 'A3', '{quiet-4}'].map((place) => `note: white plays ${place};`);
    expect(screen(lines, rightProgram()).match(/[A-D]\d/g)).toEqual(['A1', 'A2', 'A3', 'B1']);
    const forced = [...fill.slice(0, 63), 'note: white plays {quiet-9};'];
    expect(
      screen(forced, rightProgram())
        .match(/[A-D]\d/g)
        ?.at(-1),
    ).toBe('B4');
  });

  test('that is quiet does not prevent a line of the other colour', () => {
    const lines = ['D1', 'D2', 'D3'].map((peg) => `note: black plays ${peg};`);
    expect(
      screen([...lines, 'note: white plays {quiet-1};'], rightProgram())
        .match(/[A-D]\d/g)
        ?.at(-1),
    ).toBe('A1');
  });

  test('that guards prevents the line of the other colour', () => {
    const lines = [
      'play black;',
      'move;',
      'move;',
      'move;',
      'note: white plays {guard-1};',
      'note: white plays {guard-1};',
    ];
    expect(screen(lines, rightProgram('D1', 'D2', 'D3')).match(/[A-D]\d/g)).toEqual(['D1', 'D2', 'D3', 'D4', 'A1']);
  });

  test('can be the peg of the last move', () => {
    const lines = ['note: white plays {same};', 'play black;', 'move;', 'note: white plays {same};'];
    expect(screen(lines, rightProgram('C4')).match(/[A-D]\d/g)).toEqual(['A1', 'C4', 'C4']);
    const full = ['play black;', 'move;', ...Array(4).fill('note: white plays {same};')];
    expect(screen(full, rightProgram('C4')).match(/[A-D]\d/g)).toEqual(['C4', 'C4', 'C4', 'C4', 'A1']);
  });
});

describe('on one line with a move whose answer is not known yet', () => {
  test('a note goes only to a peg that has room whatever the answer is', () => {
    const notes = ['white', 'black', 'white'].map((colour) => `note: ${colour} plays A1;`);
    const lines = ['play black;', ...notes, 'move; note: white plays {1};'];
    expect(screen(lines, rightProgram('A1')).split('\n').slice(-4)).toEqual([
      '> move; note: white plays A2;',
      'A1.',
      'ok.',
      '',
    ]);
  });

  test('a note that might not fit waits for the answer, and is left out if it does not fit then', () => {
    const notes = ['white', 'black', 'white'].map((colour) => `note: ${colour} plays A1;`);
    const lines = ['play black;', ...notes, 'move; note: white plays A1; restart;'];
    const ends = ['A1', 'B1'].map((peg) => screen(lines, rightProgram(...pegs.filter((is) => is === peg))));
    expect(ends.map((text) => text.split('\n').slice(8))).toEqual([
      ['> move;', 'A1.', '>  restart;', 'ok.', ''],
      ['> move;', 'B1.', '> note: white plays A1; restart;', 'ok.', 'ok.', ''],
    ]);
  });

  test('a quiet note waits, because a line may depend on the answer', () => {
    const lines = ['play white; move; note: white plays {quiet-1};', 'note: white plays {same}; move;'];
    expect(screen(lines, rightProgram('D4'))).toBe(
      [
        ...['> play white; move;', 'ok.', 'D4.', '> note: white plays A1;', 'ok.'],
        ...['> note: white plays D4; move;', 'ok.', 'A1.', ''],
      ].join('\n'),
    );
  });
});

describe('after a move that no rule decides', () => {
  const notesAndMoves = ['note: white plays A1;', 'play white;', 'move;', 'restart;', 'play white;', 'move;'];

  test('notes and moves are left out until the board is empty', () => {
    expect(screen(['move;', ...notesAndMoves], (command) => (command.kind === 'move' ? 'A1.\n' : 'ok.\n'))).toBe(
      [
        '> move;',
        'A1.',
        '> play white;',
        'ok.',
        '> restart;',
        'ok.',
        '> play white;',
        'ok.',
        '> move;',
        'A1.',
        '',
      ].join('\n'),
    );
  });

  test('commands that were sent with it may have any answer', () => {
    const lines = ['play white;', ...Array(3).fill('move;'), 'move; move; note: black plays {1}; move;', 'restart;'];
    let count = 0;
    const stops: Program = ({ kind }) => {
      count += kind === 'move' ? 1 : 0;
      return count > 4 && kind !== 'restart' ? 'the game is over.\n' : kind === 'move' ? 'A1.\n' : 'ok.\n';
    };
    expect(problemOf(holdConversation(lines, stops))).toBe('none');
  });

  test('which comes after a lost or won game, or on a full board', () => {
    const lost = [
      'play black;',
      ...['A1', 'B1', 'C1', 'D1'].map((peg) => `note: white plays ${peg};`),
      'move;',
      'move;',
    ];
    expect(screen(lost, rightProgram()).match(/move/g)?.length).toBe(1);
    const won = ['play black;', ...Array(9).fill('move;')];
    expect(screen(won, rightProgram()).match(/move/g)?.length).toBe(5);
    const full = ['play black;', ...fill, 'move;', 'move;', 'note: white plays {1};', 'restart;'];
    expect(screen(full, rightProgram()).match(/move|none.|restart/g)).toEqual(['move', 'none.', 'restart']);
  });

  test('the last move may be sent together with moves that have no room', () => {
    const lines = ['play black;', ...fill.slice(0, 63), 'move; move; note: white plays {1};', 'restart;'];
    expect(screen(lines, rightProgram()).split('\n').slice(-6)).toEqual([
      '> move; move;',
      'B4.',
      'none.',
      '> restart;',
      'ok.',
      '',
    ]);
  });

  test('an answer without a period is still wrong', () => {
    expect(problemOf(holdConversation(['move;'], () => '?\n'))).toEqual({
      command: 'move;',
      kind: 'wrong-reply',
      reply: '?',
      likeness: 'no-period',
    });
  });
});

describe('a program', () => {
  const whites = ['white', 'black', 'white', 'black'].map((colour) => `note: ${colour} plays A1;`);

  test('that forgets notes plays a full peg', () => {
    const lines = ['play white;', ...whites, 'move;'];
    expect(problemOf(holdConversation(lines, ({ kind }) => (kind === 'move' ? 'A1.\n' : 'ok.\n')))).toMatchObject({
      kind: 'full-peg',
      cameBy: 'notes',
    });
  });

  test('that ignores restart is recognised by where it fails', () => {
    const lines = [...fill, 'restart;', 'play white;', 'move;'];
    const right = rightProgram();
    const { end } = holdConversation(lines, (command) => (command.kind === 'restart' ? 'ok.\n' : right(command)));
    expect(end).toMatchObject({ kind: 'wrong', problem: { kind: 'not-a-location' }, mayForgetRestarts: true });
  });

  test('that does not quit gets this problem', () => {
    expect(problemOf(holdConversation(['quit;'], () => 'ok.\n'))).toEqual({
      command: 'quit;',
      kind: 'did-not-exit',
      printed: 'ok.\n',
    });
  });

  test('that ends without quit gets this problem', () => {
    expect(problemOf(holdConversation(['restart;', 'move;'], () => 'ended'))).toEqual({
      command: 'restart;',
      kind: 'ended-early',
      printed: '',
    });
  });

  test('that answers only the first command of a line gets this problem', () => {
    let isFirst = true;
    const program: Program = () => {
      const reply = isFirst ? 'ok.\n' : '';
      isFirst = false;
      return reply;
    };
    expect(problemOf(holdConversation(['restart; play white;'], program))).toEqual({
      command: 'play white;',
      kind: 'no-reply',
      printed: '',
    });
  });
});
