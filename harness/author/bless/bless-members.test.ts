import { expect, test } from 'vitest';
import { classFiles } from '../../assignment/functions/class-assignment.fixture.ts';
import { swap } from '../../assignment/small-assignment.fixture.ts';
import type { ExpectedCall, Reference } from '../../model/assignment/reference.ts';
import type { Value } from '../../model/assignment/value.ts';
import { blessFiles, reference } from './blessed-files.fixture.ts';

const start = ['........', '........', '........', '...AB...', '...BA...', '........', '........', '........'].join(
  '\n',
);
const put = ['A.......', '........', '........', '...AB...', '...BA...', '........', '........', '........'].join('\n');

/** A class whose state is cells, player and moves. */
function answer(name: string, [cells = '', player = '', moves = 0n, ...args]: readonly Value[]): ExpectedCall {
  switch (name) {
    case 'twice':
      return { returns: 4n, after: [cells], prints: '' };
    case 'Board':
      return { after: [start, 'A', 0n], prints: '' };
    case 'put':
      if (args[0] === '') return { returns: false, after: [cells, player, moves, ...args], prints: '' };
      return { returns: true, after: [put, 'B', BigInt(moves) + 1n, ...args], prints: '' };
    default:
      return { after: [cells, player, moves], prints: '' };
  }
}

const board: Reference = {
  ...reference,
  call: (name, args) => answer(name, args),
  play: (typed) => ({
    pieces: [{ kind: 'printed', text: 'n? ' }, ...typed.map((text) => ({ kind: 'typed' as const, text }))],
    ends: 'finished',
  }),
};

const given = `    returns: true
    after:
      cells: |
        A . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . A B . . .
        . . . B A . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
      moves: 1
`;
const print = '      player: B\n      moves: -3\n    args: []\n    prints: full\n';

function blessed(change: (text: string) => string, truth = board) {
  const quiet = swap(print, print.replace('full', "''"));
  return blessFiles({ ...classFiles, 'functions.yaml': change(quiet(classFiles['functions.yaml'] ?? '')) }, truth);
}

test('only the fields that a member changes are written, boards as they are drawn', async () => {
  const { texts, problems, files } = await blessed(swap(given, ''));
  expect(problems).toBe('');
  expect(files.map(({ filledIn, changed }) => [filledIn, changed])).toEqual([[1, 0]]);
  const written = given.replace('      moves: 1\n', "      player: 'B'\n      moves: 1\n");
  expect(texts['functions.yaml']).toContain(`    args: [a1, 1]\n${written}  - { before: start`);
});

test('a field that is missing is added to the others, and a wrong one is replaced', async () => {
  const { texts, files } = await blessed(swap(given, given.replace('A . . .', '# . . .')));
  expect(files.map(({ filledIn, changed }) => [filledIn, changed])).toEqual([[0, 1]]);
  expect(texts['functions.yaml']).toContain(`${given}      player: 'B'\n`);
});

test('a call of a void member that changes nothing says that it prints nothing', async () => {
  const { texts } = await blessed(swap(print.replace('full', "''"), print.replace('    prints: full\n', '')));
  expect(texts['functions.yaml']).toContain("    args: []\n    prints: ''\n");
});

test('a board does not fit into braces, and the name of a position is not replaced', async () => {
  const { problems } = await blessed((text) =>
    swap(
      `  - about: One piece\n    before: start\n    args: [a1, 1]\n${given}`,
      '  - { before: start, args: [a1, 1] }\n',
    )(swap('player: A\n    moves: 0', 'player: A\n    moves: 2')(text)),
  );
  const found =
    'found another state after the call, which cannot be written here, expected the keys of the call on lines of their own, and under after a map of fields\n' +
    '  lines of text do not fit between { and }, and the name of a position means one state\n';
  expect(problems).toBe(`small/functions.yaml:17:5  ${found}\nsmall/functions.yaml:19:5  ${found}`);
});

test('the state that a constructor makes is filled in', async () => {
  const { texts, problems } = await blessed(swap('  - { after: start, about: The start }', '  - about: The start'));
  expect(problems).toBe('');
  const cells = start.replaceAll(/^.*$/gm, (row) => `        ${row.split('').join(' ')}`);
  expect(texts['functions.yaml']).toContain(
    `  - about: The start\n    after:\n      cells: |\n${cells}\n      player: 'A'\n      moves: 0\n`,
  );
});

test('garbage is never written: a field that the constructor does not set is a mistake', async () => {
  const lazy: Reference = {
    ...board,
    call: (name, args) => (name === 'Board' ? { after: [start, '?', 0n], prints: '' } : answer(name, args)),
  };
  const { problems } = await blessed(swap('  - { after: start, about: The start }', '  - {}'), lazy);
  expect(problems).toBe(
    'small/functions.yaml:17:5  found a constructor of the solution that does not set player, expected a constructor that sets every private field\n' +
      '  set it there, or write after: by hand\n',
  );
});
