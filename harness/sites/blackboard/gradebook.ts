import { isTestStudent } from '../../model/submission/test-student.ts';
import { type Site, columnNamed, keysNamed } from '../gradebook-site.ts';

/** Parses `Quiz 3 [Total Pts: 10 Score] |664617`: the title, the points, and Blackboard's number of the column. */
function gradeHeader(cell: string) {
  const bar = cell.lastIndexOf('|');
  const number = cell.slice(bar + 1).trim();
  if (bar === -1 || !/^\d+$/.test(number)) return undefined;
  const before = cell.slice(0, bar).trim();
  const bracket = before.endsWith(']') ? before.lastIndexOf('[Total Pts:') : -1;
  const points = before.slice(bracket + 1, -1);
  if (bracket === -1 || points.includes(']')) return { title: before, points: '', number };
  return { title: before.slice(0, bracket).trimEnd(), points, number };
}

/** Whether it is a sum that Blackboard computes. A column for one exercise states its points without "up to". */
function isComputed({ title, points }: { readonly title: string; readonly points: string }): boolean {
  return /^(?:weighted total|running total|total|average)$/i.test(title) || /Total Pts:\s*up to\b/i.test(points);
}

/** `Needs Grading(85)`: a new attempt waits for marks, and the one before it got 85. */
const waiting = /^(?:(?:Needs|In) (?:Grading|Marking|Progress)|Not Submitted)\s*(?:\(([^()]*)\))?$/i;

/** A gradebook downloaded from Blackboard: commas, or tabs in a file called `.xls`. */
export const blackboard: Site = {
  id: 'blackboard',
  recognises: (header) =>
    columnNamed(header, 'Username') !== -1 && header.some((cell) => gradeHeader(cell) !== undefined),
  keys: (header) =>
    keysNamed(header, [
      ['Username', ({ id }) => id],
      ['Username', ({ siteId }) => siteId],
      ['Student ID', ({ id }) => id],
    ]),
  gradeColumns: (header) =>
    header.flatMap((cell, index) => {
      const found = gradeHeader(cell);
      return found === undefined || isComputed(found)
        ? []
        : [{ index, header: cell, names: [found.title, found.number] }];
    }),
  earlierMark: (cell) => {
    const match = waiting.exec(cell);
    return match === null ? cell : (match[1] ?? '').trim();
  },
  // The preview user of an instructor, `…_previewuser`, is not a student.
  isStudent: (header, row) => !isTestStudent((row[columnNamed(header, 'Username')] ?? '').trim()),
  isLocked: () => false,
  outOf: ({ header }, column) => {
    const points = /Total Pts:\s*(?:up to\s*)?(\d+(?:\.\d+)?)/.exec(gradeHeader(header[column] ?? '')?.points ?? '');
    return points === null ? undefined : Number(points[1]);
  },
  excused: undefined,
  feedback: (header) => {
    const index = columnNamed(header, 'Feedback to Learner');
    const format = columnNamed(header, 'Feedback Format');
    if (index === -1) return undefined;
    return {
      index,
      text: (sentences) => sentences.join('\n'),
      ...(format === -1 ? {} : { format: { index: format, text: 'SMART_TEXT' } }),
    };
  },
};
