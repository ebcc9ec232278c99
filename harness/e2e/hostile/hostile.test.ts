// @module-tag compiler
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headline } from '../../../reports/explain/case/headline.ts';
import { verdictOfRun } from '../../judge/run-verdict.ts';
import type { SessionOutcome } from '../../model/program/run-outcome.ts';
import type { Program } from '../../toolchain/contract/toolchain.ts';
import { buildNamed, limits, openToolchain, programOf, runSession, settings } from '../../testing/open-program.ts';
import { expected } from './expected.ts';

// Run with the rights of the current user; elsewhere.test.ts runs them again with other rights.
const here = 'harness/e2e/hostile';
const names = (await readdir(here)).filter((name) => name.endsWith('.cpp'));
const toolchain = await openToolchain();

/** The program of another student, which runs at the same time. */
let neighbour: Program;
const opened: Program[] = [];
beforeAll(async () => {
  neighbour = programOf(await buildNamed(toolchain, 'adds-with-cin.cpp'));
  opened.push(neighbour);
});
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

async function open(name: string): Promise<Program> {
  const bytes = await readFile(join(here, name));
  const program = programOf(await toolchain.build({ files: [{ name, bytes }], settings, functions: [] }));
  opened.push(program);
  return program;
}

function told({ end, printed }: SessionOutcome): string {
  const text = JSON.stringify(Buffer.from(printed).toString());
  if (end.kind === 'finished') return `printed ${text}`;
  if (end.kind === 'asked-for-more-input') return `asked for more input after printing ${text}`;
  const verdict = verdictOfRun(end, 'int main()');
  return verdict === undefined ? end.kind : headline(verdict, undefined);
}

test('every hostile program has an expectation, and every expectation a program', () => {
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.concurrent('a hostile program gets its verdict and does not disturb its neighbours:', () => {
  test.each(names)('%s', async (name) => {
    const program = await open(name);
    // Only a program that sleeps needs a short wall limit: on a busy machine, a second of work may take many.
    const wallSeconds = expected[name]?.includes('1.5 seconds') ? 1.5 : 30;
    const first = await runSession(program, '', { ...limits, wallSeconds });
    const [beside, again] = await Promise.all([
      runSession(neighbour, '5\n7\n0\n'),
      runSession(program, '', { ...limits, wallSeconds }),
    ]);
    expect(told(first)).toBe(expected[name]);
    expect(again).toEqual(first);
    expect(told(beside)).toBe('printed "Number: Number: Number: Sum 12\\n"');
  });
});
