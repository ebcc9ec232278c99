import { expect, test } from 'vitest';
import { startFailure } from './start-failure.ts';

test('a folder in which no program may be run is named, with the cure', () => {
  expect(startFailure('EACCES', '/mnt/verbatim/toolchain')).toBe(
    'programs may not be run in /mnt/verbatim/toolchain (is it mounted with "noexec"?): let XDG_CACHE_HOME name a ' +
      'folder where they may',
  );
});

test('anything else is told as the runner says it', () => {
  expect(startFailure('seccomp: Invalid argument', '/mnt')).toBe(
    'the native runner does not work here: seccomp: Invalid argument',
  );
});
