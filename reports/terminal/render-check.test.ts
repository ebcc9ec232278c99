import { stripVTControlCharacters, styleText } from 'node:util';
import { describe, expect, test } from 'vitest';
import { columnsOf } from '../difference/columns.ts';
import { explainCase } from '../explain/case/case.ts';
import { failuresOf } from '../failures.ts';
import { replayCommand } from '../replay.ts';
import { sampleRun } from '../samples/domineering-sessions.ts';
import { hostile } from '../samples/odd-students.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { returned, wrongOutput } from '../samples/sample-outcomes.ts';
import { hostileConversation } from '../samples/interactive-students.ts';
import { notGraded } from '../samples/students-with-functions.ts';
import { endless } from '../samples/students-with-sessions.ts';
import { sampleReplay, sampleStudents } from '../samples/students.ts';
import { fullCase } from './case-block.ts';
import { digestOf } from './digest.ts';
import { type Palette, asciiPalette, colourPalette, plainPalette } from './palette.ts';
import { renderCheck } from './render-check.ts';
import { screenOf } from './screen.ts';

const replay = { command: 'verbatim check', file: 'domineering.cpp' };
const students = Object.entries(sampleStudents);

function checked(grading: (typeof students)[number][1], palette: Palette = plainPalette, width = 80): string {
  return renderCheck(grading, { width, palette, replay: sampleReplay(grading) });
}

/** All lines except commands, which are for copying and may be longer than the screen. */
function proseLines(text: string): string[] {
  return text.split('\n').filter((line) => !line.includes('verbatim check'));
}

describe('what a student sees after a check', () => {
  test.each(students)('of %s matches the snapshot', async (name, grading) => {
    await expect(checked(grading)).toMatchFileSnapshot(`../samples/terminal/${name}.txt`);
  });

  test.each(students)('of %s fits 80 columns, and 60', (_name, grading) => {
    for (const palette of [plainPalette, asciiPalette]) {
      for (const width of [80, 60]) {
        const tooLong = proseLines(checked(grading, palette, width)).filter((line) => columnsOf(line) > width);
        expect(tooLong).toEqual([]);
      }
    }
  });

  test.each(students)('of %s gives a failing case 25 lines at most', (_name, grading) => {
    const cases = grading.status === 'graded' ? grading.cases : [];
    const { inFull, inShort } = digestOf(failuresOf(cases));
    for (const alike of [...inFull, ...inShort]) {
      expect(fullCase(alike, replay, screenOf(80, plainPalette)).length).toBeLessThanOrEqual(25);
    }
  });

  test.each(students)('of %s is the same with and without colours', (_name, grading) => {
    const coloured = checked(
      grading,
      colourPalette((format, text) => styleText(format, text, { validateStream: false })),
    );
    expect(coloured).not.toBe(checked(grading));
    expect(stripVTControlCharacters(coloured)).toBe(checked(grading));
  });

  test('is plain ASCII if the terminal can show nothing else', () => {
    const ours = students.filter(([, grading]) => grading !== hostile && grading !== hostileConversation);
    const beyond = ours.flatMap(([, grading]) => checked(grading, asciiPalette).match(/[^\x20-\x7e\n]/g) ?? []);
    expect(beyond).toEqual([]);
  });

  test('never contains a control byte, whatever the program printed', () => {
    const text = checked(hostile) + checked(hostileConversation);
    // oxlint-disable-next-line no-control-regex -- that is the point
    expect(text.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/g)).toBeNull();
  });

  test('shows at most three cases in full', () => {
    expect(checked(endless).match(/^ {2}replay /gm)?.length).toBe(3);
    expect(failuresOf(endless.cases).length).toBe(9);
  });

  test('names cases that are alike instead of showing each', () => {
    const misspelt = Object.fromEntries(
      ['01-sample-run', '04-first-move-refused', '10-right-column-for-player-2'].map((name) => [
        `transcripts/${name}`,
        wrongOutput(sampleRun, sampleRun.replaceAll('again', 'agian')),
      ]),
    );
    const wrongCalls = Object.fromEntries(
      ['gridState/1', 'gridState/3', 'gridState/4', 'putToGrid/1', 'putToGrid/2', 'isPlaceable/1', 'isPlaceable/2'].map(
        (name) => [`functions/${name}`, returned(`${name.slice(0, name.indexOf('/'))}(0)`, '0', '2')],
      ),
    );
    const text = checked(sampleGrading({ submission: 's1', outcomes: { ...misspelt, ...wrongCalls } }));
    expect(text.split('\n').filter((line) => /also|case|^✗ /.test(line))).toEqual([
      "✗ The handout's example (functions/gridState/1)  0 of 2 marks",
      '  also     2 more cases are like this (0 of 4 marks): functions/gridState/3, 4',
      '✗ The bottom row for Player 1 (functions/isPlaceable/1)  0 of 3 marks',
      '  also     1 more case is like this (0 of 3 marks): The rightmost column for',
      "✗ The handout's sample run, with five… (transcripts/01-sample-run)  0 of 5 marks",
      '  also     2 more cases are like this (0 of 10 marks):',
      '✗ putToGrid (functions/putToGrid, 2 cases)  0 of 8 marks, wrong result',
    ]);
  });

  test('has no totals if only some cases were run', () => {
    const text = renderCheck(endless, { width: 80, palette: plainPalette, replay, only: 'functions/gridState/4' });
    expect(text.split('\n').slice(-3)).toEqual([
      '',
      'Only functions/gridState/4 was run. For the marks, check without --only.',
      '',
    ]);
    expect(text).not.toMatch(/ of 100/);
  });

  test('has no marks if nothing could be graded', () => {
    expect(checked(notGraded)).toMatchInlineSnapshot(`
      "domineering: domineering.cpp

      Could not be graded: g++ was stopped after 20 seconds, twice; the machine was
      busy. No marks are affected.

      Next: Try again. The fault is on our side; if it happens again, show this
      message to the teaching staff.
      "
    `);
  });

  test.each([
    ['author', 'Next: Show this message to the teaching staff: only the author of the assignment can repair it.'],
    ['machine', 'Next: Grade it on Linux with an x86-64 or arm64 processor: there, such programs can be run.'],
  ] as const)('says who can help if the fault is that of the %s', (fault, next) => {
    expect(checked({ ...notGraded, fault }).replaceAll(/\s+/g, ' ')).toContain(next);
  });

  test('stays short and quick for 5,000 lines and for lines of 10,000 characters', () => {
    const grading = sampleGrading({
      submission: 's1',
      outcomes: {
        'transcripts/01-sample-run': wrongOutput(sampleRun, `${sampleRun}${'Player 1 wins!\n'.repeat(5000)}`),
        'transcripts/03-one-domino-each': wrongOutput(sampleRun, sampleRun.replace('again', 'x'.repeat(10_000))),
        'transcripts/04-first-move-refused': wrongOutput(sampleRun, ''),
      },
    });
    const lines = proseLines(checked(grading));
    expect(lines.length).toBeLessThan(70);
    expect(lines.filter((line) => columnsOf(line) > 80)).toEqual([]);
  });
});

describe('a replay command', () => {
  test('runs one case', () => {
    expect(replayCommand(replay, { id: 'transcripts/07-edge-column' })).toBe(
      'verbatim check domineering.cpp --only transcripts/07-edge-column',
    );
  });

  test('for a random run repeats the counterexample', () => {
    const graded = endless.cases.find(({ id }) => id === 'properties/games');
    expect(graded && replayCommand(replay, graded)).toBe(
      'verbatim check domineering.cpp --only properties/games --seed 20211023 --path 0:0',
    );
    expect(graded && explainCase(graded).headline).toBe(
      '38 of 40 random runs failed. The smallest one found: Before it read any input, your program tried to start ' +
        'another program, and a graded program may not do that.',
    );
  });

  test('quotes what a shell would split', () => {
    expect(replayCommand({ command: 'verbatim check', file: "my file'; rm -rf ~ #.cpp" }, { id: 'a' })).toBe(
      "verbatim check 'my file'\\''; rm -rf ~ #.cpp' --only a",
    );
    expect(replayCommand({ command: 'verbatim check a.cpp' }, { id: 'a' })).toBe('verbatim check a.cpp --only a');
  });
});
