import { type Site, columnNamed, keysNamed } from './site.ts';

/** `Quiz 3 [Total Pts: 10 Score] |664617`: title, points, and the number by which Blackboard knows the column. */
const gradeHeader = /^(.*?)\s*(?:\[(Total Pts:[^\]]*)\])?\s*\|\s*(\d+)\s*$/;

/** A gradebook downloaded from Blackboard: commas, or tabs in a file called `.xls`. */
export const blackboard: Site = {
  id: 'blackboard',
  recognises: (header) => columnNamed(header, 'Username') !== -1 && header.some((cell) => gradeHeader.test(cell)),
  keys: (header) =>
    keysNamed(header, [
      ['Username', ({ id }) => id],
      ['Username', ({ siteId }) => siteId],
      ['Student ID', ({ id }) => id],
    ]),
  gradeColumns: (header) =>
    header.flatMap((cell, index) => {
      const found = gradeHeader.exec(cell);
      if (found === null) return [];
      const [, title = '', , number = ''] = found;
      return [{ index, header: cell, names: [title, number] }];
    }),
  isStudent: () => true,
  isLocked: () => false,
  outOf: ({ header }, column) => {
    const points = /Total Pts:\s*(?:up to\s*)?(\d+(?:\.\d+)?)/.exec(gradeHeader.exec(header[column] ?? '')?.[2] ?? '');
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
