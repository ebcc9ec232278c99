import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRule } from './every-rule.fixture.ts';
import { type RulePrograms, plainFiles } from './marked-program.fixture.ts';

/* A program that no compiler takes proves nothing about a rule. */

const run = promisify(execFile);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-rules-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe.each(Object.values(everyRule))('g++ takes every program of $rule', (of: RulePrograms) => {
  const others = (of.otherwise ?? []).flatMap(({ programs }) => Object.entries(programs));
  const programs = [...Object.entries({ ...of.flagged, ...of.innocent }), ...others];

  test('that stands in its fixture', { timeout: 240_000 }, async () => {
    const sources: string[] = [];
    for (const [index, [, program]] of programs.entries()) {
      const place = join(folder, `${of.rule}-${index}`);
      await mkdir(place);
      for (const { name, text } of plainFiles(program).filter(({ isSkeleton }) => !isSkeleton)) {
        await writeFile(join(place, name), text);
        if (name.endsWith('.cpp')) sources.push(join(place, name));
      }
    }
    const { stderr } = await run('g++', ['-std=c++17', '-fsyntax-only', '-w', ...sources]).catch(
      (error: { stderr: string }) => error,
    );
    expect(stderr.replaceAll(folder, '')).toBe('');
  });
});
