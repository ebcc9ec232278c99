import { expect, test } from 'vitest';
import { sessionOf } from './read-input.fixture.ts';
import { misspeltSessions, otherSessionMistakes } from './session-mistakes.fixture.ts';

test.each([...misspeltSessions, ...otherSessionMistakes])('%s is reported', (text, problem) => {
  expect(sessionOf(text)).toBe(`${problem}\n`);
});
