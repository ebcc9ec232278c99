// @module-tag compiler
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endIdleServers } from '../servers/server-pool.ts';
import { type Files, compilePlainly, compileWarm, readyCompilers } from './warm.fixture.ts';

const compilers = await readyCompilers();
afterAll(endIdleServers);

/** Known-bad programs of an assignment differ in a line, so some of them show what all of them would. */
const oneIn = 3;

/** The solution and some wrong programs of one assignment: each source, with the headers beside it. */
async function programsOf(assignment: string): Promise<Files[]> {
  const root = resolve('reference', assignment);
  const paths = (await readdir(root, { recursive: true })).map((path) => join(root, path)).toSorted();
  const sources = paths.filter((path) => path.endsWith('.cpp') && dirname(path) !== root);
  const chosen = sources.filter((path, index) => index % oneIn === 0 || path.includes('solution'));
  return Promise.all(
    chosen.map(async (source) => {
      const headers = paths.filter((path) => path.endsWith('.h') && dirname(path) === dirname(source));
      const named = await Promise.all([source, ...headers].map(async (path) => [basename(path), await readFile(path)]));
      return Object.fromEntries(named);
    }),
  );
}

test.each([
  ['domineering', 6],
  ['dots-and-triangles', 9],
  ['hex', 9],
])(
  'programs of %s give the same result',
  async (assignment, least) => {
    let warm = 0;
    const programs = await programsOf(assignment);
    for (const files of programs) {
      const { result, events } = await compileWarm(compilers, files);
      expect(result).toEqual(await compilePlainly(files));
      if (events.includes('compiled')) warm += 1;
    }
    expect(programs.length).toBeGreaterThanOrEqual(least);
    // If warm compilers had compiled only a few, the test would prove nothing.
    expect(warm).toBeGreaterThanOrEqual(programs.length - 2);
  },
  300_000,
);
