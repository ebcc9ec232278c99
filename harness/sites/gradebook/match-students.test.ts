import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchStudents } from './match-students.ts';
import type { KeyColumn } from '../gradebook-site.ts';

const keys: readonly KeyColumn[] = [
  { index: 0, of: ({ siteId }) => siteId },
  { index: 1, of: ({ id }) => id },
  { index: 2, of: ({ name }) => name },
];

test('the most reliable key decides, whatever the others say', () => {
  const rows = [
    { row: 0, texts: ['7', 'other', 'Chan'] },
    { row: 1, texts: ['', 's1', 'Chan'] },
  ];
  const one = { student: { id: 's1', siteId: '7', name: 'Chan' } };
  expect(matchStudents(rows, [one], keys)).toEqual({
    pairs: [{ row: 0, one }],
    rowsLeft: [1],
    onesLeft: [],
    ambiguous: [],
  });
});

test('two students with the same name are ambiguous, and never matched by a guess', () => {
  const rows = [{ row: 4, texts: ['', '', 'Chan'] }];
  const ones = [{ student: { id: 's1', name: 'chan ' } }, { student: { id: 's2', name: 'Chan' } }];
  expect(matchStudents(rows, ones, keys)).toEqual({
    pairs: [],
    rowsLeft: [],
    onesLeft: [],
    ambiguous: [{ key: 'chan', rows: [4], ids: ['s1', 's2'] }],
  });
});

test('no student gets two rows, no row gets two students, and none is lost', () => {
  const few = fc.constantFrom('', '1', '2', '3', 'a', 'A');
  const rowsOf = fc.array(fc.tuple(few, few, few), { maxLength: 6 });
  const students = fc.array(fc.record({ id: few, siteId: few, name: few }), { maxLength: 6 });
  fc.assert(
    fc.property(rowsOf, students, (texts, all) => {
      const rows = texts.map((cells, row) => ({ row, texts: cells }));
      const ones = all.map((student) => ({ student }));
      const { pairs, rowsLeft, onesLeft, ambiguous } = matchStudents(rows, ones, keys);
      const seen = [...pairs.map(({ row }) => row), ...rowsLeft, ...ambiguous.flatMap((each) => each.rows)];
      expect(seen.toSorted((one, other) => one - other)).toEqual(rows.map(({ row }) => row));
      expect(new Set(pairs.map(({ one }) => one)).size).toBe(pairs.length);
      const ids = [...pairs.map(({ one }) => one), ...onesLeft].map(({ student }) => student.id);
      expect([...ids, ...ambiguous.flatMap((each) => each.ids)].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }),
  );
});
