import { expect, test } from 'vitest';
import { type RepairRound, atWrittenColumns, repairedFiles } from './repair.ts';

const text = 'int a = left + left;\n#include "Grid.h"\nint b = left;\n';
const ownName = (line: number, column: number) =>
  ({ kind: 'own-name', file: 'a.cpp', line, column, name: 'left' }) as const;
const rounds: readonly RepairRound[] = [
  [ownName(1, 9), ownName(1, 16)],
  [{ kind: 'included-name', file: 'a.cpp', line: 2, name: 'Grid.h', instead: '"grid.h"' }],
  // The last two places do not have that name, so nothing is changed there.
  [ownName(3, 9), ownName(3, 1), ownName(9, 1)],
];

test('repairs change the places that they name, and nothing else', () => {
  const other = { name: 'b.cpp', bytes: Buffer.from(text) };
  const [a, b] = repairedFiles([{ name: 'a.cpp', bytes: Buffer.from(text) }, other], rounds);
  expect(Buffer.from(a?.bytes ?? []).toString()).toBe('int a = ::left + ::left;\n#include "grid.h"\nint b = ::left;\n');
  expect(b).toBe(other);
});

test('bytes of any encoding are kept', () => {
  const bytes = Buffer.concat([Buffer.of(0xa5, 0x5c, 0xff, 0x0a), Buffer.from('x = left;')]);
  const [file] = repairedFiles([{ name: 'a.cpp', bytes }], [[ownName(2, 5)]]);
  expect(file?.bytes).toEqual(Buffer.concat([bytes.subarray(0, 8), Buffer.from('::left;')]));
});

test("a message about a repaired line has the column of the student's own text", () => {
  const at = (column: number, line = 1) =>
    ({ severity: 'warning', file: 'a.cpp', line, column, message: 'm' }) as const;
  expect(atWrittenColumns([at(5), at(11), at(20), at(12, 3)], rounds).map(({ column }) => column)).toEqual([
    5, 9, 16, 10,
  ]);
});
