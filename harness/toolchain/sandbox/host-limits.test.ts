import { expect, test } from 'vitest';
import { limitTooLow } from './host-limits.ts';

const limits = (
  space: string,
  file: string,
) => `Limit                     Soft Limit           Hard Limit           Units     
Max cpu time              unlimited            unlimited            seconds   
Max file size             ${file.padEnd(20)} ${file.padEnd(20)} bytes     
Max stack size            8388608              unlimited            bytes     
Max address space         1000                 ${space.padEnd(20)} bytes     
`;

test('limits that can be raised far enough are not reported', () => {
  expect(limitTooLow(limits('unlimited', 'unlimited'), false)).toBeUndefined();
  expect(limitTooLow(limits('2147483648', '67108864'), false)).toBeUndefined();
});

test('a limit that is too low is named, with the amount that is needed and the option of ulimit', () => {
  expect(limitTooLow(limits('2048000000', 'unlimited'), false)).toBe(
    'the limit of memory is 1953 MiB, but grading needs 2048 MiB: raise it, or start Verbatim in a shell where it has ' +
      'not been lowered ("ulimit -H -v" shows it)',
  );
  expect(limitTooLow(limits('unlimited', '10240000'), false)).toBe(
    'the limit of the size of a file is 9 MiB, but grading needs 64 MiB: raise it, or start Verbatim in a shell where ' +
      'it has not been lowered ("ulimit -H -f" shows it)',
  );
});

test('limits that a superuser can raise and unknown limits are not reported', () => {
  expect(limitTooLow(limits('1', '1'), true)).toBeUndefined();
  expect(limitTooLow('', false)).toBeUndefined();
});
