import { expect, test } from 'vitest';
import { compareApart } from './compare-apart.ts';

test('a process that does not start is reported with the reason, and nothing is thrown', async () => {
  // This folder has only the TypeScript of the program, and the JavaScript is missing.
  const request = { results: '/nowhere', submissions: [], template: [], threshold: 50, title: 'Domineering' };
  expect(await compareApart(request)).toEqual({
    kind: 'failed',
    detail: expect.stringMatching(/^Error: Cannot find module '.*compare-process\.js'$/),
  });
});
