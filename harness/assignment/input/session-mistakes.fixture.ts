/** Mistakes in what is typed that show in the keys and the spelling alone, so that an editor can show them, too. */
export const misspeltSessions: readonly (readonly [text: string, problem: string])[] = [
  [
    '{ integr: 1..9 }',
    '1:7  found the key integr, expected one of text, integer, decimal, word, digits, one-of, sequence, line, repeat, times\n  did you mean integer?',
  ],
  [
    '{ integer: 1..9, digits: 3 }',
    '1:22  found both integer and digits, expected only one of the two in a map\n  write a map for each of them',
  ],
  ['{ integer: 1..9, places: 2 }', '1:22  found the key places, expected one of integer, name, repeat, times'],
  [
    '{ decimal: 1..9, place: 2 }',
    '1:22  found the key place, expected one of decimal, places, repeat, times\n  did you mean places?',
  ],
  ['{ decimal: 1..9 }', '1:5  found no places, expected the number of places after the point, from 1 to 20'],
  [
    '{ integer: 1..9, repeat: 2, times: 2 }',
    '1:33  found both repeat and times, expected only one of the two, because they mean the same\n  for a repetition of a repetition, write { repeat: 3, sequence: [{ repeat: 2, ... }] }',
  ],
  [
    '{ repeat: 3 }',
    '1:5  found a map that describes no value, expected one of the keys text, integer, decimal, word, digits, one-of, sequence, line',
  ],
  [
    '{}',
    '1:5  found an empty map, expected one of the keys text, integer, decimal, word, digits, one-of, sequence, line',
  ],
  ['[]', '1:5  found an empty list, expected a list of at least one part'],
  [
    'true',
    "1:5  found true, expected a number, a text, a range such as 1..9, a list, or a map with one of text, integer, decimal, word, digits, one-of, sequence, line\n  put it in quotes: 'true'",
  ],
  ['{ text: 5 }', "1:13  found 5, expected a text\n  put it in quotes: '5'"],
  ['{ integer: 1-9 }', '1:16  found the text "1-9", expected an integer, or a range such as 1..9\n  write 1..9'],
  ['{ integer: 1 to 9 }', '1:16  found the text "1 to 9", expected an integer, or a range such as 1..9\n  write 1..9'],
  [
    '{ integer: 9.. }',
    '1:16  found the text "9..", expected an integer, or a range such as 1..9\n  write both ends, such as 1..9',
  ],
  [
    '{ integer: 1.5 }',
    '1:16  found 1.5, expected an integer, or a range such as 1..9\n  for numbers with a fraction, write { decimal: 0..10, places: 2 }',
  ],
  ['{ integer: [1, 9] }', '1:16  found a list, expected an integer, or a range such as 1..9'],
  ['{ decimal: 0..1, places: 0 }', '1:30  found 0, expected the number of places after the point, from 1 to 20'],
  ['{ word: a..z, length: -1 }', '1:27  found -1, expected a length from 0 to 1000, or a range such as 1..8'],
  [
    '{ word: 12, length: 1 }',
    "1:13  found 12, expected characters to choose from, such as a..z or 'XYZ'\n  put it in quotes: '12'",
  ],
  ["{ word: '', length: 1 }", "1:13  found an empty text, expected characters to choose from, such as a..z or 'XYZ'"],
  ['{ digits: 1..9 }', '1:15  found the range 1..9, expected a number of digits from 1 to 1000'],
  [
    '{ digits: 3, of: 012 }',
    "1:22  found 012, expected characters to choose from, such as a..z or 'XYZ'\n  put it in quotes: '012'",
  ],
  [
    '{ integer: 1, repeat: -1 }',
    '1:27  found -1, expected a count from 0 to 10000, a range such as 0..20, or the name of an earlier integer',
  ],
  [
    '{ integer: 1, repeat: 10001 }',
    '1:27  found 10001, expected a count from 0 to 10000, a range such as 0..20, or the name of an earlier integer',
  ],
  [
    '{ integer: 1, repeat: }',
    '1:27  found nothing, expected a count from 0 to 10000, a range such as 0..20, or the name of an earlier integer',
  ],
  [
    '{ integer: 1, repeat: 2.5 }',
    '1:27  found 2.5, expected a count from 0 to 10000, a range such as 0..20, or the name of an earlier integer',
  ],
  ['{ integer: 1, name: 1st }', '1:25  found the text "1st", expected a name of letters, digits and _, such as n'],
  ['{ text: a, name: n }', '1:16  found the key name, expected a name only for an integer'],
  ['{ text: a, weight: 2 }', '1:16  found the key weight, expected a weight only for an alternative of one-of'],
  [
    '{ one-of: [[{ text: a, weight: 2 }]] }',
    '1:28  found the key weight, expected a weight only for an alternative of one-of',
  ],
  ['{ one-of: [{ text: a, weight: 0 }] }', '1:35  found 0, expected a whole number from 1 to 1000'],
  ['{ one-of: [{ text: a, weight: 1001 }] }', '1:35  found 1001, expected a whole number from 1 to 1000'],
  ['{ one-of: [{ text: a, weight: 1.5 }] }', '1:35  found 1.5, expected a whole number from 1 to 1000'],
  [
    "{ one-of: [{ text: a, weight: '8' }] }",
    '1:35  found the text "8", expected a whole number from 1 to 1000\n  drop the quotes: 8',
  ],
  ['{ one-of: [] }', '1:15  found an empty list, expected a list of at least one alternative'],
  ['{ one-of: 1..9 }', '1:15  found the text "1..9", expected a list of at least one alternative'],
  ['{ sequence: a }', '1:17  found the text "a", expected a list of at least one part'],
  [
    "{ grid: 8x8, of: '.X' }",
    '1:7  found the key grid, expected one of text, integer, decimal, word, digits, one-of, sequence, line, repeat, times',
  ],
];

/** Mistakes that depend on what the values mean. */
export const otherSessionMistakes: readonly (readonly [text: string, problem: string])[] = [
  [
    '',
    '1:5  found nothing, expected a number, a text, a range such as 1..9, a list, or a map with one of text, integer, decimal, word, digits, one-of, sequence, line',
  ],
  ['9..1', '1:5  found the range 9..1, expected an end that is not below the beginning\n  write 1..9'],
  ['{ integer: 5..-5 }', '1:16  found the range 5..-5, expected an end that is not below the beginning\n  write -5..5'],
  [
    "'1..9'",
    "1:5  found the range 1..9 in quotes, expected a range without quotes\n  write 1..9 for a number in this range, or { text: '1..9' } to type these characters",
  ],
  [
    '1...9',
    '1:5  found the text "1...9", expected a range such as 1..9\n  write 1..9, or { text: \'1...9\' } to type these characters',
  ],
  [
    '1 .. 9',
    '1:5  found the text "1 .. 9", expected a range such as 1..9\n  write 1..9, or { text: \'1 .. 9\' } to type these characters',
  ],
  [
    '..9',
    '1:5  found the text "..9", expected a range such as 1..9\n  write both ends, such as 1..9, or { text: \'..9\' } to type these characters',
  ],
  [
    'a..z',
    '1:5  found the text "a..z", expected a range of numbers such as 1..9\n  write { word: a..z, length: 1 } for one of these characters, or { text: \'a..z\' }',
  ],
  [
    '007',
    "1:5  found 007, expected a number without leading zeros, plus sign or exponent\n  put it in quotes if it is typed like this: '007'",
  ],
  [
    '1e3',
    "1:5  found 1e3, expected a number without leading zeros, plus sign or exponent\n  put it in quotes if it is typed like this: '1e3'",
  ],
  ["{ line: ['', 1] }", '1:14  found an empty text, expected a text'],
  ["{ line: [{ text: '' }, 1] }", '1:22  found an empty text, expected a text'],
  [
    '{ line: [{ word: a..z, length: 0..3 }] }',
    '1:36  found the range 0..3, expected a length from 1 to 1000, or a range such as 1..8',
  ],
  [
    '"a\\nb"',
    '1:5  found a newline, expected characters that can be typed, but not «, » or ␣\n  write a list with a text for each line',
  ],
  ['"a\\tb"', '1:5  found the invisible character U+0009, expected characters that can be typed, but not «, » or ␣'],
  ['«4»', '1:5  found the character "«", expected characters that can be typed, but not «, » or ␣'],
  ['{ decimal: 0..2.255, places: 2 }', '1:16  found 2.255, expected at most 2 places'],
  ['{ word: z..a, length: 1 }', '1:13  found the range z..a, expected an end after its beginning\n  write a..z'],
  [
    '{ word: a-z, length: 1 }',
    '1:13  found the text "a-z", expected characters to choose from, such as a..z or \'XYZ\'\n  write a..z; if you mean the character -, put it first',
  ],
  ["{ word: 'aba', length: 1 }", '1:13  found the character "a" twice, expected every character once'],
  ['{ word: "a\\n", length: 1 }', '1:13  found a newline, expected characters that can be typed, but not «, » or ␣'],
  [
    '{ word: a..z, length: 8..1 }',
    '1:27  found the range 8..1, expected an end that is not below the beginning\n  write 1..8',
  ],
  ["{ digits: 3, of: '010' }", '1:22  found the character "0" twice, expected every character once'],
  ["{ digits: 3, of: '01x' }", '1:22  found the character "x", expected digits from 0 to 9'],
  [
    '{ integer: 1, repeat: 5..2 }',
    '1:27  found the range 5..2, expected an end that is not below the beginning\n  write 2..5',
  ],
  [
    '{ integer: 1, repeat: 0..20000 }',
    '1:27  found the range 0..20000, expected a count from 0 to 10000, a range such as 0..20, or the name of an earlier integer',
  ],
  [
    '{ integer: 1, repeat: n }',
    '1:27  found the name n, expected the name of an earlier integer\n  give an earlier integer a name: { integer: 1..9, name: n }',
  ],
  [
    '[{ integer: 1..9, name: rows }, { text: x, repeat: row }]',
    '1:56  found the name row, expected one of rows\n  did you mean rows?',
  ],
  [
    '[{ text: x, repeat: n }, { integer: 1..9, name: n }]',
    '1:25  found the name n of a later integer, expected the name of an earlier integer\n  write the integer with the name n above this part',
  ],
  [
    '[{ integer: -1..9, name: n }, { text: x, repeat: n }]',
    '1:54  found the name n, which is a number in -1..9, expected a count from 0 to 10000\n  change the range of n',
  ],
  [
    '[{ integer: 1..9, name: n }, { integer: 1..9, name: n }]',
    '1:57  found the name n a second time, expected another name for every integer',
  ],
  [
    '{ one-of: [{ integer: 1..9, name: n }, 0] }',
    '1:39  found the name n inside one-of, expected names only for integers that are typed exactly once\n  write the integer before the part that is repeated or chosen, or drop name: n',
  ],
  [
    '{ integer: 1..9, name: n, repeat: 3 }',
    '1:28  found the name n inside a repetition, expected names only for integers that are typed exactly once\n  write the integer before the part that is repeated or chosen, or drop name: n',
  ],
  [
    '[{ repeat: 2, sequence: [{ integer: 1..9, name: n }] }, { text: x, repeat: n }]',
    '1:53  found the name n inside a repetition, expected names only for integers that are typed exactly once\n  write the integer before the part that is repeated or chosen, or drop name: n',
  ],
  [
    '{ line: [1, { line: [2] }] }',
    '1:25  found a line in a line, expected one line\n  write its parts into the outer line',
  ],
  [
    '{ line: [{ integer: 1, repeat: 0..2 }] }',
    '1:13  found a line that can be empty, expected at least one value in every line\n  let a repetition in it begin with 1',
  ],
  [
    '{ repeat: 1000, sequence: [{ repeat: 101, text: x }] }',
    '1:5  found more than 100000 values that are typed, expected at most 100000 in one session\n  lower the counts of the repetitions',
  ],
];
