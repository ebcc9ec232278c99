import { expect, test } from 'vitest';
import { loadFiles, problemsOf, swap } from '../small-assignment.fixture.ts';
import type { Changes } from '../small-assignment.fixture.ts';
import { conversationFiles, conversationProblems } from './interactive-assignment.fixture.ts';

async function loaded(changes: Changes = {}) {
  const result = await loadFiles(conversationFiles, changes);
  if (result.kind !== 'loaded') throw new Error(JSON.stringify(result));
  return result.assignment;
}

test('conversations of both kinds are loaded for each program, and sessions beside them', async () => {
  const { conversations, sessions } = await loaded();
  expect(conversations).toEqual([
    {
      kind: 'answering',
      id: 'transcripts/opponent/01-white',
      about: 'White begins',
      visibility: 'public',
      points: 2,
      hint: 'Flush every reply',
      program: 'opponent',
      transcript: {
        pieces: [
          { kind: 'typed', text: 'play white;' },
          { kind: 'printed', text: 'ok.\n' },
          { kind: 'typed', text: 'move a1; move' },
          { kind: 'typed', text: 'b1;' },
          { kind: 'printed', text: 'ok.\nok.\n' },
          { kind: 'typed', text: 'note: a guest;' },
          { kind: 'typed', text: 'quit;' },
        ],
        ends: 'finished',
      },
    },
    {
      kind: 'commanding',
      id: 'transcripts/referee/02-game',
      about: 'One game',
      visibility: 'hidden',
      points: 1,
      program: 'referee',
      script: { typed: ['game', 'a1', 'quit'], moves: ['b1', 'c1'] },
      right: { trace: ['play black; ok.', 'move a1; ok.', '  go; b1.'], announces: ['Black wins'] },
    },
  ]);
  expect(sessions.map(({ id, program }) => [id, program])).toEqual([['transcripts/tester/03-test', 'tester']]);
});

test('a conversation without programs is a case of each of them, in their order', async () => {
  const { conversations } = await loaded({
    'transcripts/04-all.yaml': 'about: x\nconversation:\n  - { send: go;, expect: a1. }\n',
  });
  expect(conversations.map(({ id, program }) => [id, program])).toEqual([
    ['transcripts/opponent/01-white', 'opponent'],
    ['transcripts/opponent/04-all', 'opponent'],
    ['transcripts/referee/02-game', 'referee'],
    ['transcripts/referee/04-all', 'referee'],
    ['transcripts/tester/04-all', 'tester'],
  ]);
});

test('a program with only conversations can have marks', async () => {
  expect((await loaded()).scheme.transcripts).toEqual({ opponent: 40, referee: 30, tester: 10 });
});

test('a person may type just Enter', async () => {
  const { conversations } = await loaded({ 'transcripts/02-game.yaml': swap('[game, a1, quit]', "[game, '', quit]") });
  expect(conversations[1]).toMatchObject({ script: { typed: ['game', '', 'quit'] } });
});

test('lists may be empty, and a run without commands has an empty trace', async () => {
  const { conversations } = await loaded({
    'transcripts/02-game.yaml': 'about: x\nprograms: [referee]\ntyped: []\nmoves: []\ntrace: ""\nannounces: []\n',
  });
  expect(conversations[1]).toMatchObject({ script: { typed: [], moves: [] }, right: { trace: [], announces: [] } });
});

const noPrograms = (column: string) =>
  `small/transcripts/02-talk.yaml:${column}  found a conversation, expected a session, because assignment.yaml has no programs\n` +
  '  name the program under programs in assignment.yaml\n';

test.each([
  ['conversation:\n  - { send: go;, expect: a1. }\nabout: x\n'],
  ['typed: [game]\nmoves: []\ntrace: ""\nannounces: []\nabout: x\n'],
])('a conversation needs programs in assignment.yaml: %j', async (text) => {
  expect(await problemsOf({ 'transcripts/02-talk.yaml': text })).toBe(noPrograms('1:1'));
  expect(await problemsOf({ 'transcripts/02-talk.yaml': `# a conversation\n\n${text}` })).toBe(noPrograms('3:1'));
});

test.each([
  [
    '[opponent]',
    '[oponent]',
    'small/transcripts/01-white.yaml:2:12  found the program oponent, expected one of opponent, referee, tester\n' +
      '  did you mean opponent?\n',
  ],
  [
    '[opponent]',
    '[opponent, opponent]',
    'small/transcripts/01-white.yaml:2:22  found opponent a second time, expected every name once\n',
  ],
  [
    'programs: [opponent]',
    'programs: opponent',
    'small/transcripts/01-white.yaml:2:11  found the text "opponent", expected a list of programs\n',
  ],
  [
    'points: 2',
    'points: none',
    'small/transcripts/01-white.yaml:3:9  found the text "none", expected a number of points above 0\n',
  ],
  [
    'points: 2',
    'point: 2',
    'small/transcripts/01-white.yaml:3:1  found the key point, expected one of about, visibility, points, hint, programs, conversation\n' +
      '  did you mean points?\n',
  ],
  [
    'about: White begins\n',
    '',
    'small/transcripts/01-white.yaml:1:1  found no about, expected what the session tries\n',
  ],
  [
    'points: 2',
    'stop-on-failure: true',
    'small/transcripts/01-white.yaml:3:1  found the key stop-on-failure, expected one of about, visibility, points, hint, programs, conversation\n',
  ],
])('in a conversation %j cannot become %j', async (from, to, problem) => {
  expect(await conversationProblems({ 'transcripts/01-white.yaml': swap(from, to) })).toBe(problem);
});

test.each([
  ['moves: [b1, c1]\n', '', '1:1  found no moves, expected a list of answers of the commanded program\n'],
  ['typed: [game, a1, quit]\n', '', '1:1  found no typed, expected a list of lines that the person types\n'],
  ['announces: [Black wins]\n', '', '1:1  found no announces, expected a list of what is announced\n'],
  ['[game, a1, quit]', 'game', '4:8  found the text "game", expected a list of lines that the person types\n'],
  ['[game, a1, quit]', '[game, 4]', "4:15  found 4, expected a line that the person types\n  put it in quotes: '4'\n"],
  ['[b1, c1]', '[b1: c1]', "5:9  found a map, expected an answer\n  put it in quotes: 'b1: c1'\n"],
  ['[b1, c1]', '\n  b1: c1', '6:3  found a map, expected a list of answers of the commanded program\n'],
  ['[Black wins]', '[yes, true]', "11:18  found true, expected what is announced\n  put it in quotes: 'true'\n"],
  [
    'trace: |\n  play black; ok.\n\n  move a1; ok.\n    go; b1.\n',
    '',
    '1:1  found no trace, expected the commands with their answers, a line each\n',
  ],
  [
    'trace: |\n  play black; ok.\n\n  move a1; ok.\n    go; b1.\n',
    'trace: [play black; ok.]\n',
    '6:8  found a list, expected the commands with their answers, a line each\n',
  ],
  [
    'moves:',
    'move:',
    '5:1  found the key move, expected one of about, visibility, points, hint, programs, typed, moves, trace, announces\n' +
      '  did you mean moves?\n',
  ],
  [
    'visibility: hidden',
    'stop-on-failure: true',
    '3:1  found the key stop-on-failure, expected one of about, visibility, points, hint, programs, typed, moves, trace, announces\n',
  ],
])('in a commanding conversation %j cannot become %j', async (from, to, problem) => {
  expect(await conversationProblems({ 'transcripts/02-game.yaml': swap(from, to) })).toBe(
    `small/transcripts/02-game.yaml:${problem}`,
  );
});

test('two conversations of one program may not type and play the same', async () => {
  const again = (programs: string) => ({
    'transcripts/04-again.yaml': `about: x
programs: [${programs}]
conversation:
  - send: play white;
  - send: [move a1; move, b1;]
    expect: yes
  - { send: ['note: a guest;', quit;] }
`,
    'transcripts/05-again.yaml': `about: x
programs: [${programs}]
moves: [b1, c1]
trace: ''
announces: []
typed: [game, a1, quit]
`,
  });
  const told = (place: string, earlier: string) =>
    `small/transcripts/${place}  found the same typed lines as in ${earlier}, expected sessions that differ in what is typed\n` +
    '  drop one of the two, or type something else\n';
  expect(await conversationProblems(again('tester'))).toBe('');
  expect(await conversationProblems(again('opponent, tester'))).toBe(told('04-again.yaml:4:3', '01-white.yaml'));
  expect(await conversationProblems(again('referee'))).toBe(told('05-again.yaml:6:8', '02-game.yaml'));
});

test('the same typed lines with other moves are another conversation', async () => {
  const other = (moves: string) => ({
    'transcripts/04-other.yaml': `about: x\nprograms: [referee]\ntyped: [game, a1, quit]\nmoves: ${moves}\ntrace: ''\nannounces: []\n`,
  });
  expect(await conversationProblems(other('[b1]'))).toBe('');
  expect(await conversationProblems(other('[]'))).toBe('');
});

test('marks for a program need a conversation or a session', async () => {
  expect(await conversationProblems({ 'transcripts/02-game.yaml': null })).toBe(
    'small/assignment.yaml:20:32  found marks for referee, expected sessions to give them for\n' +
      '  add sessions of referee to transcripts\n',
  );
});
