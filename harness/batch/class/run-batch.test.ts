import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runBatch } from './run-batch.ts';

test('results keep the order of the tasks, whichever finishes first', async () => {
  const finished: number[] = [];
  const work = async (task: number) => {
    await setTimeout(20 - task * 5);
    return task * 10;
  };
  const results = await runBatch([0, 1, 2, 3], 4, work, (result) => finished.push(result));
  expect(results).toEqual([0, 10, 20, 30]);
  expect(finished).toEqual([30, 20, 10, 0]);
});

test('never more than the given number of workers are busy', async () => {
  let busy = 0;
  let most = 0;
  const work = async () => {
    busy += 1;
    most = Math.max(most, busy);
    await setTimeout(2);
    busy -= 1;
  };
  await runBatch([...Array(10).keys()], 3, work, () => {});
  expect(most).toBe(3);
});

test('an empty list of tasks gives no results', async () => {
  expect(
    await runBatch(
      [],
      4,
      async () => 1,
      () => {},
    ),
  ).toEqual([]);
});
