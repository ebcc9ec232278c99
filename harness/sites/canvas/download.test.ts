import { expect, test } from 'vitest';
import { read } from '../listing.fixture.ts';

test('name, late marker, user and file are separated', () => {
  const paths = [
    'doejane_LATE_1234_98765_hex.cpp',
    'doejane_LATE_1234_98766_board_2_3.h',
    '陳大文_77_98767_hex.cpp',
    '78_98768_hex.cpp',
    'anon_a1B2c_LATE_98769_hex.cpp',
    'smithjo_79_text.html',
    'smithjo_79_link.html',
    'README.md',
    'doejane_1234/98765_hex.cpp',
  ];
  expect(read('canvas', paths)).toEqual({
    works: [
      { who: '78 78', attempts: ['78: hex.cpp'] },
      { who: 'a1B2c anon_a1B2c a1B2c', attempts: ['anon_a1B2c_LATE_a1B2c late: hex.cpp'] },
      { who: '1234 doejane 1234', attempts: ['doejane_LATE_1234 late: hex.cpp, board_2_3.h'] },
      {
        who: '79 smithjo 79',
        attempts: ['smithjo_79: smithjo_79_link.html (typed-on-site), smithjo_79_text.html (typed-on-site)'],
      },
      { who: '77 陳大文 77', attempts: ['陳大文_77: hex.cpp'] },
    ],
    others: ['README.md: no-student', 'doejane_1234/98765_hex.cpp: no-student'],
  });
});

test('the suffix that Canvas adds to a file that was handed in again is removed', () => {
  const names = (shown: readonly string[], known: readonly string[] = []) =>
    read(
      'canvas',
      shown.map((name, index) => `a_1_${index + 1}_${name}`),
      {},
      known,
    ).works[0]?.attempts[0];
  expect(names(['hex-1.cpp'])).toBe('a_1: hex.cpp');
  expect(names(['hex-0f8fad5b-d9cb-469f-a165-70867728950e.cpp'])).toBe('a_1: hex.cpp');
  expect(names(['Makefile-12'])).toBe('a_1: Makefile');
  expect(names(['hex.cpp', 'hex-1.cpp'])).toBe('a_1: hex.cpp, hex-1.cpp');
  expect(names(['hex-1.cpp', 'hex-2.cpp'])).toBe('a_1: hex.cpp, hex-2.cpp');
  expect(names(['part-2.cpp'], ['part-2.cpp'])).toBe('a_1: part-2.cpp');
  expect(names(['hex-100.cpp'])).toBe('a_1: hex-100.cpp');
});
