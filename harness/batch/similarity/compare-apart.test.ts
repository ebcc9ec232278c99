import { expect, test } from 'vitest';
import { compareApart } from './compare-apart.ts';

test('a process that does not even start is a fault of ours with a reason, and nothing is thrown', async () => {
  // Here stands only the TypeScript of the program that is to be started.
  const request = { results: '/nowhere', submissions: [], template: [], threshold: 50, title: 'Domineering' };
  expect(await compareApart(request)).toEqual({
    kind: 'failed',
    detail: expect.stringMatching(/^Error: Cannot find module '.*compare-process\.js'$/),
  });
});
