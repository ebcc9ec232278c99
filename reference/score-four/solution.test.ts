// @module-tag compiler
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile, temporaryFolder } from '../test-compiler.fixture.ts';
import { drawnGame } from './drawn-game.fixture.ts';
import { conversations, games } from './opponent/generate-conversations.ts';
import { runAnswering } from './opponent/running-opponent.fixture.ts';
import { checkReferee } from './referee/check-referee.ts';
import { refereeScripts } from './referee/generate-referee-scripts.ts';
import { runReferee } from './referee/running-referee.fixture.ts';
import { formatRightRun } from './referee/right-run.ts';

const seed = 101;
const solution = join(import.meta.dirname, 'solution');

describe('the C++ solution', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const program = (name: string) => join(folder.path, name);
  let warnings: readonly string[] = [];

  beforeAll(async () => {
    const shared = ['Board', 'Protocol'];
    const build = (name: string) => compile(['-c', join(solution, `${name}.cpp`), '-o', program(`${name}.o`)]);
    warnings = await Promise.all([...shared, 'opponent', 'referee'].map(build));
    const objects = shared.map((name) => program(`${name}.o`));
    const link = (name: string) => compile([program(`${name}.o`), ...objects, '-o', program(name)]);
    await Promise.all(['opponent', 'referee'].map(link));
  });

  test('compiles without a warning', () => {
    expect(warnings.join('')).toBe('');
  });

  test.each(Object.entries({ conversations, games }))('holds 30 random %s to the end', async (_, scripts) => {
    for (const lines of fc.sample(scripts, { numRuns: 30, seed })) {
      const held = await runAnswering(program('opponent'), lines);
      expect(held).toEqual({ ...held, end: { kind: 'right' } });
    }
  });

  test('wins if it can, and prevents a line if it must', async () => {
    const row = (colour: string, ...pegs: readonly string[]) => pegs.map((peg) => `note: ${colour} plays ${peg};`);
    const lines = [
      'play white;',
      ...row('black', 'A1', 'B1', 'C1'),
      'move;',
      ...row('white', 'B3', 'C3', 'D3'),
      'move;',
    ];
    const { pieces } = await runAnswering(program('opponent'), lines);
    expect(pieces.filter(({ text }) => /^[A-D]\d\.\n$/.test(text))).toEqual([
      { kind: 'printed', text: 'D1.\n' },
      { kind: 'printed', text: 'A3.\n' },
    ]);
  });

  test('referees a whole drawn game, and a won one with refused lines and a restart', async () => {
    const drawn = {
      typed: [...drawnGame.filter((_, index) => index % 2 === 0), 'quit'],
      moves: drawnGame.filter((_, index) => index % 2 === 1),
    };
    const won = {
      typed: ['black', 'E1', 'A1', 'restart', 'A1', 'A1', 'A1', 'A1', 'D4', 'D4', 'D4'],
      moves: drawn.moves,
    };
    for (const script of [drawn, won]) {
      const run = await runReferee(program('referee'), script);
      expect({ ...run, problems: checkReferee(script, run) }).toEqual({
        ...run,
        late: '',
        hasEnded: true,
        problems: [],
      });
      expect(run.trace.split('\n').filter((line) => /note|move/.test(line))).toEqual(
        formatRightRun(script).trace.flatMap((line) => /^(note|move).*;/.exec(line)?.[0] ?? []),
      );
    }
  });

  test('referees 25 random scripts', async () => {
    for (const script of fc.sample(refereeScripts, { numRuns: 25, seed })) {
      const run = await runReferee(program('referee'), script);
      expect({ ...run, problems: checkReferee(script, run) }).toEqual({ ...run, problems: [] });
    }
  });
});
