import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, keepFinding, replay } from './findings.ts';
import { Tally } from './tally.ts';

const finding: Finding = {
  seed: 7,
  kind: 'sources',
  number: 12,
  user: 'user',
  name: 'deep brackets',
  breaches: [{ demand: 'exit', found: 'exit code 134' }],
};

test('a finding has the command that repeats it, and keeps the input', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-findings-'));
  await mkdir(join(folder, 'attempt', 'in'), { recursive: true });
  await writeFile(join(folder, 'attempt', 'in', 'a.cpp'), '((((');
  const kept = await keepFinding(finding, { attempt: join(folder, 'attempt'), printed: 'said', folder });
  expect(replay(finding)).toBe('npm run fuzz -- --seed 7 --only sources --start 12 --count 1 --as user');
  expect(await readFile(join(kept, 'in', 'a.cpp'), 'utf8')).toBe('((((');
  expect(await readFile(join(kept, 'finding.txt'), 'utf8')).toBe(
    `deep brackets\nexit: exit code 134\n${replay(finding)}\n\nsaid`,
  );
  await rm(folder, { recursive: true });
});

test('the table counts attempts and findings, and names the slowest attempt', () => {
  const tally = new Tally();
  const one = { kind: 'sources', recipe: 'deep brackets' } as const;
  tally.add({ ...one, name: 'quick', seconds: 1, found: false });
  tally.add({ ...one, name: 'slow', seconds: 9, found: true });
  expect([tally.tried, tally.found]).toEqual([2, 1]);
  expect(tally.table().split('\n')[1]).toMatch(/^sources +2 +1 of \d+ +1 +9\.0 s {2}slow$/);
});
