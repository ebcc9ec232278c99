// @module-tag compiler
import { describe, expect, test } from 'vitest';
import { renderStudentPage } from '../../../reports/html/render-student-page.ts';
import { plainPalette } from '../../../reports/terminal/palette.ts';
import { renderCheck } from '../../../reports/terminal/render-check.ts';
import { loadFiles, swap } from '../../assignment/small-assignment.fixture.ts';
import { gameWords } from '../../documentation/game-words.fixture.ts';
import { grade } from '../../grade/grade.ts';
import { readHere } from '../../reading/read-here.ts';
import { openToolchain } from '../../testing/open-program.ts';
import { averageFiles, averageReference, rightProgram } from './average-assignment.fixture.ts';

const toolchain = await openToolchain();
const loaded = await loadFiles(averageFiles);
if (loaded.kind !== 'loaded') throw new Error(JSON.stringify(loaded));
const { assignment } = loaded;

/** What a student sees of this program, on the terminal and on the page. */
async function reportsOf(text: string): Promise<{ readonly terminal: string; readonly page: string }> {
  const grading = await grade({
    assignment,
    reference: averageReference(assignment.dialect),
    solution: [],
    toolchain,
    reading: readHere,
    submission: { id: 's1', files: [{ name: 'average.cpp', bytes: Buffer.from(text) }] },
    seed: assignment.seed,
  });
  const replay = { command: 'verbatim check', file: 'average.cpp' };
  const page = renderStudentPage(grading, { title: assignment.title, replay });
  return {
    terminal: renderCheck(grading, { width: 80, palette: plainPalette, replay }),
    page: page.replaceAll(/<(style|script)\b[^]*?<\/\1>|<[^>]*>/g, ''),
  };
}

async function terminalOf(edit: (text: string) => string): Promise<string> {
  const { terminal, page } = await reportsOf(edit(rightProgram));
  for (const text of [terminal, page]) expect(gameWords.exec(text)?.[0]).toBeUndefined();
  return terminal;
}

/** The sentences without the breaks of their lines. */
async function saidOf(edit: (text: string) => string): Promise<string> {
  return (await terminalOf(edit)).replaceAll(/\s+/g, ' ');
}

describe('no report of an exercise without a game speaks of games', () => {
  test('if the program is right', async () => {
    expect(await terminalOf((text) => text)).toContain('\n100 of 100\n');
  });

  test.each([
    ['asks-once-more', swap('entered < count', 'entered <= count')],
    ['rounds-down', swap('(2 * sum + count) / (2 * count)', 'sum / count')],
    [
      'prints-twice',
      swap('cout << "Average: "', 'for (int i = 1; i <= 3; i++) printBar(i, frequencies[i]);\n    cout << "Average: "'),
    ],
  ])('if the program %s', async (name, edit) => {
    await expect(await terminalOf(edit)).toMatchFileSnapshot(`reports/${name}.txt`);
  });

  test.each([
    ['loops', swap('return sum;', 'while (sum > 0) count++;\n    return sum;'), 'What changes each time it repeats,'],
    ['prints for ever', swap('continue;', 'while (mark > 3) cout << mark;'), 'and does it read its input inside?'],
    [
      'is without a call',
      swap('rounded(sumOf(marks, count), count)', '2'),
      'call it where the program needs what it does.',
    ],
    ['has no array', swap('int numbers[]', 'int *numbers'), 'like `int sumOf(int numbers[], int count)`; this'],
    [
      'has a space at the end',
      swap(", '*');", ", '*') << ' ';"),
      'The line ends with a space that should not be there.',
    ],
    [
      'has its own words',
      swap('A mark is from 1 to 3. Try', 'Wrong mark, try'),
      'Your program says `Wrong mark, try again.` where',
    ],
  ])('if the program %s', async (_name, edit, said) => {
    expect(await saidOf(edit)).toContain(said);
  });
});

test('a function that calls itself without end is named, with its line', async () => {
  expect(await saidOf(swap('return (2 *', 'return rounded(sum + count, count) + (2 *'))).toContain(
    '`rounded(7, 2)` crashed (SIGSEGV). A run with checks found this at `average.cpp:6`: endless recursion: `rounded` calls itself again and again, until the stack is full.',
  );
});

test('output of several lines is quoted as a student would write it', async () => {
  const said = await saidOf(swap('return (2 *', 'cout << "sum" << endl << sum << endl;\n    return (2 *'));
  expect(said).toContain('`rounded(7, 2)` printed “sum\\n7”; it must print nothing.');
});
