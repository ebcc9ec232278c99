// @module-tag compiler
import { join } from 'node:path';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedText, typedInput } from '../../harness/model/assignment/transcript.ts';
import { compile, temporaryFolder } from '../test-compiler.fixture.ts';
import { dialect2019 } from './dialects.fixture.ts';
import { hexReference } from './reference.ts';

const reference = hexReference(dialect2019);

describe('the C++ solution', async () => {
  const folder = await temporaryFolder();
  afterAll(folder.remove);
  const program = join(folder.path, 'program');
  let warnings = '';

  beforeAll(async () => {
    warnings = await compile([join(import.meta.dirname, 'solution/hex.cpp'), '-o', program]);
  });

  test('compiles without a warning', () => {
    expect(warnings).toBe('');
  });

  test('prints what the reference prints in 150 random games', async () => {
    const games = fc.sample(reference.sessions['games'] ?? fc.constant([]), { numRuns: 150, seed: 20191121 });
    const printed: string[] = [];
    // The solution stops when its input ends, so every game gets its own process.
    for (const game of games) {
      const { stdout } = await execa(program, { input: typedInput(game), stripFinalNewline: false });
      printed.push(stdout);
    }

    expect(printed).toEqual(games.map((typed) => printedText(reference.play(typed).pieces)));
  });
});
