import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySessionInput } from '../../exercise/input/any-input.fixture.ts';
import { sessionOf } from './read-input.fixture.ts';
import { rightSessions } from './right-sessions.fixture.ts';
import { withoutWrappers, writtenInput } from './write-input.fixture.ts';

describe('reads', () => {
  test.each(rightSessions.map(([text]) => text))('%s', (text) => {
    expect(sessionOf(text)).toEqual(rightSessions.find(([other]) => other === text)?.[1]);
  });

  test('any input in the way it is written', () => {
    fc.assert(
      fc.property(anySessionInput, (input) => {
        const read = sessionOf(JSON.stringify(writtenInput(input)));
        if (typeof read !== 'object') expect.fail(read);
        expect(withoutWrappers(read)).toEqual(withoutWrappers(input));
      }),
    );
  });

  test('plain data, which can be kept in a file', () => {
    fc.assert(
      fc.property(anySessionInput, (input) => {
        expect(deserialize(serialize(input))).toEqual(input);
      }),
    );
  });
});

test('all mistakes are reported at once', () => {
  const text = `
  - { integer: 9..1 }
  - { word: a..z, lenght: 3 }
  - one-of: [{ text: a, weight: 0 }, { text: b, wieght: 2 }]
  - { integer: 1..3, times: m }`;
  expect(sessionOf(text)).toMatchInlineSnapshot(`
    "2:16  found the range 9..1, expected an end that is not below the beginning
      write 1..9

    3:19  found the key lenght, expected one of word, length, repeat, times
      did you mean length?

    4:33  found 0, expected a whole number from 1 to 1000

    4:49  found the key wieght, expected one of text, repeat, times, weight
      did you mean weight?

    5:29  found the name m, expected the name of an earlier integer
      give an earlier integer a name: { integer: 1..9, name: m }
    "
  `);
});

test('part of a document that cannot be read at all is reported without a crash', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const read = sessionOf(JSON.stringify(value));
      expect(['string', 'object']).toContain(typeof read);
    }),
  );
});

test('maps with keys of the grammar and any values are read or reported', () => {
  const keys = fc.constantFrom('text', 'integer', 'one-of', 'line', 'repeat', 'times', 'name', 'weight', 'word', 'of');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>(1, 'n', '1..3', 'a..z', null, true),
      tie('map'),
      tie('list'),
    ),
    map: fc.dictionary(keys, tie('tree'), { maxKeys: 3 }),
    list: fc.array(tie('tree'), { maxLength: 3 }),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(['string', 'object']).toContain(typeof sessionOf(JSON.stringify(value)));
    }),
    { numRuns: 500 },
  );
});
