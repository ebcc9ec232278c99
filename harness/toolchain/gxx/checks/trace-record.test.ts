import { describe, expect, test } from 'vitest';
import { faultAt, readLines } from './find-lines.ts';
import { readTraceRecord } from './trace-record.ts';

const record = (...parts: readonly string[]) => `\n\u001Fverbatim-trace\u001F${parts.join('\u001F')}\u001F\n`;

test('an access beside an array is read with its places, and the line of a declaration is left out', () => {
  const text = `said before${record('memory', 'write', '4', 'behind', '8', 'board:12', '100', '4f2 a01')}`;
  const what = {
    kind: 'memory',
    access: 'write',
    bytes: 4,
    where: 'behind',
    distance: 8,
    variable: 'board',
    variableBytes: 100,
  };
  expect(readTraceRecord(text)).toEqual({ what, places: ['4f2', 'a01'] });
});

test('the rule that was broken is read from what the library prints before it aborts', () => {
  const said =
    "/usr/include/c++/12/bits/stl_vector.h:1123: reference std::vector::operator[](): Assertion '__n < this->size()' failed.\n";
  const what = { kind: 'library', rule: '__n < this->size()' };
  expect(readTraceRecord(said + record('signal', '', 'a01'))).toEqual({ what, places: ['a01'] });
});

describe('no trace is read from', () => {
  test.each([
    ['a program that prints nothing', ''],
    ['a record that ends too early', record('recursion', '', '4f2').slice(0, -2)],
    ['an unknown kind', record('miracle', '4f2')],
    ['an access of unknown size', record('memory', 'write', 'x', 'behind', '8', 'board', '100', '4f2')],
    ['an access at an unknown place', record('memory', 'write', '4', 'beneath', '8', 'board', '100', '4f2')],
    ['an access of an unknown manner', record('memory', 'hold', '4', 'behind', '8', 'board', '100', '4f2')],
  ])('%s', (_what, text) => {
    expect(readTraceRecord(text)).toBeUndefined();
  });
});

test('places that are not numbers are left out, and so are those beyond the maximum', () => {
  const many = Array.from({ length: 100 }, (_none, index) => (index + 16).toString(16));
  expect(readTraceRecord(record('stack', '', `-e /etc/passwd ${many.join(' ')}`))?.places).toEqual(many.slice(0, 48));
});

const said = `(anonymous namespace)::onFault(int)
memory-checks.cpp:?
std::vector<int>::operator[](unsigned long)
/usr/include/c++/12/bits/stl_vector.h:1123 (discriminator 7)
count(int)
/dev/shm/verbatim-x/source/hex.cpp:41 (discriminator 2)
main
/dev/shm/verbatim-x/source/hex.cpp:0
main
/dev/shm/verbatim-x/source/other.cpp:7
`;

test('only lines of submitted files count', () => {
  expect(readLines(said, ['hex.cpp'])).toEqual([{ function: 'count', file: 'hex.cpp', line: 41 }]);
});

test('a function in a namespace without a name is shown by its own name', () => {
  const text = '(anonymous namespace)::mark(char const (*) [8], int)\n/x/source/hex.cpp:5\n';
  expect(readLines(text, ['hex.cpp'])).toEqual([{ function: 'mark', file: 'hex.cpp', line: 5 }]);
});

const lines = [
  { function: 'odd', file: 'hex.cpp', line: 4 },
  { function: 'even', file: 'hex.cpp', line: 8 },
  { function: 'odd', file: 'hex.cpp', line: 5 },
];

test('each function of a recursion is named once', () => {
  expect(faultAt({ what: { kind: 'recursion' }, places: [] }, lines)).toEqual({
    kind: 'endless-recursion',
    file: 'hex.cpp',
    line: 4,
    column: 0,
    functions: ['odd', 'even'],
  });
});

test.each([
  ['St12out_of_range', 'std::out_of_range'],
  ['8BadInput', 'BadInput'],
  ['i', 'int'],
  ['St99out_of_range', ''],
  ['N3foo3barE', ''],
])('an exception %s is called %j', (type, name) => {
  expect(faultAt({ what: { kind: 'exception', type }, places: [] }, lines)).toMatchObject({ type: name });
});

test('without a line, there is no fault to report', () => {
  expect(faultAt({ what: { kind: 'signal' }, places: [] }, [])).toBeUndefined();
});
