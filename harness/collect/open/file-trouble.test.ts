import { expect, test } from 'vitest';
import { errorCode, explainUnreadable } from './file-trouble.ts';

test('a path without permission is reported with its cure', async () => {
  const sentence = 'you have no permission to read students/; change its permissions or copy it to another place';
  expect(await explainUnreadable('students/', 'EACCES')).toBe(sentence);
  expect(await explainUnreadable('students/', 'EPERM')).toBe(sentence);
});

test('any other error is reported with its code', async () => {
  expect(await explainUnreadable('hex.cpp', 'EIO')).toBe('hex.cpp cannot be read (EIO); check the disk and try again');
  expect(errorCode(new Error('strange'))).toBe('unknown error');
});
