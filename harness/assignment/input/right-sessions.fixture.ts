import { fixed, games, integer, lists, oneOf, word } from '../../exercise/input/examples.fixture.ts';
import type { SessionInput } from '../../model/assignment/input.ts';

const sequence = (...parts: readonly SessionInput[]): SessionInput => ({ kind: 'sequence', parts });
const repeated = (least: number, most: number, part: SessionInput): SessionInput => ({
  kind: 'repeated',
  count: { least, most },
  part,
});

/** What lecturers may write, and what it is read as. */
export const rightSessions: readonly (readonly [string, SessionInput])[] = [
  ['{ repeat: 0..20, one-of: [{ integer: 1..9, weight: 8 }, 0, 10, -1] }', games],
  ['[{ integer: 1..20, name: n }, { integer: 0..40, times: n }]', lists],
  ['5', fixed('5')],
  ['-1.50', fixed('-1.50')],
  ['quit', fixed('quit')],
  ["'007'", fixed('007')],
  ["''", fixed('')],
  ["{ text: '' }", fixed('')],
  ['{ word: abc, length: 0..2 }', word('abc', 0, 2)],
  ['1-2', fixed('1-2')],
  ['...', fixed('...')],
  ["{ text: '1..9' }", fixed('1..9')],
  ['-5..5', integer(-5n, 5n)],
  ['{ integer: 7 }', integer(7n, 7n)],
  ['{ integer: 0..99999999999999999999 }', integer(0n, 99_999_999_999_999_999_999n)],
  ['{ decimal: -0.5..100, places: 2 }', { kind: 'decimal', least: -50n, most: 10_000n, places: 2 }],
  ['{ word: a..e, length: 1..8 }', word('abcde', 1, 8)],
  ["{ word: 'XY .', length: 3 }", word('XY .', 3)],
  ['{ word: a..cX..Z_, length: 3 }', word('abcXYZ_', 3)],
  ["{ digits: 9, of: '201' }", { kind: 'digits', count: 9, characters: ['2', '0', '1'] }],
  ['{ digits: 2 }', { kind: 'digits', count: 2, characters: [...'0123456789'] }],
  [
    '{ line: [1..3, x, { repeat: 2, text: y }] }',
    {
      kind: 'line',
      parts: [integer(1n, 3n), fixed('x'), repeated(2, 2, fixed('y'))],
    },
  ],
  ['{ times: 3..4, sequence: [a, [b]] }', repeated(3, 4, sequence(fixed('a'), sequence(fixed('b'))))],
  [
    '{ one-of: [a, [b, c], { text: d, weight: 1000 }] }',
    oneOf<SessionInput>([1, fixed('a')], [1, sequence(fixed('b'), fixed('c'))], [1000, fixed('d')]),
  ],
  [
    '\n  - { line: [{ integer: 0..3, name: rows }, x] }\n  - repeat: rows\n    line: [{ repeat: rows, integer: 1 }, .]',
    sequence(
      { kind: 'line', parts: [integer(0n, 3n, 'rows'), fixed('x')] },
      {
        kind: 'repeated',
        count: { name: 'rows' },
        part: {
          kind: 'line',
          parts: [{ kind: 'repeated', count: { name: 'rows' }, part: integer(1n, 1n) }, fixed('.')],
        },
      },
    ),
  ],
];
