import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { settleTemporaryFolder } from './temporary-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a relative temporary folder is the same place for all processes', () => {
  vi.stubEnv('TMPDIR', 'here/tmp');
  const environment = {};
  settleTemporaryFolder(environment);
  expect(environment).toEqual({ TMPDIR: resolve('here/tmp') });
});

test('an absolute one stays as it is', () => {
  vi.stubEnv('TMPDIR', '/somewhere');
  const environment = {};
  settleTemporaryFolder(environment);
  expect(environment).toEqual({});
});
