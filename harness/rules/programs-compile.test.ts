// @module-tag compiler
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRule } from './every-rule.fixture.ts';
import { type RulePrograms, plainFiles } from './marked-program.fixture.ts';

/* A program that does not compile proves nothing about a rule. */

const run = promisify(execFile);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-rules-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The headers at the beginning of a source. Precompiling them does not change what the source means. */
function leadingHeaders(text: string): string {
  return (
    /^(?:\s|\/\/.*|#include <[^>]*>)*/
      .exec(text)?.[0]
      .match(/#include <[^>]*>/g)
      ?.join('\n') ?? ''
  );
}

const compiledHeaders = new Map<string, Promise<string>>();

/** Reading <iostream> takes ten times as long as most programs. Precompiling it takes as long as reading it thrice. */
async function compiledHeader(includes: string, sources: number): Promise<readonly string[]> {
  const before = compiledHeaders.get(includes);
  if (before === undefined && (includes === '' || sources < 4)) return [];
  const path = before ?? compileHeader(includes, join(folder, `headers-${compiledHeaders.size}.h`));
  compiledHeaders.set(includes, path);
  return ['-include', await path];
}

async function compileHeader(includes: string, path: string): Promise<string> {
  await writeFile(path, `${includes}\n`);
  await run('g++', ['-std=c++17', '-x', 'c++-header', path, '-o', `${path}.gch`]);
  return path;
}

/** What g++ says about sources that begin with these headers. */
async function complaints(includes: string, sources: readonly string[]): Promise<string> {
  const header = await compiledHeader(includes, sources.length);
  const args = ['-std=c++17', '-fsyntax-only', '-w', ...header, ...sources];
  // If g++ is not installed, it prints nothing: then the message says so.
  const ran = await run('g++', args).catch((error: Error & { stderr?: string }) => ({
    stderr: `${error.message}\n${error.stderr ?? ''}`,
  }));
  return ran.stderr.replaceAll(folder, '');
}

describe.each(Object.values(everyRule))('g++ compiles every program of $rule', (of: RulePrograms) => {
  const others = (of.otherwise ?? []).flatMap(({ programs }) => Object.entries(programs));
  const programs = [...Object.entries({ ...of.flagged, ...of.innocent }), ...others];

  test('in its fixture', async () => {
    const sources = new Map<string, string[]>();
    for (const [index, [, program]] of programs.entries()) {
      const place = join(folder, `${of.rule}-${index}`);
      await mkdir(place);
      for (const { name, text } of plainFiles(program).filter(({ isSkeleton }) => !isSkeleton)) {
        await writeFile(join(place, name), text);
        if (!name.endsWith('.cpp')) continue;
        const includes = leadingHeaders(text);
        sources.set(includes, [...(sources.get(includes) ?? []), join(place, name)]);
      }
    }
    for (const [includes, files] of sources) expect(await complaints(includes, files)).toBe('');
  });
});
