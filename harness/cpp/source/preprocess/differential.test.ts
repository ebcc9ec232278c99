// @module-tag compiler
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitOf } from './compiled.fixture.ts';
import { type RandomSources, randomSources } from './random-sources.fixture.ts';
import { comparable, comparableTokens, preprocessedByGcc } from './tokens-of-gcc.fixture.ts';

/* These tests take the output of g++ as right. */

const programs = 300;
const seed = Number(process.env['VERBATIM_SEED'] ?? 13);

test('in any program, the same tokens are read as g++ compiles', async () => {
  const samples = fc.sample(randomSources, { numRuns: programs, seed });
  const said = await preprocessed(samples);
  let compared = 0;
  for (const [index, sources] of samples.entries()) {
    const demanded = said[index];
    if (demanded === undefined) continue;
    const { faces } = await unitOf(sources);
    const found = new Map<string, string[]>();
    for (const { file, tokens } of faces) {
      const list = found.get(file.name) ?? [];
      found.set(file.name, list);
      for (const { text } of tokens) list.push(comparable(text));
    }
    const unread = faces.flatMap((face) => face.unread);
    const read = { texts: Object.fromEntries([...found].filter(([, list]) => list.length > 0)), unread };
    expect(read, JSON.stringify(sources, undefined, 1)).toEqual({ texts: Object.fromEntries(demanded), unread: [] });
    compared += 1;
  }
  // Some divide by zero in a condition, or glue what is not a token: no compiler accepts them.
  expect(compared).toBeGreaterThan(programs / 3);
});

/** The tokens of each program by file; undefined for a program that g++ refuses. */
async function preprocessed(samples: readonly RandomSources[]): Promise<(Map<string, string[]> | undefined)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-preprocess-'));
  try {
    for (const [index, sources] of samples.entries()) {
      await mkdir(join(folder, `p${index}`));
      for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, `p${index}`, name), text);
    }
    const mains = samples.map((_, index) => `p${index}/a.cpp`);
    const { texts, errors } = await preprocessedByGcc(folder, mains);
    const refused = new Set(
      Array.from(errors.matchAll(/^p(\d+)\/[^:]+:\d+:(?:\d+:)? error/gm), ([, index]) => Number(index)),
    );
    return samples.map((sources, index) => {
      if (refused.has(index)) return undefined;
      const tokens = Object.keys(sources).map((name): [string, string[]] => [
        name,
        comparableTokens(texts.get(`p${index}/${name}`) ?? ''),
      ]);
      return new Map(tokens.filter(([, list]) => list.length > 0));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
