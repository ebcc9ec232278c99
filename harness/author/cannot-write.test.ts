import { expect, test } from 'vitest';
import { UsageError } from '../model/usage-error.ts';
import { cannotWrite } from './cannot-write.ts';

test('a file that cannot be written is the problem of the disk, with what to do', () => {
  const error = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  expect(cannotWrite('sum/functions.yaml', error)).toEqual(
    new UsageError(
      'cannot write sum/functions.yaml: that disk cannot be written to; copy the assignment to another folder (EROFS)',
    ),
  );
});

test('any other error stays a fault of Verbatim', () => {
  const error = new TypeError('x is not a function');
  expect(cannotWrite('sum/functions.yaml', error)).toBe(error);
});
