import { describe, expect, test } from 'vitest';
import { type Command, parseCommand } from '../commands.ts';
import { drawnGame } from '../drawn-game.fixture.ts';
import { pegs } from '../pegs.ts';
import { expectationOf, formatExpectation } from './expectation.ts';
import { judgeReply, mayForgetRestarts } from './judge-reply.ts';
import { type OpponentState, newOpponent } from './opponent-state.ts';

function command(text: string): Command {
  const parsed = parseCommand(text);
  return 'command' in parsed ? parsed.command : expect.fail(`${text} is not a command`);
}

/** After these commands, each with its reply: `play white; ok.` */
function after(...exchanges: readonly string[]): OpponentState {
  return exchanges.reduce((state, exchange) => {
    const end = exchange.indexOf(';') + 1;
    const reply = judgeReply(state, command(exchange.slice(0, end)), { kind: 'line', text: exchange.slice(end + 1) });
    return reply.kind === 'right' ? reply.next : expect.fail(`${exchange}: ${reply.problem.kind}`);
  }, newOpponent);
}

function judged(state: OpponentState, text: string, line: string): object | 'right' {
  const reply = judgeReply(state, command(text), { kind: 'line', text: line });
  return reply.kind === 'right' ? 'right' : reply.problem;
}

const white = after('play white; ok.');
const noted = (...beads: readonly string[]) => beads.map((bead) => `note: ${bead}; ok.`);
const fullBoard = drawnGame.map((peg, index) => `note: ${index % 2 ? 'black' : 'white'} plays ${peg}; ok.`);

describe('every command but move and quit', () => {
  test.each(['restart;', 'play black;', 'note: white plays A1;'])('%s is answered by ok. and nothing else', (text) => {
    expect(
      ['ok.', 'OK.', 'ok', ' ok.', 'ok. ', 'ok.\r', '> ok.', 'ok. done', 'okay.', ''].map((line) =>
        judged(white, text, line),
      ),
    ).toEqual([
      'right',
      { kind: 'wrong-reply', reply: 'OK.', likeness: 'letter-case' },
      { kind: 'wrong-reply', reply: 'ok', likeness: 'no-period' },
      { kind: 'wrong-reply', reply: ' ok.', likeness: 'blanks' },
      { kind: 'wrong-reply', reply: 'ok. ', likeness: 'blanks' },
      { kind: 'wrong-reply', reply: 'ok.\r', likeness: 'blanks' },
      { kind: 'wrong-reply', reply: '> ok.', likeness: 'text-before' },
      { kind: 'wrong-reply', reply: 'ok. done', likeness: 'text-after' },
      { kind: 'wrong-reply', reply: 'okay.' },
      { kind: 'wrong-reply', reply: '' },
    ]);
  });
});

describe('a move', () => {
  test('may go to every peg that has room', () => {
    const state = after(
      'play black; ok.',
      ...noted('white plays A1', 'black plays A1', 'white plays A1', 'white plays A1'),
    );
    expect(pegs.filter((peg) => judged(state, 'move;', `${peg}.`) !== 'right')).toEqual(['A1']);
  });

  test('must be a location with a period', () => {
    expect(
      ['A3', 'a3.', 'A3 .', 'E1.', 'ok.', 'move A3.', 'A3. ok'].map((line) => judged(white, 'move;', line)),
    ).toEqual([
      { kind: 'not-a-location', reply: 'A3', likeness: 'no-period' },
      { kind: 'not-a-location', reply: 'a3.', likeness: 'letter-case' },
      { kind: 'not-a-location', reply: 'A3 .', likeness: 'blanks' },
      { kind: 'not-a-location', reply: 'E1.' },
      { kind: 'not-a-location', reply: 'ok.' },
      { kind: 'not-a-location', reply: 'move A3.', likeness: 'text-before' },
      { kind: 'not-a-location', reply: 'A3. ok', likeness: 'text-after' },
    ]);
  });

  test('puts a bead of its colour on the board', () => {
    const state = after('play white; ok.', 'move; C2.', 'play black; ok.', 'move; C2.');
    expect(state.beads).toEqual([
      { peg: 'C2', colour: 'white', by: 'move' },
      { peg: 'C2', colour: 'black', by: 'move' },
    ]);
  });

  test.each([
    [
      'notes',
      [
        'note: white plays B2; ok.',
        'note: black plays B2; ok.',
        'note: white plays B2; ok.',
        'note: black plays B2; ok.',
      ],
    ],
    ['moves', ['move; B2.', 'play black; ok.', 'move; B2.', 'move; B2.', 'play white; ok.', 'move; B2.']],
    ['notes and moves', ['move; B2.', 'note: black plays B2; ok.', 'move; B2.', 'move; B2.']],
  ])('on a full peg is wrong, and the problem says how the beads came (%s)', (cameBy, exchanges) => {
    expect(judged(after('play white; ok.', ...exchanges), 'move;', 'B2.')).toMatchObject({
      kind: 'full-peg',
      peg: 'B2',
      beads: [{ peg: 'B2' }, { peg: 'B2' }, { peg: 'B2' }, { peg: 'B2' }],
      cameBy,
    });
  });
});

describe('no rule decides the answer to a move', () => {
  test.each<[string, OpponentState]>([
    ['colour-unknown', newOpponent],
    ['colour-unknown', after('play white; ok.', 'restart; ok.')],
    [
      'game-won',
      after('play white; ok.', ...noted('black plays A1', 'black plays A2', 'black plays A3', 'black plays A4')),
    ],
    ['game-won', after('play white; ok.', 'move; A1.', 'move; A1.', 'move; A1.', 'move; A1.')],
    ['board-full', after(...fullBoard, 'play white; ok.')],
    ['board-unknown', after('move; none.', 'play white; ok.')],
  ])('%s', (because, state) => {
    expect(expectationOf(state, { kind: 'move' })).toEqual({ kind: 'any line', because });
    expect(['none.', 'A1.', '.', 'I do not know what to play.'].map((line) => judged(state, 'move;', line))).toEqual(
      Array(4).fill('right'),
    );
    expect(judged(state, 'move;', 'none')).toEqual({ kind: 'wrong-reply', reply: 'none', likeness: 'no-period' });
  });

  test('and afterwards the answer to a note, until the board is empty again', () => {
    const unknown = after('move; A1.', 'play black; ok.');
    expect(judged(unknown, 'note: white plays A1;', 'error.')).toBe('right');
    expect(judged(unknown, 'play white;', 'error.')).toEqual({ kind: 'wrong-reply', reply: 'error.' });
    const restarted = after('move; A1.', 'note: white plays A1; error.', 'restart; ok.');
    expect(judged(restarted, 'note: white plays A1;', 'error.')).toEqual({ kind: 'wrong-reply', reply: 'error.' });
  });
});

describe('what is not a line', () => {
  const received = (text: string, late: string, spelt = 'restart;') => {
    const result = judgeReply(white, command(spelt), { kind: 'silence', text, late });
    return result.kind === 'wrong' ? result.problem : 'right';
  };

  test('a correct reply whose line does not end', () => {
    expect([received('ok.', ''), received('A1.', '', 'move;')]).toEqual([
      { kind: 'no-newline', reply: 'ok.' },
      { kind: 'no-newline', reply: 'A1.' },
    ]);
  });

  test('a correct reply that comes only when the input is closed', () => {
    expect([received('', 'ok.\n'), received('o', 'k.\nok.\n'), received('', 'ok.')]).toEqual([
      { kind: 'kept-back', late: 'ok.\n' },
      { kind: 'kept-back', late: 'k.\nok.\n' },
      { kind: 'kept-back', late: 'ok.' },
    ]);
  });

  test('no reply at all, or something else', () => {
    expect([received('', ''), received('> ', ''), received('', 'error.\n')]).toEqual([
      { kind: 'no-reply', printed: '' },
      { kind: 'no-reply', printed: '> ' },
      { kind: 'no-reply', printed: 'error.\n' },
    ]);
  });

  test('a program that ends', () => {
    expect(judgeReply(white, { kind: 'move' }, { kind: 'end', text: 'Abort' })).toEqual({
      kind: 'wrong',
      problem: { kind: 'ended-early', printed: 'Abort' },
    });
  });
});

describe('quit', () => {
  test('ends the program, with ok. or without', () => {
    const ends = ['', 'ok.\n', 'ok.', 'bye.\n', 'OK.\n', 'ok.\nok.\n'].map((text) => {
      const result = judgeReply(white, { kind: 'quit' }, { kind: 'end', text });
      return result.kind === 'wrong' ? result.problem : 'right';
    });
    expect(ends).toEqual([
      'right',
      'right',
      'right',
      { kind: 'wrong-reply', reply: 'bye.\n' },
      { kind: 'wrong-reply', reply: 'OK.\n' },
      { kind: 'wrong-reply', reply: 'ok.\nok.\n', likeness: 'text-before' },
    ]);
  });

  test('is ignored by a program that goes on, or ends only with its input', () => {
    expect([
      judgeReply(white, { kind: 'quit' }, { kind: 'silence', text: 'ok.\n', late: '' }),
      judgeReply(white, { kind: 'quit' }, { kind: 'line', text: 'ok.' }),
    ]).toEqual([
      { kind: 'wrong', problem: { kind: 'did-not-exit', printed: 'ok.\n' } },
      { kind: 'wrong', problem: { kind: 'did-not-exit', printed: 'ok.' } },
    ]);
  });
});

describe('a program may ignore restart', () => {
  const restarted = after(...fullBoard, 'restart; ok.', 'play white; ok.');

  test('if its board would be full', () => {
    expect(mayForgetRestarts(restarted, { kind: 'move' })).toBe(true);
    expect(mayForgetRestarts(after(...fullBoard.slice(1), 'restart; ok.', 'play white; ok.'), { kind: 'move' })).toBe(
      false,
    );
  });

  test('if the peg of the note would be full', () => {
    const once = after('note: white plays A1; ok.', 'restart; ok.', ...noted('white plays A1', 'black plays A1'));
    const twice = after(
      'note: white plays A1; ok.',
      'restart; ok.',
      ...noted('white plays A1', 'black plays A1', 'white plays A1'),
    );
    const note = command('note: black plays A1;');
    expect([once, twice].map((state) => mayForgetRestarts(state, note))).toEqual([false, true]);
  });

  test('but not if its answer is undecided, or if the command does not concern the board', () => {
    expect(mayForgetRestarts(after(...fullBoard, 'play white; ok.'), { kind: 'move' })).toBe(false);
    const others = ['restart;', 'play white;', 'quit;'].map((text) => mayForgetRestarts(restarted, command(text)));
    expect(others).toEqual([false, false, false]);
  });
});

test('an expectation is formatted as a few words', () => {
  const two = after(...fullBoard.slice(0, -3), 'play black; ok.');
  const last = after(...fullBoard.slice(0, -1), 'play white; ok.');
  const texts = (['restart;', 'quit;', 'move;'] as const).map((text) =>
    formatExpectation(expectationOf(white, command(text))),
  );
  expect([
    ...texts,
    formatExpectation(expectationOf(two, { kind: 'move' })),
    formatExpectation(expectationOf(last, { kind: 'move' })),
    formatExpectation(expectationOf(newOpponent, { kind: 'move' })),
  ]).toEqual([
    'ok.',
    'the end of the program',
    'a location from A1 to D4, with a period',
    'one of B4. C3.',
    'B4.',
    'any line that ends in a period',
  ]);
});
