import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnGame } from '../drawn-game.fixture.ts';
import { type Peg, isPeg } from '../pegs.ts';
import { checkReferee } from './check-referee.ts';
import { explainReferee } from './explain-referee.ts';
import { refereeScripts } from './generate-referee-scripts.ts';
import type { RefereeScript } from './right-referee.ts';
import { formatRightRun } from './right-run.ts';

/** White fills row A and Black row B, then there are a restart and one more bead. */
const script: RefereeScript = {
  typed: ['A1', 'A2', 'E5', 'A3', 'A4', 'restart', 'D4', 'quit'],
  moves: ['B1', 'B2', 'B3', 'C1'],
};
const right = [
  'play black;',
  ...['note: white plays A1;', 'move;', 'note: white plays A2;', 'move;', 'note: white plays A3;', 'move;'],
  ...['note: white plays A4;', 'restart;', 'play black;', 'note: white plays D4;', 'move;', 'quit;'],
];

function problems(
  trace: readonly string[],
  run: { readonly output?: string; readonly hasEnded?: boolean; readonly late?: string } = {},
  of = script,
) {
  const { output = 'White wins!\n', hasEnded = true, late = '' } = run;
  return checkReferee(of, { trace: trace.join('\n'), output, hasEnded, late });
}

function without(...indices: readonly number[]): string[] {
  return right.filter((_, index) => !indices.includes(index));
}

function withExtra(index: number, ...commands: readonly string[]): string[] {
  return right.toSpliced(index, 0, ...commands);
}

describe('a right trace', () => {
  test('has no problem', () => {
    expect(problems(right)).toEqual([]);
  });

  test.each([
    ['may begin with a restart', withExtra(0, 'restart;')],
    ['may restart an empty board twice', withExtra(9, 'restart;')],
    ['may send the colour late', ['note: white plays A1;', 'play black;', ...right.slice(2)]],
    [
      'may send the colour often',
      right.flatMap((command) => (command === 'move;' ? ['play black;', command] : [command])),
    ],
    ['may have any white space', [right.join(' ').replaceAll('plays', '\n\tplays')]],
  ])('%s', (_, trace) => {
    expect(problems(trace)).toEqual([]);
  });

  test('may end with or without quit if the person did not type it', () => {
    const typed = script.typed.slice(0, -1);
    expect([right, right.slice(0, -1)].map((trace) => problems(trace, {}, { ...script, typed }))).toEqual([[], []]);
  });

  test('may stop at any point of a clear draw', () => {
    const typed = [...drawnGame.filter((_, index) => index % 2 === 0), 'restart', 'A1'];
    const drawn = { typed, moves: drawnGame.filter((_, index) => index % 2 === 1) };
    const whole = formatRightRun(drawn).trace.map((line) => line.replace(/;.*/, ';'));
    const end = whole.indexOf('restart;');
    const stopped = [0, 1, 2, 3, 4, 5].map((left) => [...whole.slice(0, end - left), ...whole.slice(end)]);
    expect(stopped.map((trace) => problems(trace, { output: 'Draw\n' }, drawn))).toEqual([[], [], [], [], [], []]);
    const early = [...whole.slice(0, end - 6), ...whole.slice(end)];
    expect(problems(early, { output: 'Draw\n' }, drawn)).toMatchObject([{ kind: 'bead-not-noted', line: 30 }]);
  });

  test('is right for every script', () => {
    fc.assert(
      fc.property(refereeScripts, (random) => {
        const { trace, announces } = formatRightRun(random);
        const commands = trace.map((line) => line.replace(/;.*/, ';'));
        expect(problems(commands, { output: announces.join('\n') }, random)).toEqual([]);
      }),
    );
  });
});

describe('a wrong trace', () => {
  test.each<[string, readonly string[], object]>([
    ['colour never sent', without(0), { kind: 'play-missing', afterRestart: false }],
    ['colour not sent after a restart', without(9), { kind: 'play-missing', afterRestart: true }],
    ['wrong colour sent', ['play white;', ...right.slice(1)], { kind: 'wrong-colour-played', colour: 'white' }],
    ['bead not noted', without(3), { kind: 'bead-not-noted', line: 2, peg: 'A2', ends: false }],
    [
      'no bead noted',
      right.filter((command) => !/note/.test(command)),
      { kind: 'bead-not-noted', line: 1, peg: 'A1', ends: false },
    ],
    ['last bead not noted', without(7), { kind: 'bead-not-noted', line: 5, peg: 'A4', ends: true }],
    [
      'last bead noted late',
      [...right.slice(0, 7), 'move;', 'note: white plays A4;', ...right.slice(8)],
      { kind: 'noted-late', line: 5, peg: 'A4', ends: true },
    ],
    [
      'bead noted late',
      right.toSpliced(1, 2, 'move;', 'note: white plays A1;'),
      { kind: 'noted-late', line: 1, peg: 'A1', ends: false },
    ],
    ['bead noted twice', withExtra(2, 'note: white plays A1;'), { kind: 'noted-twice', note: 'note: white plays A1;' }],
    [
      'bead noted again after the move',
      withExtra(3, 'note: white plays A1;'),
      { kind: 'noted-twice', note: 'note: white plays A1;' },
    ],
    [
      "opponent's bead noted",
      withExtra(3, 'note: black plays B1;'),
      { kind: 'opponents-bead-noted', note: 'note: black plays B1;' },
    ],
    [
      'in the wrong colour',
      right.with(3, 'note: black plays A2;'),
      { kind: 'wrong-bead-noted', line: 2, expected: 'note: white plays A2;', note: 'note: black plays A2;' },
    ],
    [
      'on the wrong peg',
      right.with(3, 'note: white plays B1;'),
      { kind: 'wrong-bead-noted', line: 2, expected: 'note: white plays A2;', note: 'note: white plays B1;' },
    ],
    [
      'bead that neither player played',
      withExtra(3, 'note: white plays D2;'),
      { kind: 'unknown-bead-noted', note: 'note: white plays D2;' },
    ],
    [
      'refused line noted',
      withExtra(5, 'note: white plays E5;'),
      { kind: 'refused-location-noted', typed: 'E5', note: 'note: white plays E5;' },
    ],
    ['refused line loses the turn', withExtra(5, 'move;'), { kind: 'move-out-of-turn' }],
    ["opponent's turn skipped", without(4), { kind: 'move-not-asked', line: 2 }],
    ['move after the end', withExtra(8, 'move;'), { kind: 'move-after-end' }],
    ['restart not forwarded', without(8), { kind: 'restart-not-forwarded', line: 6 }],
    ['restart not forwarded, nor the colour', without(8, 9), { kind: 'restart-not-forwarded', line: 6 }],
    ['restart that the person did not type', withExtra(3, 'restart;', 'play black;'), { kind: 'unasked-restart' }],
    ['quit not forwarded', without(12), { kind: 'quit-not-forwarded', line: 8 }],
    [
      'quit that the person did not type',
      right.slice(0, 8).concat('quit;'),
      { kind: 'restart-not-forwarded', line: 6 },
    ],
    ['quit too early', withExtra(3, 'quit;'), { kind: 'unasked-quit' }],
    ['more after quit', [...right, 'restart;'], { kind: 'command-after-quit', command: 'restart;' }],
    ['nothing at all', [], { kind: 'bead-not-noted', line: 1, peg: 'A1', ends: false }],
    ['nothing after the second move', right.slice(0, 5), { kind: 'bead-not-noted', line: 4, peg: 'A3', ends: false }],
    [
      'not a command',
      right.with(2, 'your move;'),
      { kind: 'malformed-command', text: 'your move;', malformed: { kind: 'unknown-command', word: 'your' } },
    ],
    [
      'an unfinished command',
      [...right.slice(0, -1), 'quit'],
      { kind: 'malformed-command', text: 'quit', malformed: { kind: 'no-semicolon' } },
    ],
  ])('%s', (_, trace, problem) => {
    expect(problems(trace)).toEqual([problem]);
  });

  test('a full peg must be refused', () => {
    const typed = ['A1', 'A1', 'A1', 'A1', 'C1', 'quit'];
    const full: RefereeScript = { typed, moves: ['A1', 'B1', 'B1', 'B2'] };
    const trace = [
      'play black;',
      ...['A1', 'A1', 'A1', 'A1'].flatMap((peg) => [`note: white plays ${peg};`, 'move;']),
      'quit;',
    ];
    expect(problems(trace, {}, full)).toEqual([
      { kind: 'refused-location-noted', typed: 'A1', note: 'note: white plays A1;' },
    ]);
  });

  test('a line that begins with a location must be refused as a whole', () => {
    const cut: RefereeScript = { typed: ['A12', 'B1'], moves: [] };
    expect(problems(['play black;', 'note: white plays A1;', 'move;'], {}, cut)).toEqual([
      { kind: 'refused-location-noted', typed: 'A12', note: 'note: white plays A1;' },
    ]);
  });

  test('a refused line at the very end must not be noted either', () => {
    const end: RefereeScript = { typed: ['A1', 'A9'], moves: ['B1'] };
    expect(
      problems(['play black;', 'note: white plays A1;', 'move;', 'note: white plays A9;'], { output: '' }, end),
    ).toEqual([{ kind: 'refused-location-noted', typed: 'A9', note: 'note: white plays A9;' }]);
  });

  test('a missing restart is not reported as a move after the end', () => {
    const black: RefereeScript = {
      typed: ['black', 'B1', 'B2', 'B3', 'restart', 'D1'],
      moves: ['A1', 'A2', 'A3', 'A4', 'C1', 'C2'],
    };
    const trace = formatRightRun(black).trace.map((line) => line.replace(/;.*/, ';'));
    expect(
      problems(
        trace.filter((command) => command !== 'restart;'),
        { output: 'White wins' },
        black,
      ),
    ).toEqual([{ kind: 'restart-not-forwarded', line: 5 }]);
  });

  test('a missing note is not late if the next game has the same bead', () => {
    const again: RefereeScript = { typed: ['A1', 'A2', 'A3', 'A4', 'restart', 'A4'], moves: ['B1', 'B2', 'B3', 'C1'] };
    const trace = formatRightRun(again).trace.map((line) => line.replace(/;.*/, ';'));
    expect(problems(trace.toSpliced(trace.indexOf('note: white plays A4;'), 1), {}, again)).toEqual([
      { kind: 'bead-not-noted', line: 4, peg: 'A4', ends: true },
    ]);
  });

  test('a note of the same peg in the next turn is not a second note', () => {
    const twice: RefereeScript = { typed: ['A1', 'A1', 'quit'], moves: ['B1', 'B1'] };
    const trace = ['play black;', 'note: white plays A1;', 'move;', 'note: white plays A1;', 'move;', 'quit;'];
    expect(problems(trace, { output: '' }, twice)).toEqual([]);
    expect(problems(trace.toSpliced(2, 1), { output: '' }, twice)).toMatchObject([{ kind: 'noted-twice' }]);
  });
});

describe('besides the trace', () => {
  test('the result counts, even if the trace goes wrong later', () => {
    const wrong = { kind: 'wrong-result-announced', result: 'white wins', announced: 'black wins' };
    expect(problems(right, { output: 'black wins' })).toEqual([wrong]);
    expect(problems(without(12), { output: 'black wins' })).toEqual([{ kind: 'quit-not-forwarded', line: 8 }, wrong]);
    expect(problems(without(7), { output: '' })).toMatchObject([{ kind: 'bead-not-noted' }]);
  });

  test('the referee must end', () => {
    expect(problems(right, { hasEnded: false })).toEqual([{ kind: 'did-not-end', typedQuit: true }]);
    const typed = script.typed.slice(0, -1);
    expect(problems(right.slice(0, -1), { hasEnded: false }, { ...script, typed })).toEqual([
      { kind: 'did-not-end', typedQuit: false },
    ]);
  });

  test('a command that came too late is reported as kept back', () => {
    expect(problems([], { late: 'play black;\nnote: white plays A1;\nmove;\n', hasEnded: false, output: '' })).toEqual([
      { kind: 'command-kept-back', late: 'play black;\nnote: white plays A1;\nmove;\n' },
    ]);
    expect(problems(right.slice(0, 1), { late: '\nquit;', hasEnded: false, output: '' })).toMatchObject([
      { kind: 'bead-not-noted' },
    ]);
  });
});

/** Changes to a right trace that no referee may make. */
const changes: readonly [string, (trace: readonly string[], at: number) => readonly string[]][] = [
  ['leaves a command out', (trace, at) => trace.toSpliced(at, 1)],
  ['sends a command twice', (trace, at) => trace.toSpliced(at, 0, trace[at] ?? '')],
  [
    'plays on another peg',
    (trace, at) =>
      trace.with(
        at,
        (trace[at] ?? '').replace(/[A-D](?=\d)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      ),
  ],
  [
    'changes the colour',
    (trace, at) =>
      trace.with(
        at,
        (trace[at] ?? '').replace(/white|black/, (is) => (is === 'white' ? 'black' : 'white')),
      ),
  ],
];

describe.each(changes)('a referee that %s', (_, change) => {
  test('is caught in every place, with an explanation', () => {
    fc.assert(
      fc.property(refereeScripts, fc.nat(), (random, choice) => {
        const { trace, announces } = formatRightRun(random);
        const commands = trace.map((line) => line.replace(/;.*/, ';'));
        // A referee may send the colour twice, restart an empty board, and declare a clear draw early.
        const places = commands.flatMap((command, index) => (/note|move|quit/.test(command) ? [index] : []));
        const changed = places.map((at) => change(commands, at)).filter((is) => is.join() !== commands.join());
        fc.pre(changed.length > 0 && !announces.includes('draw'));
        const wrong = changed[choice % changed.length] ?? [];
        const found = problems(wrong, { output: announces.join('\n') }, random);
        expect(found.length).toBeGreaterThan(0);
        expect(found.map(explainReferee).filter((words) => !/^[A-Z"].*[.]$/.test(words))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

test('the pegs of the scripts are pegs', () => {
  const pegs: readonly Peg[] = script.typed.filter(isPeg);
  expect(pegs.length).toBe(5);
});
