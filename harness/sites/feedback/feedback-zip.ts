import { encodedName } from '../../../reports/html/file-name.ts';
import { matchSheet } from '../gradebook/match-sheet.ts';
import { moodle, participantOf } from '../moodle/gradebook.ts';
import type { Sheet } from '../gradebook/sheet.ts';
import type { SiteId } from '../../model/result/grade-file.ts';
import { columnNamed } from '../gradebook-site.ts';
import type { FeedbackFile, StudentFeedback } from './student-feedback.ts';

export interface FeedbackZip {
  readonly files: readonly FeedbackFile[];
  /** Ids of students to whom the site could not assign a file. */
  readonly nowhere: readonly string[];
  /** Ids of members of a group with feedback for them alone, which the site would show to the whole group. */
  readonly forOne: readonly string[];
}

export interface FeedbackNames {
  /** The downloaded worksheet or gradebook. */
  readonly sheet: Sheet;
  /** The files of each submission, by their names in the site's zip. */
  readonly submitted: ReadonlyMap<string, readonly string[]>;
}

/** The files of the zip, under the names that the site needs to import them. */
export function feedbackZip(site: SiteId, all: readonly StudentFeedback[], names: FeedbackNames): FeedbackZip {
  switch (site) {
    case 'moodle':
      return moodleZip(all, names.sheet);
    case 'canvas':
      return canvasZip(all, names.submitted);
    case 'blackboard':
      return blackboardZip(all);
    default:
      return site satisfies never;
  }
}

/**
 * Moodle reads `Full name_participant_plugintype_plugin_`. Only the number counts, but the name must not contain an
 * underscore. Older versions need the last underscore, newer ones allow it.
 */
function moodleZip(all: readonly StudentFeedback[], sheet: Sheet): FeedbackZip {
  const { header, rows } = sheet.texts;
  const rowOf = new Map(matchSheet(sheet, moodle, all).pairs.map(({ row, one }) => [one, rows[row]]));
  return gathered(all, (one) => {
    const row = rowOf.get(one);
    const number = participantOf(row?.[columnNamed(header, 'Identifier')] ?? '');
    if (number === '') return undefined;
    const name = nameForPath(row?.[columnNamed(header, 'Full name')] ?? '');
    const folder = `${name === '' ? 'Participant' : name}_${number}_assignfeedback_file_`;
    return one.files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
  });
}

/** In bytes. With the number and the endings, the folder name must fit into the 255 bytes of a file system. */
const longestFullName = 100;

function nameForPath(name: string): string {
  const bytes = new TextEncoder().encode(name.replace(/[\p{C}_\\/:*?"<>|]+/gu, ' '));
  // A character that is cut in two becomes a replacement character, which is removed.
  const cut = new TextDecoder().decode(bytes.subarray(0, longestFullName)).replace(/\uFFFD$/, '');
  return cut.replace(/^[. ]+/, '').replace(/(?<![. ])[. ]+$/, '');
}

/**
 * Canvas finds user and attachment by the two numbers in the name of a submitted file, and shows the feedback under
 * that file's name. So it gets one file for each student, as plain text.
 */
function canvasZip(all: readonly StudentFeedback[], submitted: ReadonlyMap<string, readonly string[]>): FeedbackZip {
  const taken = new Set<string>();
  const forOne = all.filter(({ alone }) => alone === true).map(({ student }) => student.id);
  const forAll = all.filter(({ alone }) => alone !== true);
  const { files, nowhere } = gathered(forAll, ({ submission, text }) => {
    const name = (submitted.get(submission) ?? [])
      // Canvas has named the zip that a student handed in; the files inside it have names of the student's choice.
      .flatMap((path) => path.split('/'))
      .toSorted()
      .find((one) => /(?:^|_)\d+_\d+_/.test(one));
    // Only one member's file of a group was graded, and every member sees the feedback about it.
    if (name === undefined) return undefined;
    if (taken.has(name)) return [];
    taken.add(name);
    return [{ path: name, text }];
  });
  return { files, nowhere, forOne };
}

const blackboardNote = `Blackboard cannot import a zip of feedback.
This zip has a folder for each student, named after the username: attach its files by hand, or send them.
`;

function blackboardZip(all: readonly StudentFeedback[]): FeedbackZip {
  const { files, ...rest } = gathered(all, ({ student, files: own }) =>
    own.map(({ path, text }) => ({ path: `${encodedName(student.id)}/${path}`, text })),
  );
  return { files: [{ path: 'READ-ME.txt', text: blackboardNote }, ...files], ...rest };
}

function gathered(
  all: readonly StudentFeedback[],
  place: (one: StudentFeedback) => readonly FeedbackFile[] | undefined,
): FeedbackZip {
  const placed = all.map((one) => ({ one, files: place(one) }));
  return {
    files: placed.flatMap(({ files }) => files ?? []),
    nowhere: placed.filter(({ files }) => files === undefined).map(({ one }) => one.student.id),
    forOne: [],
  };
}
