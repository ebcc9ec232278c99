import { expect, test } from 'vitest';
import { readCheckRecord } from './check-record.ts';

const record = (...parts: readonly string[]) => `\n\u001fverbatim-check\u001f${parts.join('\u001f')}\u001f\n`;
const place = { file: 'a.cpp', line: 3, column: 7 };

test('a record is read, whatever the program printed before', () => {
  const text = `oh no${record('index', 'a.cpp', '3', '7', "'int [8]'", '8', '')}`;
  expect(readCheckRecord(text)).toEqual({ kind: 'index-out-of-bounds', ...place, index: '8', array: 'int [8]' });
});

test.each([
  ['nothing', ''],
  ['something else', 'terminate called\n'],
  ['a record that is cut off', record('index', 'a.cpp', '3', '7', 'int', '8', '').slice(0, -1)],
  ['a record with text after it', `${record('index', 'a.cpp', '3', '7', 'int', '8', '')}more\n`],
  ['an unknown check', record('telepathy', 'a.cpp', '3', '7', '', '', '')],
  ['a line that is not a number', record('null', 'a.cpp', 'x', '7', '', '', '')],
  ['a negative line', record('null', 'a.cpp', '-3', '7', '', '', '')],
])('%s is not a record', (_about, text) => {
  expect(readCheckRecord(text)).toBeUndefined();
});

test.each([
  ['an int', '-16843010'],
  ['an unsigned int', '4278124286'],
  ['a long long', '-72340172838076674'],
  ['an unsigned long long', '18374403900871474942'],
  ['an int that was incremented', '-16843009'],
  ['an int that was decreased a little', '-16844010'],
])('the pattern of %s without a value is recognised', (_about, number) => {
  expect(readCheckRecord(record('index', 'a.cpp', '3', '7', "'int [8]'", number, ''))).toEqual({
    kind: 'uninitialised',
    at: place,
  });
});

test('names of types are spelt as people write them, in any alphabet', () => {
  const bytes = Buffer.from('棋盘').toString('latin1');
  expect(readCheckRecord(record('null', 'a.cpp', '3', '7', `'${bytes}'`, '', ''))).toEqual({
    kind: 'null-pointer',
    ...place,
    type: '棋盘',
  });
  expect(readCheckRecord(record('*', 'a.cpp', '3', '7', "'long long int'", '9', '9'))).toMatchObject({
    type: 'long long',
  });
});
