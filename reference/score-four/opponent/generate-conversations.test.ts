import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversations, games } from './generate-conversations.ts';
import { parseScript } from './script.ts';
import { type Program, problemOf, rightProgram, holdConversation } from './conversation.fixture.ts';

const samples = {
  conversations: fc.sample(conversations, { numRuns: 300, seed: 1 }),
  games: fc.sample(games, { numRuns: 300, seed: 1 }),
};

function share(scripts: readonly (readonly string[])[], is: (text: string) => boolean): number {
  return scripts.filter((lines) => is(lines.join('\n'))).length / scripts.length;
}

function count(text: string, what: RegExp): number {
  return (text.match(what) ?? []).length;
}

describe.each(Object.entries(samples))('%s', (_, scripts) => {
  test('are scripts', () => {
    expect(scripts.map((lines) => parseScript(lines).length > 0)).toEqual(scripts.map(() => true));
  });

  test('are completed by a correct program', () => {
    expect(scripts.map((lines) => problemOf(holdConversation(lines, rightProgram())))).toEqual(
      scripts.map(() => 'none'),
    );
  });

  test('have several commands on a line, and one space between the words of each', () => {
    expect(share(scripts, (text) => /;.*;/.test(text))).toBeGreaterThan(0.3);
    expect(scripts.filter((lines) => /[a-z:](\n|  )/.test(lines.join('\n')))).toEqual([]);
    expect(share(scripts, (text) => !/;.*;|[a-z:]\n|  /.test(text))).toBeGreaterThan(0.4);
  });

  test('mostly end with quit', () => {
    const quits = share(scripts, (text) => text.endsWith('quit;'));
    expect(quits).toBeGreaterThan(0.6);
    expect(quits).toBeLessThan(0.95);
  });
});

test('conversations have everything that a referee may do', () => {
  const { conversations: scripts } = samples;
  const often: readonly [string, RegExp][] = [
    ['two moves in a row', /move;\s*move;/],
    ['notes for both colours', /white\s+plays[^]*black\s+plays/],
    ['a colour in the middle of a game', /(move|plays\s+\S+);\s*play\s/],
    ['a restart in the middle of a game', /plays\s+\S+;\s*restart;/],
    ['no restart at the beginning', /^(?!restart)/],
    ['a board filled by notes', /(note:[^;]*;\s*){50}/],
  ];
  const rare = often.filter(([, what]) => share(scripts, (text) => what.test(text)) < 0.15);
  expect(rare.map(([name]) => name)).toEqual([]);
  expect(share(scripts, (text) => /^(restart;)?\s*(note:[^;]*;\s*)*move;/.test(text))).toBeGreaterThan(0.02);
});

test('games are played in turn with either colour, and some of them to the last bead', () => {
  const played = samples.games.map((lines) => holdConversation(lines, spreading()).screen);
  const full = played.filter((screen) => screen.split('restart;').some((game) => count(game, /^[A-D]\d\.$/gm) === 32));
  expect(full.length).toBeGreaterThan(10);
  expect(share(samples.games, (text) => /play\s+white;\s*move;/.test(text))).toBeGreaterThan(0.5);
  expect(share(samples.games, (text) => /play\s+black;\s*note:\s+white/.test(text))).toBeGreaterThan(0.5);
});

/** Never plays on the same peg or beside it, so its games are long. */
function spreading(): Program {
  const pegs = [
    'A1',
    'B3',
    'D2',
    'C4',
    'B1',
    'A4',
    'C2',
    'D3',
    'C1',
    'A2',
    'D4',
    'B2',
    'A3',
    'D1',
    'C3',
    'B4',
  ] as const;
  const right = rightProgram(...[0, 1, 2, 3, 4, 5].flatMap(() => pegs));
  return right;
}

/** Programs with one fault, which random scripts must find. */
const faulty: Readonly<Record<string, () => Program>> = {
  'forgets notes': () => without(({ kind }) => kind === 'note'),
  'forgets notes of White': () => without((command) => command.kind === 'note' && command.colour === 'white'),
  'ignores restart': () => without(({ kind }) => kind === 'restart'),
  'always plays C3':
    () =>
    ({ kind }) =>
      kind === 'quit' ? 'ended' : kind === 'move' ? 'C3.\n' : 'ok.\n',
  'dies with a full board': () => {
    const right = rightProgram();
    return (command) => {
      const printed = right(command);
      return printed === 'none.\n' ? 'ended' : printed;
    };
  },
};

function without(ignores: (command: Parameters<Program>[0]) => boolean): Program {
  const right = rightProgram();
  return (command) => (ignores(command) ? 'ok.\n' : right(command));
}

describe.each(Object.entries(faulty))('a program that %s', (_, program) => {
  const fails = (lines: readonly string[]) => holdConversation(lines, program()).end.kind === 'wrong';

  test('is caught by at least two of 40 conversations', () => {
    expect(samples.conversations.slice(0, 40).filter(fails).length).toBeGreaterThan(1);
  });

  test('gets a smallest conversation in which every line is needed', () => {
    const details = fc.check(
      fc.property(conversations, (lines) => !fails(lines)),
      { seed: 1, numRuns: 200 },
    );
    const [lines = []] = details.counterexample ?? [];
    expect(fails(lines)).toBe(true);
    expect(lines.filter((_line, index) => fails(lines.toSpliced(index, 1)))).toEqual([]);
    expect(lines.filter((line) => !/^\S+( \S+)*;$/.test(line))).toEqual([]);
  });
});

test('the smallest conversation is short for a simple fault', () => {
  const { counterexample } = fc.check(
    fc.property(
      conversations,
      (lines) =>
        holdConversation(
          lines,
          without(({ kind }) => kind === 'note'),
        ).end.kind === 'right',
    ),
    { seed: 1, numRuns: 200 },
  );
  expect(counterexample?.[0].length).toBeLessThan(9);
});
