import { expect, test } from 'vitest';
import { remark } from './coverage-remarks.ts';

const place = { file: 'a.cpp', line: 7 };

test('a remark names the place and quotes the beginning of the line', () => {
  const text = `return ${'veryLongName + '.repeat(6)}1;`;
  expect([
    remark({ kind: 'function', ...place, name: 'hasWon' }),
    remark({ kind: 'lines', ...place, text: 'return 0;', more: 0 }),
    remark({ kind: 'lines', ...place, text: 'return 0;', more: 1 }),
    remark({ kind: 'lines', ...place, text, more: 4 }),
    remark({ kind: 'condition', ...place, text: 'if (a)', place: 1, of: 1 }),
    remark({ kind: 'condition', ...place, text: 'if (a || b)', place: 2, of: 2 }),
  ]).toEqual([
    'solution/a.cpp:7: no case reaches hasWon',
    'solution/a.cpp:7: no case reaches "return 0;"',
    'solution/a.cpp:7: no case reaches "return 0;" and the line after it',
    'solution/a.cpp:7: no case reaches "return veryLongName + veryLongName + veryLongName + veryL..." and the 4 lines after it',
    'solution/a.cpp:7: in every case, the condition in "if (a)" has the same result',
    'solution/a.cpp:7: in every case, the second of the 2 conditions in "if (a || b)" has the same result',
  ]);
});
