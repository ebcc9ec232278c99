import { expect, test } from 'vitest';
import { loadSmall } from '../../assignment/small-assignment.fixture.ts';
import { AuthorFault } from '../../model/author-fault.ts';
import type { Reference } from '../../model/assignment/reference.ts';
import { askAnswers } from './ask-answers.ts';
import { reference } from './blessed-files.fixture.ts';

async function assignment() {
  const loaded = await loadSmall();
  if (loaded.kind !== 'loaded') throw new Error('the small assignment is right');
  return loaded.assignment;
}

function failing(error: Error, only?: bigint): Reference {
  return {
    ...reference,
    async call(name, args) {
      if (only === undefined || args[0] === only) throw error;
      return reference.call(name, args);
    },
    async play(typed) {
      if (only === undefined) throw error;
      return reference.play(typed);
    },
  };
}

test('a fault names the case that has it, and the others are answered', async () => {
  const answers = await askAnswers(await assignment(), failing(new AuthorFault('it crashes'), -3n), 'solution');
  expect(answers.faults).toEqual(['functions/isEven/2: it crashes']);
  expect([...answers.calls.keys(), ...answers.sessions.keys()]).toEqual([
    'functions/isEven/1',
    'functions/halve/1',
    'transcripts/01-even',
  ]);
});

test('a solution that does not compile is reported once', async () => {
  const answers = await askAnswers(await assignment(), failing(new AuthorFault('it does not compile')), 'solution');
  expect(answers.faults).toEqual(['it does not compile']);
});

test('a reference in TypeScript throws at cases that break a promise; other errors are faults of Verbatim', async () => {
  const error = new Error('n is too small');
  const answers = await askAnswers(await assignment(), failing(error, -3n), 'reference');
  expect(answers.faults).toEqual(['functions/isEven/2: n is too small']);
  await expect(askAnswers(await assignment(), failing(error, -3n), 'solution')).rejects.toBe(error);
});
