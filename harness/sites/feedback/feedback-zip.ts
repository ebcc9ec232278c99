import { encodedName } from '../../../reports/html/file-name.ts';
import { matchSheet } from '../gradebook/match-sheet.ts';
import { moodle, participantOf } from '../moodle/gradebook.ts';
import type { Sheet } from '../gradebook/sheet.ts';
import type { SiteId } from '../../model/result/grade-file.ts';
import { columnNamed } from '../gradebook-site.ts';
import type { FeedbackFile, StudentFeedback } from './student-feedback.ts';

export interface FeedbackZip {
  readonly files: readonly FeedbackFile[];
  /** Ids of students for whom the site would find no place. */
  readonly nowhere: readonly string[];
  /** Ids of members of a group for whom something is meant alone, where the site would show it to all of them. */
  readonly forOne: readonly string[];
}

export interface FeedbackNames {
  /** The worksheet or gradebook that was downloaded. */
  readonly sheet: Sheet;
  /** The files of each submission, as the site called them in its zip. */
  readonly submitted: ReadonlyMap<string, readonly string[]>;
}

/** The files of the zip, under the names by which the site takes them back. */
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
 * Moodle reads `Full name_participant_plugintype_plugin_`: only the number counts, and the name must not bring an
 * underscore of its own. Older versions want the last underscore, newer ones allow it.
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

/** In bytes: with the number and its endings, the folder has to fit into the 255 of a file system. */
const longestFullName = 100;

function nameForPath(name: string): string {
  const bytes = new TextEncoder().encode(name.replace(/[\p{C}_\\/:*?"<>|]+/gu, ' '));
  // A character that the cut goes through becomes a mark of replacement, which goes, too.
  const cut = new TextDecoder().decode(bytes.subarray(0, longestFullName)).replace(/\uFFFD$/, '');
  return cut.replace(/^[. ]+/, '').replace(/(?<![. ])[. ]+$/, '');
}

/**
 * Canvas finds user and attachment by the two numbers in the name of a submitted file, and shows what it gets under
 * that file's name: so it gets one file for each student, as plain text.
 */
function canvasZip(all: readonly StudentFeedback[], submitted: ReadonlyMap<string, readonly string[]>): FeedbackZip {
  const taken = new Set<string>();
  const forOne = all.filter(({ alone }) => alone === true).map(({ student }) => student.id);
  const forAll = all.filter(({ alone }) => alone !== true);
  const { files, nowhere } = gathered(forAll, ({ submission, text }) => {
    const name = (submitted.get(submission) ?? [])
      // Who handed in a zip is known by its name; what lay in it has names of the student's own.
      .flatMap((path) => path.split('/'))
      .toSorted()
      .find((one) => /(?:^|_)\d+_\d+_/.test(one));
    // Of a group one member's file was graded, and every member sees what is said about it.
    if (name === undefined) return undefined;
    if (taken.has(name)) return [];
    taken.add(name);
    return [{ path: name, text }];
  });
  return { files, nowhere, forOne };
}

const blackboardNote = `Blackboard takes no zip of feedback back.
Here is a folder for each student, named for the username: attach its files by hand, or send them.
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
