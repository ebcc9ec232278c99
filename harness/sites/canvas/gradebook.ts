import { isTestStudent } from '../../model/submission/test-student.ts';
import { type Site, beforeAt, columnNamed, keysNamed } from '../gradebook-site.ts';

/** `Domineering (98765)`: the title and number of the assignment. */
const gradeHeader = /^(.*\S)\s*\((\d+)\)\s*$/;
/** Sums that Canvas computes; it ignores these columns in an upload. */
const computed = /\b(?:Current|Final|Unposted|Override) (?:Score|Points|Grade)\b/;

/** The gradebook that Canvas exports. */
export const canvas: Site = {
  id: 'canvas',
  recognises: (header) =>
    (header[0] ?? '').includes('Student') && (header[1] ?? '').trim() === 'ID' && lastOfStudent(header) !== -1,
  keys: (header) =>
    keysNamed(header, [
      ['ID', ({ siteId }) => siteId],
      ['ID', ({ id }) => id],
      ['SIS User ID', ({ id }) => id],
      ['SIS Login ID', ({ id }) => id],
      ['SIS Login ID', ({ email }) => email],
      ['SIS Login ID', ({ id }) => id, beforeAt],
      [(header[0] ?? '').trim(), ({ name }) => name],
    ]),
  gradeColumns: (header) =>
    header.flatMap((cell, index) => {
      const found = gradeHeader.exec(cell);
      if (found === null || index <= lastOfStudent(header) || computed.test(cell)) return [];
      const [, title = '', number = ''] = found;
      return [{ index, header: cell, names: [title, number] }];
    }),
  earlierMark: (cell) => cell,
  // The rows for points and manual posting have no student, and the test student of the course is not one.
  isStudent: (header, row) =>
    (row[columnNamed(header, 'ID')] ?? '').trim() !== '' && !isTestStudent((row[0] ?? '').trim()),
  isLocked: () => false,
  outOf: ({ rows }, column) => {
    const points = rows.find((row) => (row[0] ?? '').trim() === 'Points Possible')?.[column]?.trim();
    return points === undefined || !/^\d+(?:[.,]\d+)?$/.test(points) ? undefined : Number(points.replace(',', '.'));
  },
  excused: 'EX',
  feedback: () => undefined,
};

/** The last column about the student; the columns after "Section" are the instructor's. */
function lastOfStudent(header: readonly string[]): number {
  return columnNamed(header, 'Section');
}
