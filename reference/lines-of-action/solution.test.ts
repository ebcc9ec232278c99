// @module-tag compiler
import { join } from 'node:path';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedText, typedInput } from '../../harness/model/assignment/transcript.ts';
import type { Value } from '../../harness/model/assignment/value.ts';
import { compile, temporaryFolder } from '../test-compiler.fixture.ts';
import { dialect } from './dialect.fixture.ts';
import { linesOfActionReference } from './reference.ts';
import { shortGames } from './random/short-games.ts';

const reference = linesOfActionReference(dialect);
const seed = 20200509;
const handout = join(import.meta.dirname, '../../cases/lines-of-action/handout');

describe('the C++ solution', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const program = join(folder.path, 'program');
  let warnings: readonly string[] = [];

  beforeAll(async () => {
    const client = join(folder.path, 'gameplay.o');
    const theClass = join(folder.path, 'LinesOfAction.o');
    const compileAlone = (source: string, object: string) =>
      compile(['-I', handout, '-c', join(import.meta.dirname, source), '-o', object]);
    const driver = join(folder.path, 'driver.o');
    warnings = [
      await compileAlone('solution/LinesOfAction.cpp', theClass),
      await compileAlone('solution/gameplay.cpp', client),
    ];
    await compileAlone('solution-driver.cpp', driver);
    await execa('objcopy', ['--redefine-sym', 'main=solution_main', client]);
    await compile([driver, client, theClass, '-o', program]);
  });

  /** Sends requests to the driver, as solution-driver.cpp describes them. */
  async function answers(requests: readonly string[]): Promise<Answer[]> {
    const { stdout } = await execa(program, { input: requests.join(''), stripFinalNewline: false });
    return parsed(stdout);
  }

  test('compiles without a warning', () => {
    expect(warnings).toEqual(['', '']);
  });

  test('prints what the reference prints in a game for every ending and in 100 random games', async () => {
    const random = fc.sample(reference.sessions['games'] ?? fc.constant([]), { numRuns: 100, seed });
    const games = [...shortGames, ...random];
    const inputs = games.map(typedInput);
    const sessions = await answers(inputs.map((input) => `session ${input.length}\n${input}`));

    expect(sessions.map(({ printed }) => printed)).toEqual(
      games.map((typed) => printedText(reference.play(typed).pieces)),
    );
  });

  test.each([
    ['LinesOfAction', 1],
    ['printGame', 200],
    ['getCurrentPlayer', 100],
    ['swapPlayer', 100],
    ['move', 800],
    ['hasConnected', 300],
    ['gameOver', 300],
  ])('%s does what the reference does, %i times', async (name, numRuns) => {
    const arbitrary = reference.calls[name] ?? expect.fail(`there are no arguments for ${name}`);
    const calls = fc.sample(arbitrary, { numRuns, seed });
    const got = await answers(calls.map((args) => `${name} ${args.map(asWord).join(' ')}\n`));

    expect(got).toEqual(
      calls.map((args) => {
        const { returns = 'nothing', after, prints } = reference.call(name, args);
        return { returned: String(returns), members: after.slice(0, 5).map(asWord), printed: prints };
      }),
    );
  });
});

interface Answer {
  readonly returned: string;
  readonly members: readonly string[];
  readonly printed: string;
}

/** The driver reads words, so the lines of a board are joined into one word. */
function asWord(value: Value): string {
  return String(value).replaceAll('\n', '/');
}

function parsed(text: string): Answer[] {
  const found: Answer[] = [];
  let rest = text;
  while (rest !== '') {
    const [head = '', returned = '', members = '', length = ''] = /^(\S+) ((?:\S+ ){5})(\d+)\n/.exec(rest) ?? [];
    if (head === '') throw new Error(`the driver printed an unexpected line: ${rest.slice(0, 80)}`);
    const end = head.length + Number(length);
    found.push({ returned, members: members.trim().split(' '), printed: rest.slice(head.length, end) });
    rest = rest.slice(end);
  }
  return found;
}
