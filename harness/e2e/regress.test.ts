// @module-tag compiler
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { references } from '../../reference/index.ts';
import { listAssignments } from '../assignment/list-assignments.ts';
import { type Workshop, regressAssignment } from '../author/regress-assignment.ts';
import type { ReferenceFactory } from '../model/assignment/reference.ts';
import type { Regression } from '../model/result/regression.ts';
import { readHere } from '../reading/read-here.ts';
import { createNativeToolchain } from '../toolchain/native/native-toolchain.ts';
import { testCache } from '../testing/test-cache.fixture.ts';

let workshop: Workshop;
beforeAll(async () => {
  const created = await createNativeToolchain({
    runtimeFolder: 'harness/toolchain/runtime',
    cacheFolder: testCache(),
  });
  if (created.kind === 'unavailable') throw new Error(created.sentence);
  const { toolchain } = created;
  workshop = {
    casesFolder: 'cases',
    referenceFolder: 'reference',
    references,
    toolchain,
    reading: readHere,
    workers: 2,
  };
});

function problemsOf({ checks }: Regression): string[] {
  return checks.flatMap(({ kind, problems }) => problems.map((problem) => `${kind}: ${problem}`));
}

// Proves every assignment. The known-bad programs are also the test suite of the grader.
describe('cases, reference, solution and known-bad programs agree', async () => {
  test.each(await listAssignments('cases'))(
    '%s',
    async (id) => {
      const regression = await regressAssignment(id, workshop);
      expect(problemsOf(regression)).toEqual([]);
      expect(regression.checks.map(({ kind }) => kind)).toEqual(['cases', 'reference', 'random', 'solution', 'wrong']);
      expect(regression.checks.every(({ looked }) => looked > 0)).toBe(true);
    },
    // The conversations of Score Four take minutes.
    1_800_000,
  );
});

describe('any change fails regress, which names the cause', () => {
  let folder: string;
  let copy: Workshop;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verbatim-regress-'));
    await cp('cases/domineering', join(folder, 'cases', 'domineering'), { recursive: true });
    // A few random runs show these mistakes, too.
    const runs = /(plays|calls): (\w+),(?: runs: \d+,)?/g;
    await replace('cases/domineering/assignment.yaml', runs, '$1: $2, runs: 10,');
    await cp('reference/domineering/solution', join(folder, 'reference', 'domineering', 'solution'), {
      recursive: true,
    });
    const wrong = 'domineering/wrong/winner-reversed';
    await cp(join('reference', wrong), join(folder, 'reference', wrong), { recursive: true });
    copy = { ...workshop, casesFolder: join(folder, 'cases'), referenceFolder: join(folder, 'reference') };
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(from);
    await writeFile(path, text.replace(from, to));
  }

  async function replaced(file: string, from: string, to: string): Promise<string[]> {
    await replace(file, from, to);
    return problemsOf(await regressAssignment('domineering', copy));
  }

  test('without a change, nothing fails', async () => {
    expect(problemsOf(await regressAssignment('domineering', copy))).toEqual([]);
  });

  test('a byte of a golden session', async () => {
    const file = 'cases/domineering/transcripts/16-shortest-win-of-player-2.yaml';
    expect(await replaced(file, 'Player 2 wins!', 'Player 2 wins.')).toEqual([
      'reference: transcripts/16-shortest-win-of-player-2: line 25: golden "Player 2 wins.", reference "Player 2 wins!"',
      'solution: transcripts/16-shortest-win-of-player-2: wrong-output',
    ]);
  });

  test('a digit of a golden call', async () => {
    const file = 'cases/domineering/functions.yaml';
    expect(
      await replaced(file, 'args: [1122110010221000, 5], returns: 1', 'args: [1122110010221000, 5], returns: 2'),
    ).toEqual([
      'reference: functions/gridState/1: golden returns 2, leaves 1122110010221000, 5, reference returns 1, leaves 1122110010221000, 5',
      'solution: functions/gridState/1: wrong-result',
      'wrong: winner-reversed: functions/gridState/1 catches it (wrong-result), which expect.yaml does not say',
    ]);
  });

  test('a mistake in the YAML', async () => {
    const file = 'cases/domineering/assignment.yaml';
    const [problem, ...others] = await replaced(file, 'title: Domineering', 'titel: Domineering');
    expect(problem).toMatchInlineSnapshot(`
      "cases: cases/domineering/assignment.yaml:4:1  found the key titel, expected one of format, id, title, course, files, provided, programs, shared-code, class, build, limits, functions, shows, dialect, dialects, seed, ends, values, properties, marking
        did you mean title?"
    `);
    expect(others).toEqual([]);
  });

  test('the wording of a dialect', async () => {
    const problems = await replaced('cases/domineering/assignment.yaml', 'Invalid! Try again.', 'Invalid move.');
    expect(problems[0]).toMatch(
      /^reference: transcripts\/01-sample-run: line \d+: golden "Invalid! Try again\.", reference "Invalid move\."$/,
    );
    expect(problems.some((problem) => problem.startsWith('random: properties/games: C++ and TypeScript differ'))).toBe(
      true,
    );
  });

  test('a rule of the reference', async () => {
    const original = await references['domineering']?.();
    if (original === undefined) throw new Error('domineering has no reference');
    const changed: ReferenceFactory = (dialect) => {
      const truth = original(dialect);
      const call: typeof truth.call = (name, args) =>
        name === 'isPlaceable' && args[1] === 16n
          ? { ...truth.call(name, args), returns: true }
          : truth.call(name, args);
      return { ...truth, call };
    };
    const problems = problemsOf(
      await regressAssignment('domineering', { ...copy, references: { domineering: async () => changed } }),
    );
    expect(problems.filter((problem) => !/isPlaceable/.test(problem))).toEqual([]);
    expect(problems.some((problem) => problem.startsWith('reference: functions/isPlaceable/'))).toBe(true);
    expect(problems.some((problem) => problem.startsWith('random: properties/isPlaceable: C++ and TypeScript'))).toBe(
      true,
    );
  });

  test('a known-bad program that was repaired', async () => {
    await cp(
      'reference/domineering/solution/domineering.cpp',
      join(folder, 'reference/domineering/wrong/winner-reversed/domineering.cpp'),
    );
    expect(problemsOf(await regressAssignment('domineering', copy))).toEqual([
      'wrong: winner-reversed: transcripts should catch it and does not',
      'wrong: winner-reversed: properties/games should catch it and does not',
    ]);
  });

  test('a known-bad program whose edit no longer fits the solution', async () => {
    const wrong = join(folder, 'reference/domineering/wrong/never-wins');
    await mkdir(wrong);
    await writeFile(
      join(wrong, 'expect.yaml'),
      [
        'about: No player ever wins',
        'caught: [transcripts]',
        'program:',
        '  base: solution',
        '  edits:',
        '    - { file: domineering.cpp, find: " loses!", put: "" }',
      ].join('\n'),
    );
    expect(problemsOf(await regressAssignment('domineering', copy))).toEqual([
      `wrong: ${join(wrong, 'expect.yaml')}:6:38  found no such text in domineering.cpp of solution, expected it once\n  copy it again from the file, with its white space`,
    ]);
  });

  test('a solution that was broken', async () => {
    await cp(
      'reference/domineering/wrong/right-edge-wraps/domineering.cpp',
      join(folder, 'reference/domineering/solution/domineering.cpp'),
    );
    const problems = problemsOf(await regressAssignment('domineering', copy));
    expect(problems.some((problem) => problem.startsWith('random: properties/games: C++ and TypeScript differ'))).toBe(
      true,
    );
    expect(problems.some((problem) => problem.startsWith('solution: functions/isPlaceable/'))).toBe(true);
  });
});
