// @module-tag compiler
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderResult } from '../../../reports/json/render-result.ts';
import { gradeUnread } from '../../grade/grade.ts';
import { smallRequest } from '../results/small-request.fixture.ts';
import { readFinishedRun } from './finished-run.ts';
import { journalLine, resultDigest } from './journal.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-finished-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a result is used only if its digest fits; its standing is known even if the digest does not fit', async () => {
  const grading = gradeUnread(await smallRequest(), 'the disk is broken');
  const text = renderResult(grading);
  await mkdir(join(folder, 'results'));
  await writeFile(join(folder, 'results', 's1.json'), text);
  await writeFile(join(folder, 'results', 's2.json'), text.slice(0, 50));
  const entry = { submission: 's1', result: resultDigest(text) };
  await writeFile(join(folder, 'journal.jsonl'), journalLine(entry));

  const run = await readFinishedRun(folder);
  expect([...run.journal.values()]).toEqual([entry]);
  expect(await run.read(entry)).toEqual(grading);
  expect(await run.read({ ...entry, result: resultDigest('another') })).toBeUndefined();
  expect(await run.read({ ...entry, submission: 'unknown' })).toBeUndefined();
  expect([...run.standings]).toEqual([['s1', { kind: 'not-graded' }]]);
  expect([...run.failed]).toEqual(['s1']);
  expect(run.unreadable).toBe(1);
});

test('a folder without a run has no results', async () => {
  const { journal, standings, failed, unreadable } = await readFinishedRun(join(folder, 'nowhere'));
  expect([journal.size, standings.size, failed.size, unreadable]).toEqual([0, 0, 0, 0]);
});
