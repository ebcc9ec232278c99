import { expect, test } from 'vitest';
import { errorCode, troubleWith } from './file-trouble.ts';

test('a path without permission is named with its cure', async () => {
  const sentence = 'students/ may not be read by this user; change its permissions or copy it somewhere else';
  expect(await troubleWith('students/', 'EACCES')).toBe(sentence);
  expect(await troubleWith('students/', 'EPERM')).toBe(sentence);
});

test('any other trouble is named by its code', async () => {
  expect(await troubleWith('hex.cpp', 'EIO')).toBe('hex.cpp cannot be read (EIO); check the disk and try again');
  expect(errorCode(new Error('strange'))).toBe('unknown error');
});
