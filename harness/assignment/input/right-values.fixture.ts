import { fixed, integer, oneOf, word } from '../../exercise/input/examples.fixture.ts';
import type { ValueInput } from '../../model/assignment/input.ts';
import type { ScalarType } from '../../model/assignment/value.ts';

const grid = { kind: 'grid', rows: 8, columns: 8, characters: ['.', 'X', 'O'] } as const;
const empty = Array.from({ length: 8 }, () => '........');
/** Descriptions of arguments, by the type of the parameter. */
export const rightValues: readonly (readonly [ScalarType, string, ValueInput])[] = [
  ['int', '1..9', integer(1n, 9n)],
  ['int', '-1', fixed('-1')],
  ['int', '{ integer: -2147483648..2147483647 }', integer(-(2n ** 31n), 2n ** 31n - 1n)],
  ['long long', '-9223372036854775808..9223372036854775807', integer(-(2n ** 63n), 2n ** 63n - 1n)],
  ['long long', "{ digits: 18, of: '012' }", { kind: 'digits', count: 18, characters: ['0', '1', '2'] }],
  ['int', "{ digits: 9, of: '012' }", { kind: 'digits', count: 9, characters: ['0', '1', '2'] }],
  [
    'int',
    '{ one-of: [{ integer: 1..9, weight: 8 }, 0, 10..12] }',
    oneOf<ValueInput>([8, integer(1n, 9n)], [1, fixed('0')], [1, integer(10n, 12n)]),
  ],
  ['bool', 'true', fixed('true')],
  ['bool', '{ one-of: [true, false] }', oneOf<ValueInput>([1, fixed('true')], [1, fixed('false')])],
  ['char', 'x', fixed('x')],
  ['char', "{ text: '5' }", fixed('5')],
  ['char', '{ word: a..c }', word('abc', 1)],
  ['char', '{ word: 1..3, length: 1 }', word('123', 1)],
  ['string', 'hello world', fixed('hello world')],
  ['string', "''", fixed('')],
  ['string', "{ text: '1..9' }", fixed('1..9')],
  ['string', '{ word: a..c, length: 0..5 }', word('abc', 0, 5)],
  ['string', '{ digits: 2 }', { kind: 'digits', count: 2, characters: [...'0123456789'] }],
  ['char[8][8]', "{ grid: 8x8, of: '.XO' }", grid],
  ['char[8][8]', `|\n${empty.map((line) => `  ${[...line].join(' ')}\n`).join('')}`, fixed(empty.join('\n'))],
];
