import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';

const canaries = 'harness/boundaries/canaries';

test('every import that breaks a boundary of the house is reported', async () => {
  const { stdout } = await execa('node_modules/.bin/oxlint', ['--format', 'unix', canaries], { reject: false });
  const reported = stdout
    .split('\n')
    .flatMap((line) => /^(\S+?:\d+):\d+: .*no-restricted-imports/.exec(line)?.[1] ?? []);
  expect(reported.toSorted()).toEqual(await everyLine());
});

/** Each line of a canary is a forbidden import: `file:line`. */
async function everyLine(): Promise<string[]> {
  const files = await readdir(canaries, { recursive: true });
  const lines = files
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => {
      const text = await readFile(join(canaries, file), 'utf8');
      return text.split('\n').flatMap((line, index) => (line === '' ? [] : [`${join(canaries, file)}:${index + 1}`]));
    });
  return (await Promise.all(lines)).flat().toSorted();
}
