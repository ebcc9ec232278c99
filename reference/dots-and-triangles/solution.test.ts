// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWrongPrograms } from '../../harness/prepare/known/wrong-programs.ts';
import { printedText, typedInput } from '../../harness/model/assignment/transcript.ts';
import { formatValue } from '../../harness/model/assignment/value.ts';
import { compile, temporaryFolder } from '../test-compiler.fixture.ts';
import { handoutDialect } from './handout-dialect.fixture.ts';
import { dotsAndTrianglesReference } from './reference.ts';

const reference = dotsAndTrianglesReference(handoutDialect);
const seed = 20200401;
const source = join(import.meta.dirname, 'solution/dotstriangles.cpp');

describe('the C++ solution', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const solution = join(folder.path, 'solution.o');
  const program = join(folder.path, 'program');
  let warnings = '';

  beforeAll(async () => {
    const driver = join(folder.path, 'driver.o');
    [warnings] = await Promise.all([
      compile(['-c', source, '-o', solution]),
      compile(['-c', join(import.meta.dirname, 'solution-driver.cpp'), '-o', driver]),
    ]);
    await execa('objcopy', ['--redefine-sym', 'main=solution_main', solution]);
    await compile([driver, solution, '-o', program]);
  });

  /** Sends requests to the driver, as solution-driver.cpp describes them. */
  async function answers(requests: readonly string[]): Promise<Answer[]> {
    const { stdout } = await execa(program, { input: requests.join(''), stripFinalNewline: false });
    return parsed(stdout);
  }

  test('compiles without a warning', () => {
    expect(warnings).toBe('');
  });

  test('prints what the reference prints in 300 random games', async () => {
    const games = fc.sample(reference.sessions['games'] ?? expect.fail('no games'), { numRuns: 300, seed });
    const inputs = games.map(typedInput);
    const sessions = await answers(inputs.map((input) => `session ${input.length}\n${input}`));

    expect(sessions.map(({ printed }) => printed)).toEqual(
      games.map((typed) => printedText(reference.play(typed).pieces)),
    );
  });

  test.each(Object.entries(reference.calls))('%s does what the reference does, 2000 times', async (name, arbitrary) => {
    const calls = fc.sample(arbitrary, { numRuns: 2000, seed });
    const got = await answers(calls.map((args) => `${name} ${args.map(formatValue).join(' ')}\n`));

    expect(got).toEqual(
      calls.map((args) => {
        const { returns = 0n, after, prints } = reference.call(name, args);
        return { returned: BigInt(returns), grid: after[0], printed: prints };
      }),
    );
  });
});

interface Answer {
  readonly returned: bigint;
  readonly grid: bigint;
  readonly printed: string;
}

function parsed(text: string): Answer[] {
  const found: Answer[] = [];
  let rest = text;
  while (rest !== '') {
    const [head = '', returned = '', grid = '', length = ''] = /^(\d+) (\d+) (\d+)\n/.exec(rest) ?? [];
    if (head === '') throw new Error(`the driver printed an unexpected line: ${rest.slice(0, 80)}`);
    const end = head.length + Number(length);
    found.push({ returned: BigInt(returned), grid: BigInt(grid), printed: rest.slice(head.length, end) });
    rest = rest.slice(end);
  }
  return found;
}

/** Students start from them and must not modify them, so the known-bad programs have them, too. */
describe('the provided functions', () => {
  test('of the solution are those of the handout', async () => {
    const handout = join(import.meta.dirname, '../../cases/dots-and-triangles/handout/dotstriangles.cpp');
    expect(await providedFunctions(source)).toBe(await providedFunctions(handout));
  });

  test('are modified only in the two known-bad programs that have this mistake', async () => {
    const provided = await providedFunctions(source);
    const programs = await readWrongPrograms('reference', 'dots-and-triangles');
    const changed = programs.filter(({ submission }) => {
      const [file] = submission.files;
      return file === undefined || providedIn(Buffer.from(file.bytes).toString(), submission.id) !== provided;
    });
    expect(changed.map(({ submission }) => submission.id)).toEqual(['changes-is-filled', 'changes-print-grid']);
  });
});

async function providedFunctions(file: string): Promise<string> {
  return providedIn(await readFile(file, 'utf8'), file);
}

function providedIn(text: string, file: string): string {
  const [provided] = /^\/\/ ---- Provided .*^\/\/ ---- End of .*?$/ms.exec(text) ?? [];
  return provided ?? expect.fail(`${file} does not mark the provided functions`);
}
