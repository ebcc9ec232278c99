import { type Site, type SheetTexts, beforeAt, columnNamed, keysNamed } from '../gradebook-site.ts';

/** The grading worksheet of one Moodle assignment. Its headers are in the language of the person who downloads it. */
export const moodle: Site = {
  id: 'moodle',
  recognises: (header) => columnNamed(header, 'Identifier') !== -1 && columnNamed(header, 'Grade') !== -1,
  keys: (header) =>
    keysNamed(header, [
      ['Identifier', ({ siteId }) => siteId, participantOf],
      ['Identifier', ({ id }) => id, participantOf],
      ['ID number', ({ id }) => id],
      ['Username', ({ id }) => id],
      ['Email address', ({ email }) => email],
      ['Email address', ({ id }) => id, beforeAt],
      ['Full name', ({ name }) => name],
    ]),
  gradeColumns: (header) => {
    const index = columnNamed(header, 'Grade');
    return index === -1 ? [] : [{ index, header: header[index] ?? '', names: [] }];
  },
  earlierMark: (cell) => cell,
  isStudent: () => true,
  isLocked: (header, row) => row[columnNamed(header, 'Grade can be changed')]?.trim() === 'No',
  outOf: ({ header }: SheetTexts, _column, row) => {
    const most = row[columnNamed(header, 'Maximum grade')]?.trim();
    return most === undefined || !/^\d+(?:[.,]\d+)?$/.test(most) ? undefined : Number(most.replace(',', '.'));
  },
  excused: undefined,
  feedback: (header) => {
    const index = columnNamed(header, 'Feedback comments');
    return index === -1 ? undefined : { index, text: (sentences) => sentences.map(asMarkup).join('<br>') };
  },
};

/** Takes 12345 from `Participant 12345`. */
export function participantOf(cell: string): string {
  return /(?<!\d)\d+$/.exec(cell.trimEnd())?.[0] ?? '';
}

/** Moodle reads feedback comments as HTML. */
function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
