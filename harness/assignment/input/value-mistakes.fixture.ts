import type { ScalarType } from '../../model/assignment/value.ts';

export const valueMistakes: readonly (readonly [type: ScalarType, text: string, problem: string])[] = [
  [
    'bool',
    '1..9',
    '1:5  found the range 1..9 for bool, expected true or false\n  write true, false or { one-of: [true, false] }',
  ],
  ['bool', 'yes', '1:5  found the text "yes" for bool, expected true or false\n  write true, without quotes'],
  ['bool', '{ integer: 0..1 }', '1:7  found integer for bool, expected only one-of'],
  [
    'char',
    '1..9',
    '1:5  found the range 1..9 for char, expected one character\n  for a character, write { word: 1..9 }',
  ],
  ['char', 'ab', '1:5  found the text "ab" for char, expected one character, such as \'A\''],
  ['char', '5', "1:5  found 5 for char, expected one character, such as 'A'\n  put it in quotes: '5'"],
  ['char', '{ text: ab }', '1:13  found the text "ab" for char, expected one character'],
  [
    'char',
    'a..z',
    '1:5  found the range a..z for char, expected one character\n  for a character, write { word: a..z }',
  ],
  ['char', '{ word: a..z, length: 2 }', '1:27  found 2, expected the length 1'],
  ['string', '1..9', "1:5  found the range 1..9 for string, expected a text\n  for this text, write { text: '1..9' }"],
  ['string', '{ integer: 1..9 }', '1:7  found integer for string, expected one of text, word, digits, one-of'],
  ['string', '{ word: a..z }', '1:5  found no length, expected a length from 0 to 248, or a range such as 1..8'],
  ['string', '{ digits: 249 }', '1:15  found 249 digits, expected at most 248'],
  ['string', `{ text: ${'x'.repeat(249)} }`, '1:13  found a text of 249 characters, expected at most 248'],
  [
    'string',
    '{ text: "say \\"hi\\"" }',
    '1:13  found the character "\\"", expected ASCII characters without quotes and backslashes',
  ],
  [
    'string',
    "{ word: 'aé', length: 2 }",
    '1:13  found the character "é", expected ASCII characters without quotes and backslashes',
  ],
  ['int', '2147483648', '1:5  found 2147483648 for int, expected an int, -2147483648 to 2147483647'],
  [
    'int',
    '0..2147483648',
    '1:5  found the range 0..2147483648, expected an int, or a range within -2147483648..2147483647',
  ],
  ['int', '9..1', '1:5  found the range 9..1, expected an end that is not below the beginning\n  write 1..9'],
  [
    'int',
    '1 .. 9',
    '1:5  found the text "1 .. 9", expected an int, or a range within -2147483648..2147483647\n  write 1..9',
  ],
  ['int', "'5'", '1:5  found the text "5" for int, expected an int, -2147483648 to 2147483647\n  drop the quotes: 5'],
  ['int', 'true', '1:5  found true for int, expected an int, -2147483648 to 2147483647'],
  [
    'int',
    '[1, 2]',
    '1:5  found a list for int, expected one value\n  for one of several values, write { one-of: [...] }',
  ],
  [
    'int',
    "{ digits: 10, of: '012' }",
    '1:15  found 10 digits, which can be 2222222222, expected an int, or a range within -2147483648..2147483647',
  ],
  [
    'int',
    '{ decimal: 0..1, places: 1 }',
    '1:7  found the key decimal, expected no decimal, because no parameter can have a fraction',
  ],
  [
    'int',
    '{ integer: 1..9, repeat: 3 }',
    '1:22  found the key repeat, expected no repetition, because an argument is one value',
  ],
  [
    'int',
    '{ integer: 1..9, name: n }',
    '1:22  found the key name, expected no name, because an argument is not repeated',
  ],
  [
    'int',
    '{ integer: 1..9, weight: 3 }',
    '1:22  found the key weight, expected a weight only for an alternative of one-of',
  ],
  [
    'int',
    '{ integr: 1..9 }',
    '1:7  found the key integr, expected one of text, integer, word, digits, grid, one-of\n  did you mean integer?',
  ],
  [
    'int',
    '{ sequence: [1, 2] }',
    '1:7  found the key sequence, expected something that is one value, because only sessions have several',
  ],
  ['int', '{ one-of: [1, { text: a }] }', '1:21  found text for int, expected one of integer, digits, one-of'],
  [
    'int',
    '{ one-of: [{ integer: 1, weight: 0 }, 3000000000] }',
    '1:38  found 0, expected a whole number from 1 to 1000\n\n1:43  found 3000000000 for int, expected an int, -2147483648 to 2147483647',
  ],
  ['int', '', '1:5  found nothing for int, expected an int, -2147483648 to 2147483647'],
  [
    'long long',
    '-9223372036854775809..0',
    '1:5  found the range -9223372036854775809..0, expected a long long, or a range within -9223372036854775808..9223372036854775807',
  ],
  ['char[8][8]', "{ grid: 7x8, of: '.X' }", '1:13  found the text "7x8", expected 8x8, the only size that is known'],
  ['char[8][8]', '{ grid: 8x8 }', "1:5  found no of, expected characters to choose from, such as a..z or 'XYZ'"],
  ['char[8][8]', "{ grid: 8x8, of: '. X' }", '1:22  found the character " ", expected visible ASCII characters'],
  [
    'char[8][8]',
    'x',
    '1:5  found the text "x" for char[8][8], expected a literal block of 8 lines of 8 characters\n  write in: | and its lines below',
  ],
];
