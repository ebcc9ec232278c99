import { expect, test } from 'vitest';
import { failureText } from './failure.ts';
import { UsageError } from '../model/usage-error.ts';

test('trouble is told as it stands', () => {
  expect(failureText(new UsageError('there is no assignment "chess"'))).toBe(
    'verbatim: there is no assignment "chess"\n',
  );
});

test('what steers a terminal is spelt in it', () => {
  expect(failureText(new UsageError('a.csv has a mistake\n\na.csv:1:1  found \u001b[2J\u0000'))).toBe(
    'verbatim: a.csv has a mistake\n\na.csv:1:1  found \\x1B[2J\\x00\n',
  );
});

test('what the machine lacks is told with its cure and without a stack', () => {
  const error = Object.assign(new Error("EMFILE: too many open files, open '/a.js'"), { code: 'EMFILE' });
  expect(failureText(error)).toBe(
    'verbatim: a program may open too few files here: raise the limit, for example with "ulimit -n 1024" ' +
      "(EMFILE: too many open files, open '/a.js')\n",
  );
});

test('everything else is a fault of ours, and says what we need to find it', () => {
  const error = new TypeError('x is undefined');
  expect(failureText(error)).toBe(
    `verbatim: a fault inside Verbatim, not in any submission. Please report it with this text:\n${error.stack}\n`,
  );
  expect(failureText('odd')).toMatch(/report it with this text:\nodd\n$/);
});
