// @module-tag compiler
import { join } from 'node:path';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatValue } from '../../harness/model/assignment/value.ts';
import { printedText, typedInput } from '../../harness/model/assignment/transcript.ts';
import { compile, temporaryFolder } from '../test-compiler.fixture.ts';
import { handoutDialect } from './handout-dialect.fixture.ts';
import { domineeringReference } from './reference.ts';

const reference = domineeringReference(handoutDialect);
const seed = 20211023;

describe('the C++ solution', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const solution = join(folder.path, 'solution.o');
  const program = join(folder.path, 'program');
  let warnings = '';

  beforeAll(async () => {
    const driver = join(folder.path, 'driver.o');
    [warnings] = await Promise.all([
      compile(['-c', join(import.meta.dirname, 'solution/domineering.cpp'), '-o', solution]),
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

  test("prints what the reference prints in the handout's run and in 300 random games", async () => {
    const sample = ['5', '0', '20', '4', '9', '3', '14', '11', '13', '2', '7', '12'];
    const games = [sample, ...fc.sample(reference.sessions['games'] ?? fc.constant([]), { numRuns: 300, seed })];
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

test('on a machine without the compiler, the error says what to install', async () => {
  await expect(compile(['nothing.cpp'], 'no-such-compiler')).rejects.toThrow(
    'no-such-compiler is not installed, and this test compiles C++ (Debian, Ubuntu: apt install g++)',
  );
});
