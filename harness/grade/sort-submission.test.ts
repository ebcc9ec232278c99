import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgramPlan } from '../model/assignment/assignment.ts';
import { sorted, toldOf } from './sort-submission.fixture.ts';

const start = 'int main() { f(); }';
const f = 'int f() { return 1; }';

describe('one program', () => {
  test('that has its name and nothing beside it is not read at all', async () => {
    expect(await toldOf({ 'a/hex.cpp': '' })).toEqual({
      files: ['hex.cpp <- a/hex.cpp'],
      others: {},
      links: { '': ['hex.cpp'] },
    });
  });

  test('is the file with a main, whatever its name', async () => {
    expect(await toldOf({ 'grid.cpp': f, 'start.cpp': `#include "grid.h"\n${start}`, 'grid.h': 'int f();' })).toEqual({
      files: ['hex.cpp <- start.cpp'],
      others: { 'grid.cpp': 'compiled', 'grid.h': 'included' },
      links: { '': ['hex.cpp', 'grid.cpp'] },
    });
  });

  test('has its main in another file if the expected one has only functions', async () => {
    expect(await toldOf({ 'hex.cpp': f, 'main.cpp': start, 'test.cpp': `${start} ` })).toEqual({
      files: ['hex.cpp'],
      others: { 'main.cpp': 'compiled', 'test.cpp': 'own-main' },
      links: { '': ['hex.cpp', 'main.cpp'] },
    });
  });

  test('leaves out other programs, copies, and files that nothing in it uses', async () => {
    const told = await toldOf({
      'hex.cpp': start,
      'hex_old.cpp': `// older\n${start}`,
      'hex (1).cpp': start,
      'test.cpp': '#include "f.cpp"\nint main() { f(); }',
      'f.cpp': f,
      'f_old.cpp': 'int f() { return 0; } int unused() { return 1; }',
      'scratch.cpp': 'void tryThis() { (((',
      'notes.h': '',
    });
    expect(told).toEqual({
      files: ['hex.cpp'],
      others: {
        'f.cpp': 'compiled',
        'f_old.cpp': 'not-needed',
        'hex (1).cpp': 'same-file',
        'hex_old.cpp': 'own-main',
        'notes.h': 'not-included',
        'scratch.cpp': 'not-needed',
        'test.cpp': 'own-main',
      },
      links: { '': ['hex.cpp', 'f.cpp'] },
    });
  });

  test('compiles a source that it includes once', async () => {
    expect(await toldOf({ 'hex.cpp': `#include "f.cpp"\n${start}`, 'f.cpp': f })).toEqual({
      files: ['hex.cpp'],
      others: { 'f.cpp': 'included' },
      links: { '': ['hex.cpp'] },
    });
    expect((await toldOf({ 'hex.cpp': f, 'main.cpp': `#include "hex.cpp"\n${start}` })).links).toEqual({
      '': ['main.cpp'],
    });
  });

  test.each([
    [['hex_v2.cpp', 'hex_v10.cpp'], 'hex_v10.cpp'],
    [['hex_old.cpp', 'hex_final.cpp'], 'hex_final.cpp'],
    [['test.cpp', 'game.cpp'], 'game.cpp'],
    [['hex (1).cpp', 'hex (2).cpp'], 'hex (2).cpp'],
    [['Game (1).cpp', 'Game.cpp'], 'Game.cpp'],
    [['game.cpp', 'my hex.cpp'], 'my hex.cpp'],
    [['backup/start.cpp', 'zzz/start.cpp'], 'zzz/start.cpp'],
  ])('of %j, %s is chosen', async (names, chosen) => {
    const texts = Object.fromEntries(names.map((name) => [name, `// ${name}\nint main() {}`]));
    expect((await toldOf(texts)).files).toEqual([`hex.cpp <- ${chosen}`]);
    expect((await toldOf(Object.fromEntries(Object.entries(texts).toReversed()))).files).toEqual([
      `hex.cpp <- ${chosen}`,
    ]);
  });

  test('a name with any letters and bytes, or of a built-in property, is a name', async () => {
    const texts = {
      'hex.cpp': '#include "constructor"\nint main() {}',
      '__proto__.cpp': f,
      'constructor.h': '',
      '陳.cpp': f,
    };
    expect((await toldOf(texts)).links).toEqual({ '': ['hex.cpp'] });
  });
});

describe('folders', () => {
  test('headers are found in the folders of a project, and everything is compiled in one folder', async () => {
    const texts = {
      'Hex/src/hex.cpp':
        '#include "grid/Grid.h"\n#include "../include/rules.h"\n#include "..\\include\\win.h"\nint main() { Grid g; }',
      'Hex/include/grid/Grid.h': '#include "../rules.h"\nclass Grid { public: Grid(); };',
      'Hex/include/rules.h': '',
      'Hex/include/win.h': '',
      'Hex/src/grid/Grid.cpp': '#include <grid/Grid.h>\n#include "Grid.h"\nGrid::Grid() {}',
    };
    const { further, links, includes } = await sorted(texts);
    expect(further.map(({ name }) => name).toSorted()).toEqual(['Grid.cpp', 'Grid.h', 'rules.h', 'win.h']);
    expect(links).toEqual(new Map([['', ['hex.cpp', 'Grid.cpp']]]));
    expect(includes.get('Hex/src/hex.cpp')).toEqual(
      new Map([
        ['grid/Grid.h', 'Grid.h'],
        ['../include/rules.h', 'rules.h'],
        ['..\\include\\win.h', 'win.h'],
      ]),
    );
  });

  test('two headers with one name stay two', async () => {
    const texts = {
      'hex.cpp': '#include "a/util.h"\n#include "b/util.h"\nint main() {}',
      'a/util.h': '',
      'b/util.h': ' ',
    };
    const { further, includes } = await sorted(texts);
    expect(further).toEqual([
      { submitted: 'a/util.h', name: 'util.h' },
      { submitted: 'b/util.h', name: 'b_util.h' },
    ]);
    expect([...(includes.get('hex.cpp') ?? [])]).toEqual([
      ['a/util.h', 'util.h'],
      ['b/util.h', 'b_util.h'],
    ]);
  });
});

const plans: readonly ProgramPlan[] = [
  {
    id: 'opponent',
    about: '',
    studentFiles: ['opponent.cpp'],
    courseFiles: [],
    knownBy: { words: [], names: ['computer'] },
  },
  {
    id: 'referee',
    about: '',
    studentFiles: ['referee.cpp'],
    courseFiles: [],
    knownBy: { words: ['fstream'], names: ['human'] },
  },
];
const two = { files: ['opponent.cpp', 'referee.cpp'], programs: plans };
const commands = 'int main() { fstream out; cin; f(); }';
const answers = 'int main() { cin; f(); }';

describe('two programs', () => {
  test('if one is missing, helpers of the other are not taken for it', async () => {
    expect(await toldOf({ 'opponent.cpp': start, 'Board.cpp': f }, two)).toEqual({
      files: ['opponent.cpp'],
      others: { 'Board.cpp': 'compiled' },
      links: { opponent: ['opponent.cpp', 'Board.cpp'], referee: [] },
    });
  });

  test('a third program stays out of both', async () => {
    const texts = {
      'opponent.cpp': start,
      'referee.cpp': commands,
      'human.cpp': `${start} `,
      'test.cpp': `${start}  `,
      'f.cpp': f,
    };
    expect(await toldOf(texts, two)).toEqual({
      files: ['opponent.cpp', 'referee.cpp'],
      others: { 'f.cpp': 'compiled', 'human.cpp': 'own-main', 'test.cpp': 'own-main' },
      links: { opponent: ['opponent.cpp', 'f.cpp'], referee: ['referee.cpp', 'f.cpp'] },
    });
  });

  test.each([
    ['computer.cpp', 'referee.cpp'],
    ['opponent.cpp', 'main.cpp'],
    ['computer.cpp', 'human.cpp'],
    ['one.cpp', 'other.cpp'],
    ['referee1.cpp', 'opponent1.cpp'],
  ])('%s answers and %s commands, whatever their names', async (answering, commanding) => {
    const told = await toldOf({ [answering]: answers, [commanding]: commands, 'f.cpp': f }, two);
    expect(told.files.map((one) => one.split(' <- ').at(-1))).toEqual([answering, commanding]);
    expect(told.others).toEqual({ 'f.cpp': 'compiled' });
  });

  test('an interface that gives no commands is not a referee', async () => {
    const told = await toldOf({ 'opponent.cpp': start, 'human.cpp': `${start} `, 'f.cpp': f }, two);
    expect([told.files, told.others]).toEqual([['opponent.cpp'], { 'f.cpp': 'compiled', 'human.cpp': 'own-main' }]);
  });

  test.each([
    ['a test', { 'test_board.cpp': start, 'f.cpp': f }],
    ['a test with a name of its own', { 'playground.cpp': start, 'f.cpp': f }],
    ['a test that reads', { 'boardTest.cpp': answers, 'f.cpp': f }],
    ['a test that is named after it', { 'test_opponent.cpp': start, 'f.cpp': f }],
    ['an old copy of the other one', { 'referee_old.cpp': answers, 'f.cpp': f }],
    ['a version of the other one', { 'referee2.cpp': answers, 'f.cpp': f }],
  ])('%s does not count as the missing program', async (_, extra) => {
    const told = await toldOf({ 'referee.cpp': commands, ...extra }, two);
    const own = Object.keys(extra).filter((name) => name !== 'f.cpp');
    expect([told.files, told.others]).toEqual([
      ['referee.cpp'],
      { ...Object.fromEntries(own.map((name) => [name, 'own-main'])), 'f.cpp': 'compiled' },
    ]);
  });

  test.each(['opponent_v2.cpp', 'my-opponent-test.cpp', 'main.cpp', 'Spielpartner.cpp'])(
    '%s, which reads, is the opponent if no other file is',
    async (name) => {
      const told = await toldOf({ 'referee.cpp': commands, [name]: answers, 'f.cpp': f }, two);
      expect(told.files).toEqual([`opponent.cpp <- ${name}`, 'referee.cpp']);
    },
  );

  test('each has what it needs, and no more', async () => {
    const texts = {
      'opponent.cpp': '#include "Board.cpp"\nint main() { Board b; think(); }',
      'referee.cpp': '#include "Board.h"\nint main() { fstream f; Board b; draw(); }',
      'Board.cpp': '#include "Board.h"\nBoard::Board() {}',
      'Board.h': 'class Board { public: Board(); };',
      'draw.cpp': '#include "Board.h"\nvoid helper() {}\nvoid draw() { helper(); }',
      'think.cpp': '#include "Board.h"\nvoid helper() {}\nvoid think() { helper(); }',
    };
    expect((await toldOf(texts, two)).links).toEqual({
      opponent: ['opponent.cpp', 'think.cpp'],
      referee: ['referee.cpp', 'Board.cpp', 'draw.cpp'],
    });
  });

  test('each has its own copy of a shared file if each has a folder of its own', async () => {
    const texts = {
      'O/opponent.cpp': `#include "f.h"\n${start}`,
      'O/f.cpp': f,
      'O/f.h': 'int f();',
      'R/referee.cpp': `#include "f.h"\n${commands}`,
      'R/f.cpp': `${f} `,
      'R/f.h': 'int f(); ',
    };
    const { links, includes } = await sorted(texts, two);
    expect([...links.values()]).toEqual([
      ['opponent.cpp', 'f.cpp'],
      ['referee.cpp', 'R_f.cpp'],
    ]);
    expect(includes.get('R/referee.cpp')).toEqual(new Map([['f.h', 'R_f.h']]));
  });

  test('a class with the name of a program is not that program', async () => {
    const texts = {
      'opponent.cpp': '#include "opponent.h"\nOpponent::Opponent() {}',
      'opponent.h': 'class Opponent { public: Opponent(); };',
      'opponent_main.cpp': '#include "opponent.h"\nint main() { Opponent o; }',
      'referee.cpp': 'Referee::Referee() {}',
      'referee_main.cpp': 'int main() { Referee r; fstream f; }',
    };
    expect((await toldOf(texts, two)).links).toEqual({
      opponent: ['opponent.cpp', 'opponent_main.cpp'],
      referee: ['referee.cpp', 'referee_main.cpp'],
    });
  });
});

const halves = {
  files: ['Pieces.cpp', 'game.cpp'],
  provided: [{ name: 'Pieces.h', text: 'class Pieces { public: Pieces(); void move(); };' }],
  class: { name: 'Pieces', header: 'Pieces.h', file: 'Pieces.cpp' },
  programs: [
    { id: 'class', about: '', studentFiles: ['Pieces.cpp'], courseFiles: ['game.cpp'] },
    { id: 'client', about: '', studentFiles: ['game.cpp'], courseFiles: ['Pieces.cpp'] },
    { id: 'both', about: '', studentFiles: ['Pieces.cpp', 'game.cpp'], courseFiles: [] },
  ],
};
const members = '#include "Pieces.h"\nPieces::Pieces() {}\nvoid Pieces::move() { f(); }';
const client = '#include "Pieces.h"\nint main() { Pieces p; cin; show(); }';

describe('a class and its client', () => {
  test('are recognised by what they define', async () => {
    const texts = {
      'class.cpp': members,
      'main.cpp': client,
      'Pieces.h': '',
      'show.cpp': 'void show() {}',
      'f.cpp': f,
    };
    expect(await toldOf(texts, halves)).toEqual({
      files: ['Pieces.cpp <- class.cpp', 'game.cpp <- main.cpp'],
      others: { 'Pieces.h': 'course-copy', 'f.cpp': 'compiled', 'show.cpp': 'compiled' },
      links: {
        class: ['Pieces.cpp', 'f.cpp'],
        client: ['game.cpp', 'show.cpp'],
        both: ['Pieces.cpp', 'game.cpp', 'f.cpp', 'show.cpp'],
      },
      classSources: ['Pieces.cpp', 'f.cpp'],
    });
  });

  test('a client that includes the source of the class gets no second copy', async () => {
    const texts = {
      'Pieces.cpp': members.replace('f();', ''),
      'game.cpp': client.replace('.h', '.cpp').replace('show();', ''),
      'x.h': '',
    };
    const { links, broughtAlong } = await sorted(texts, halves as never);
    expect(links.get('both')).toEqual(['game.cpp']);
    expect(broughtAlong.get('client')).toEqual(['Pieces.cpp']);
  });

  test('a class in two files is complete in its own programs, and left out of those with the course file', async () => {
    const texts = {
      'Pieces.cpp': '#include "Pieces.h"\nPieces::Pieces() {}',
      'moves.cpp': '#include "Pieces.h"\nvoid Pieces::move() {}',
      'game.cpp': client.replace('show();', 'p.move();'),
    };
    const { links, classSources, broughtAlong } = await sorted(texts, halves as never);
    expect([...links]).toEqual([
      ['class', ['Pieces.cpp', 'moves.cpp']],
      ['client', ['game.cpp']],
      ['both', ['Pieces.cpp', 'game.cpp', 'moves.cpp']],
    ]);
    expect([classSources, [...broughtAlong.values()].flat()]).toEqual([['Pieces.cpp', 'moves.cpp'], []]);
  });

  test('if the members are defined in the header, it is the file of the class', async () => {
    const header = members.replace('#include "Pieces.h"', 'class Pieces { public: Pieces(); void move(); };');
    const parts = { 'game.cpp': client.replace('show();', ''), 'f.cpp': f };
    expect(await toldOf({ ...parts, 'Pieces.h': header }, halves)).toEqual({
      files: ['Pieces.cpp <- Pieces.h', 'game.cpp'],
      others: { 'f.cpp': 'compiled' },
      links: { class: ['Pieces.cpp', 'f.cpp'], client: ['game.cpp'], both: ['Pieces.cpp', 'game.cpp', 'f.cpp'] },
      classSources: ['Pieces.cpp', 'f.cpp'],
    });
    expect((await toldOf({ ...parts, 'Pieces.h': header, 'class.cpp': members }, halves)).files).toEqual([
      'Pieces.cpp <- class.cpp',
      'game.cpp',
    ]);
  });

  test.each(['Pieces.cpp', 'game.cpp', 'all.cpp'])('that are both in %s are the whole program', async (name) => {
    const whole = `${members}\n${client.replace('show();', '')}`;
    const told = await toldOf({ [name]: whole, 'f.cpp': f }, halves);
    const as = name === 'Pieces.cpp' ? name : 'game.cpp';
    expect(told).toEqual({
      files: ['Pieces.cpp', 'game.cpp'].map((expected) => (expected === name ? name : `${expected} <- ${name}`)),
      others: { 'f.cpp': 'compiled' },
      links: { class: [as, 'f.cpp'], client: [as, 'f.cpp'], both: [as, 'f.cpp'] },
      classSources: [as, 'f.cpp'],
    });
  });

  test('if the client is missing, a test of the class does not count as it', async () => {
    const texts = {
      'Pieces.cpp': members,
      'f.cpp': f,
      'try.cpp': '#include "Pieces.h"\nint main() { Pieces p; p.move(); }',
    };
    expect(await toldOf(texts, halves)).toMatchObject({ files: ['Pieces.cpp'], others: { 'try.cpp': 'own-main' } });
  });

  test('if the class is missing, a helper of the client does not count as it', async () => {
    expect((await toldOf({ 'game.cpp': client, 'show.cpp': 'int main() {}' }, halves)).files).toEqual(['game.cpp']);
  });
});

const parts = ['int main() { f(); g(); }', f, 'int g() { return f(); }', '#include "a.h"', 'int main() {}', '((('];
const names = ['hex.cpp', 'Hex.cpp', 'a.cpp', 'src/b.cpp', 'a.h', 'c (1).cpp', '@x.cc', 'opponent.cpp', 'test.cpp'];
const submissions = fc.dictionary(
  fc.constantFrom(...names),
  fc.array(fc.constantFrom(...parts)).map((of) => of.join('\n')),
);

test('the order of files does not matter, and no program is linked with two mains or with one file twice', async () => {
  await fc.assert(
    fc.asyncProperty(submissions, async (texts) => {
      const told = await toldOf(texts, {});
      expect(await toldOf(Object.fromEntries(Object.entries(texts).toReversed()))).toEqual(told);
      const linked = told.links[''] ?? [];
      expect(new Set(linked).size).toBe(linked.length);
    }),
    { numRuns: 50 },
  );
});
