import { expect, test } from 'vitest';
import { unfollowableInput } from './followable-input.ts';

test('a function that bypasses the libraries is named', () => {
  expect(unfollowableInput('\nobjects/0.o:\n                 U main\n                 U read\n')).toBe('read()');
  expect(unfollowableInput('                 U _ZSt4wcin\n')).toBe('std::wcin');
  expect(unfollowableInput('                 U freopen@GLIBC_2.2.5\n')).toBe('freopen()');
});

test('it is named on a Mac, too, which puts an underscore in front', () => {
  expect(unfollowableInput('                 U _read\n                 U __ZSt3cin\n')).toBe('read()');
  expect(unfollowableInput('                 U __ZSt4wcin\n')).toBe('std::wcin');
});

test('the libraries themselves, and names that only look similar, are fine', () => {
  expect(
    unfollowableInput('                 U _ZSt3cin\n                 U scanf\n                 U getchar\n'),
  ).toBeUndefined();
  expect(
    unfollowableInput('                 U _Z4readi\n                 U readBoard\n                 w read\n'),
  ).toBeUndefined();
  expect(unfollowableInput('')).toBeUndefined();
});
