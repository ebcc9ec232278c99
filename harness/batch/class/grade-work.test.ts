// @module-tag compiler
import { expect, test } from 'vitest';
import { countBuilds, smallRequest } from '../results/small-request.fixture.ts';
import { resultKey } from '../results/result-key.ts';
import { type JournalEntry, resultDigest } from '../run-folder/journal.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { grade } from '../../grade/grade.ts';
import { gradeWork } from './grade-work.ts';

const version = 'this very code';
const { submission, toolchain: plain, ...rest } = await smallRequest();
const work: CollectedWork = { id: 's1', facts: {}, fileNames: [], load: async () => submission };
const whole = { ...rest, toolchain: plain, submission };
const before = await grade(whole);

/** The result when a stopped run has left this journal entry, and whether it needs a build. */
async function gradedAfter(left: JournalEntry | undefined, given = work) {
  const { toolchain, builds } = countBuilds(plain);
  const graded = await gradeWork(given, {
    request: { ...rest, toolchain },
    roster: undefined,
    version,
    cache: undefined,
    run: { left: new Map(left === undefined ? [] : [['s1', left]]), read: async () => before },
  });
  return { ...graded, built: builds() > 0 };
}

test('a result of a stopped run is used again while everything that it depends on is the same', async () => {
  const key = resultKey(whole, version);
  const result = resultDigest('its file');
  expect(await gradedAfter({ submission: 's1', key, result })).toEqual({
    grading: before,
    key,
    found: true,
    built: false,
  });
  expect(await gradedAfter({ submission: 's1', key: resultDigest('other cases'), result })).toMatchObject({
    built: true,
  });
  expect(await gradedAfter({ submission: 's1', result })).toMatchObject({ built: true });
  expect(await gradedAfter(undefined)).toEqual({ grading: before, key, found: false, built: true });
});

test('files that cannot be read are a fault of Verbatim, and such a result is not kept', async () => {
  const unreadable = { ...work, load: () => Promise.reject(new Error('s1.zip cannot be read')) };
  expect(await gradedAfter(undefined, unreadable)).toMatchObject({
    grading: { status: 'not-graded', reason: 's1.zip cannot be read' },
    key: undefined,
    built: false,
  });
});
