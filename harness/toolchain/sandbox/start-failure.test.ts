import { expect, test } from 'vitest';
import { startFailure } from './start-failure.ts';

test('a folder that does not allow programs to run is named, with the cure', () => {
  expect(startFailure('EACCES', '/mnt/verbatim/toolchain')).toBe(
    'cannot run programs in /mnt/verbatim/toolchain (is it mounted with "noexec"?): set XDG_CACHE_HOME to a folder ' +
      'that allows it',
  );
});

test('any other reason is given in the words of the runner', () => {
  expect(startFailure('seccomp: Invalid argument', '/mnt')).toBe(
    'the native runner does not work here: seccomp: Invalid argument',
  );
});
