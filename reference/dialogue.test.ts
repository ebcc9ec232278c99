// @module-tag compiler
import { join } from 'node:path';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type Dialogue,
  ScriptError,
  canRead,
  play,
  print,
  readCharacter,
  readInteger,
  readLine,
  readWord,
} from './dialogue.ts';
import { compile, temporaryFolder } from './test-compiler.fixture.ts';

/** Asks for two integers and prints their sum. */
function* adder(): Dialogue {
  yield* print('a: ');
  const a = yield* readInteger();
  yield* print('b: ');
  const b = yield* readInteger();
  yield* print(`${a + b}\n`);
}

/** Prints the sum of all integers so far, and then that there are no more. */
function* sums(): Dialogue {
  let sum = 0;
  while (yield* canRead('integer')) {
    sum += yield* readInteger();
    yield* print(`${sum} `);
  }
  yield* print('end');
}

/** Counts lines. */
function* lines(): Dialogue {
  let count = 0;
  for (; yield* canRead('line'); count += 1) yield* readLine();
  yield* print(String(count));
}

describe('at the terminal', () => {
  test('a line is typed where the program asks for it', () => {
    expect(play(adder(), ['2', '3'])).toEqual({
      pieces: [
        { kind: 'printed', text: 'a: ' },
        { kind: 'typed', text: '2' },
        { kind: 'printed', text: 'b: ' },
        { kind: 'typed', text: '3' },
        { kind: 'printed', text: '5\n' },
      ],
      ends: 'finished',
    });
  });

  test('the next read takes what is left of a line before another line is typed', () => {
    expect(play(adder(), ['2 3'])).toEqual({
      pieces: [
        { kind: 'printed', text: 'a: ' },
        { kind: 'typed', text: '2 3' },
        { kind: 'printed', text: 'b: 5\n' },
      ],
      ends: 'finished',
    });
  });

  test('empty lines are typed as long as the program waits for something to read', () => {
    expect(play(adder(), ['', ' \t', '2', '', '3']).pieces).toEqual([
      { kind: 'printed', text: 'a: ' },
      { kind: 'typed', text: '' },
      { kind: 'typed', text: ' \t' },
      { kind: 'typed', text: '2' },
      { kind: 'printed', text: 'b: ' },
      { kind: 'typed', text: '' },
      { kind: 'typed', text: '3' },
      { kind: 'printed', text: '5\n' },
    ]);
  });

  test('a script that is too short leaves the program waiting', () => {
    expect(play(adder(), ['2'])).toEqual({
      pieces: [
        { kind: 'printed', text: 'a: ' },
        { kind: 'typed', text: '2' },
        { kind: 'printed', text: 'b: ' },
      ],
      ends: 'waiting',
    });
  });

  test('lines that the program does not read are not in the transcript', () => {
    expect(play(adder(), ['2', '3', '4', 'x'])).toEqual(play(adder(), ['2', '3']));
  });

  test('if its input is closed, a program may ask for the end, but not read it', () => {
    const closed = (dialogue: Dialogue, ...typed: string[]) => play(dialogue, typed, true);
    expect(closed(sums(), '2 3', '', '4')).toEqual({
      pieces: [
        { kind: 'typed', text: '2 3' },
        { kind: 'printed', text: '2 5 ' },
        { kind: 'typed', text: '' },
        { kind: 'typed', text: '4' },
        { kind: 'printed', text: '9 end' },
      ],
      ends: 'finished',
    });
    expect(closed(sums())).toEqual({ pieces: [{ kind: 'printed', text: 'end' }], ends: 'finished' });
    expect(play(sums(), ['2']).ends).toBe('waiting');
    expect(() => closed(adder(), '2')).toThrow(new ScriptError(1, 'the program reads on, and the input has ended'));
  });

  test('an empty line is not the end', () => {
    expect(play(lines(), ['a', '', ''], true).pieces.at(-1)).toEqual({ kind: 'printed', text: '3' });
  });

  test('a program that only prints needs no script', () => {
    expect(play(print('Hello\n'), [])).toEqual({ pieces: [{ kind: 'printed', text: 'Hello\n' }], ends: 'finished' });
  });
});

/** Reads one value for each letter of `wanted` and prints what it got. */
function* echo(wanted: string): Dialogue {
  for (const letter of wanted) {
    if (letter === 'i') yield* print(`[${yield* readInteger()}]`);
    if (letter === 'c') yield* print(`[${yield* readCharacter()}]`);
    if (letter === 'w') yield* print(`[${yield* readWord()}]`);
    if (letter === 'l') yield* print(`[${yield* readLine()}]`);
  }
}

function echoed(wanted: string, typed: readonly string[]): string {
  try {
    const { pieces, ends } = play(echo(wanted), typed);
    return (
      pieces.map((piece) => (piece.kind === 'printed' ? piece.text : '')).join('') + (ends === 'waiting' ? '?' : '')
    );
  } catch (error) {
    if (error instanceof ScriptError) return 'broken promise';
    throw error;
  }
}

describe('reading', () => {
  test.each([
    ['a location may be written together', 'ci', ['F3'], '[F][3]'],
    ['or with a space between', 'ci', ['F 3'], '[F][3]'],
    ['or on two lines', 'ci', ['F', '3'], '[F][3]'],
    ['two words are on a line', 'ww', ['a1 \t c1'], '[a1][c1]'],
    ['a word goes on to the next space', 'w', ['play;white'], '[play;white]'],
    ['an integer may have a sign and leading zeros', 'iiii', ['+7 -3 007 -0'], '[7][-3][7][0]'],
    ['an integer ends where its digits end', 'ic', ['5x'], '[5][x]'],
    ['the smallest and the largest int are integers', 'ii', ['-2147483648 2147483647'], '[-2147483648][2147483647]'],
    ['a line keeps its spaces', 'l', ['  play  white; '], '[  play  white; ]'],
    ['a line may be empty', 'll', ['', 'x'], '[][x]'],
    ['a line after an integer is the rest of the line of that integer', 'ill', ['5', 'x'], '[5][][x]'],
    ['the rest of a line that has nothing left is empty', 'il', ['5'], '[5][]'],
    ['the program waits for a second line that is not there', 'ill', ['5'], '[5][]?'],
  ])('%s', (_, wanted, typed, got) => {
    expect(echoed(wanted, typed)).toBe(got);
  });

  test('there is no minus zero in C++', () => {
    const dialogue = readInteger();
    dialogue.next('');
    expect(dialogue.next('-0').value).toBe(0);
  });

  test('a script without an integer where the handout promises one gets an error with the line', () => {
    expect(() => play(adder(), ['2', '', 'three 3'])).toThrow(
      new ScriptError(3, 'the handout promises an integer in the range of int here, not "three"'),
    );
  });

  test('an integer outside the range of int breaks the promise, too', () => {
    expect(() => play(adder(), ['2147483648'])).toThrow(
      'typed line 1: the handout promises an integer in the range of int here, not "2147483648"',
    );
  });
});

describe('compared with cin', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);

  test('every read takes what the same read in C++ takes', async () => {
    const program = join(folder.path, 'echo');
    await compile([join(import.meta.dirname, 'dialogue-cin.cpp'), '-o', program]);
    const script = fc.tuple(
      fc.array(fc.constantFrom('i', 'i', 'c', 'w', 'l'), { minLength: 1, maxLength: 6 }),
      fc.array(fc.string({ unit: fc.constantFrom('5', '0', '7', ' ', '\t', '-', '+', 'F'), maxLength: 6 }), {
        maxLength: 5,
      }),
    );
    const scripts = fc
      .sample(script, { numRuns: 2000, seed: 1 })
      .map(([wanted, typed]) => ({ wanted: wanted.join(''), typed }));
    const input = scripts.map(
      ({ wanted, typed }) => `${wanted} ${typed.length}\n${typed.map((line) => `${line}\n`).join('')}`,
    );
    const { stdout } = await execa(program, { input: input.join('') });

    expect(scripts.map(({ wanted, typed }) => echoed(wanted, typed))).toEqual(stdout.split('\n'));
  });
});
