import { expect, test } from 'vitest';
import { domineeringReference } from '../../../reference/domineering/reference.ts';
import { makeReference } from './make-reference.ts';

const nothing = { id: 'usual', about: 'The wording of the handout', wording: {} };

test('a text that the dialect lacks is a mistake of the author, not of Verbatim', () => {
  expect(makeReference('domineering', domineeringReference, nothing)).toEqual({
    kind: 'wrong-wording',
    problem:
      "cases/domineering/assignment.yaml: dialect 'usual': no text 'empty' in its wording; it has none; correct the texts of this dialect under dialects",
  });
});

test('any other error of a reference stays a fault inside Verbatim', () => {
  const faulty = () => {
    throw new Error('broken');
  };
  expect(() => makeReference('x', faulty, nothing)).toThrow('broken');
});
