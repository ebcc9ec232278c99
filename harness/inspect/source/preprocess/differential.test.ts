import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonArgs } from '../../../toolchain/native/compile.ts';
import { usualSettings } from '../../../toolchain/native/compiler-macros.fixture.ts';
import { tokensOf } from '../lexer.ts';
import { unitOf } from './compiled.fixture.ts';
import { type RandomSources, randomSources } from './random-sources.fixture.ts';

/* What g++ says is right. */

const programs = 300;
const seed = Number(process.env['VERBATIM_SEED'] ?? 13);

test('of any program, the same tokens are read as g++ compiles', { timeout: 240_000 }, async () => {
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
  // Some divide by zero in a condition, or glue what is no token: no compiler takes them.
  expect(compared).toBeGreaterThan(programs / 3);
});

/** By file; undefined for what g++ refuses. */
async function preprocessed(samples: readonly RandomSources[]): Promise<(Map<string, string[]> | undefined)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-preprocess-'));
  try {
    for (const [index, sources] of samples.entries()) {
      await mkdir(join(folder, `p${index}`));
      for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, `p${index}`, name), text);
    }
    const mains = samples.map((_, index) => `p${index}/a.cpp`);
    const { stdout, stderr } = await compilerSays(folder, mains);
    const refused = new Set(
      Array.from(stderr.matchAll(/^p(\d+)\/[^:]+:\d+:(?:\d+:)? error/gm), ([, index]) => Number(index)),
    );
    const texts = textsByFile(stdout);
    return samples.map((sources, index) => {
      if (refused.has(index)) return undefined;
      const tokens = Object.keys(sources).map((name): [string, string[]] => [
        name,
        tokensOf(texts.get(`p${index}/${name}`) ?? '').map(({ text }) => comparable(text)),
      ]);
      return new Map(tokens.filter(([, list]) => list.length > 0));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compilerSays(folder: string, mains: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const args = [...commonArgs(usualSettings), '-E', '-w', ...mains];
  return new Promise((resolve) => {
    execFile('g++', args, { cwd: folder, maxBuffer: 1 << 28 }, (_problem, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
}

/** By the markers that say from which file the next lines are. */
function textsByFile(text: string): Map<string, string> {
  const texts = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n')) {
    const path = /^# \d+ "([^"]*)"/.exec(line)?.[1];
    if (path === undefined) {
      if (!/^#(?:pragma|ident)/.test(line)) current.push(line);
    } else {
      current = texts.get(path) ?? [];
      texts.set(path, current);
    }
  }
  return new Map([...texts].map(([path, lines]) => [path, lines.join('\n')]));
}

/** Blanks inside of texts are for people. */
function comparable(text: string): string {
  return text.startsWith('"') ? text.replaceAll(' ', '') : text;
}
