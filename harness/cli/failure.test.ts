import { expect, test } from 'vitest';
import { failureText } from './failure.ts';
import { UsageError } from '../model/usage-error.ts';

test('a usage error is printed as its message, without a stack', () => {
  expect(failureText(new UsageError('there is no assignment "chess"'))).toBe(
    'verbatim: there is no assignment "chess"\n',
  );
});

test('control characters of terminals are spelt out', () => {
  expect(failureText(new UsageError('a.csv has a mistake\n\na.csv:1:1  found \u001b[2J\u0000'))).toBe(
    'verbatim: a.csv has a mistake\n\na.csv:1:1  found \\x1B[2J\\x00\n',
  );
});

test('a lack of resources is reported with its cure and without a stack', () => {
  const error = Object.assign(new Error("EMFILE: too many open files, open '/a.js'"), { code: 'EMFILE' });
  expect(failureText(error)).toBe(
    'verbatim: too many open files: raise the limit, for example with "ulimit -n 1024" ' +
      "(EMFILE: too many open files, open '/a.js')\n",
  );
});

test('every other error is a fault of Verbatim, and says what we need to find it', () => {
  const error = new TypeError('x is undefined');
  expect(failureText(error)).toBe(
    `verbatim: a fault inside Verbatim, not in any submission. Please report it with this text:\n${error.stack}\n`,
  );
  expect(failureText('odd')).toMatch(/report it with this text:\nodd\n$/);
});
