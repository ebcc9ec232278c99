// @module-tag compiler
import { afterAll, expect, test } from 'vitest';
import { inCharacters } from '../text/character-columns.ts';
import { withMarks } from '../rules/marked-program.fixture.ts';
import { warningFindings } from '../inspect/warnings.ts';
import { openToolchain, settings } from '../testing/open-program.ts';
import { warnings } from './warnings.fixture.ts';

const toolchain = await openToolchain();
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((dispose) => dispose())));

/** The program with a mark before each warning, in the form of the fixtures. */
async function markedBy(program: string): Promise<string> {
  const text = program.replaceAll(/[▶▷]/gu, '');
  const files = [{ name: 'program.cpp', bytes: Buffer.from(text) }];
  const result = await toolchain.build({ files, settings, functions: [] });
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  opened.push(() => result.program.dispose());
  const { diagnostics } = inCharacters(result.report, files);
  return withMarks(
    text,
    warningFindings(diagnostics).map(({ finding, free }) => ({ ...finding, mark: free ? '▷' : '▶' })),
  );
}

test.each(Object.entries(warnings.flagged))('warnings are found in %s', async (_what, program) => {
  expect(program).toContain('▶');
  expect(await markedBy(program)).toBe(program);
});

test.each(Object.entries(warnings.innocent))('there is no deduction for %s', async (_what, program) => {
  expect(program).not.toContain('▶');
  expect(await markedBy(program)).toBe(program);
});
