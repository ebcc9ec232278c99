import type { CohortAttempt, CohortStudent } from './class.fixture.ts';
import { due } from './class.fixture.ts';

/* For tests: the download of the class from each course site, with the roster of the site. */

export interface Download {
  readonly files: Readonly<Record<string, Uint8Array | string>>;
  readonly roster: string;
}

/** A student who is on every roster and has no submission. */
const absent = {
  id: 's1155000099',
  name: 'Ines Absent',
  email: 'n@uni.example',
  canvasUser: 4099,
  participant: 71099,
};

export function blackboardDownload(students: readonly CohortStudent[]): Download {
  const files: Record<string, Uint8Array | string> = {};
  for (const { id, name, attempts } of students) {
    for (const { at, files: submitted } of attempts) {
      const start = `Asg_3 Domineering_${id}_attempt_${localStamp(at)}`;
      // Blackboard removes some characters from names.
      const members = Object.keys(submitted).map((original) => ({
        original,
        member: `${start}_${original.replace(/[^\w.-]/g, '')}`,
      }));
      for (const { original, member } of members) files[member] = submitted[original] ?? '';
      files[`${start}.txt`] = receipt(name, id, at, members);
    }
  }
  return {
    files,
    roster: table('\t', [
      ['Last Name', 'First Name', 'Username', 'Asg 3 [Total Pts: 100 Score] |664617'],
      ...[...students, absent].map(({ id, name }) => [...parted(name), id, '']),
    ]),
  };
}

function receipt(name: string, id: string, at: Date, members: readonly { original: string; member: string }[]): string {
  const listed = members.flatMap(({ original, member }) => [
    `\tOriginal filename: ${original}`,
    `\tFilename: ${member}`,
    '',
  ]);
  return [
    `Name: ${name} (${id})`,
    'Assignment: Asg 3',
    `Date Submitted: ${localSentence(at)}`,
    'Current Mark: Needs Marking',
    '',
    'Submission Field:',
    'There is no student submission text data for this assignment.',
    '',
    'Comments:',
    'There are no student comments for this assignment.',
    '',
    'Files:',
    ...(listed.length === 0 ? ['\tNo files were attached to this submission.'] : listed),
  ].join('\r\n');
}

export function canvasDownload(students: readonly CohortStudent[]): Download {
  const files: Record<string, Uint8Array | string> = {};
  for (const { name, canvasUser, ...student } of students) {
    const [last, first] = parted(name);
    const squeezed = `${last}${first}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const { at, files: submitted } = final(student);
    const start = [squeezed, ...(at > due ? ['LATE'] : []), canvasUser].join('_');
    if (Object.keys(submitted).length === 0) files[`${start}_text.html`] = '<p>I have no file.</p>';
    for (const [index, original] of Object.keys(submitted).entries()) {
      // Canvas adds a number before the extension to a second submission.
      const shown = canvasUser === 4027 ? original.replace('.cpp', '-1.cpp') : original;
      files[`${start}_${900_000 + canvasUser * 10 + index}_${shown}`] = submitted[original] ?? '';
    }
  }
  return {
    files,
    roster: table(',', [
      ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', 'Asg 3 (77)'],
      ['    Points Possible', '', '', '', '', '100'],
      ...[...students, absent].map(({ name, canvasUser, id, email }) => [
        parted(name).join(', '),
        String(canvasUser),
        id,
        email,
        'A',
        '',
      ]),
    ]),
  };
}

/** Moodle up to 4.0 adds a `_` to the names of folders; flat downloads have no folders at all. */
export function moodleDownload(students: readonly CohortStudent[], end: '_/' | '/' | '_'): Download {
  const files: Record<string, Uint8Array | string> = {};
  for (const { name, participant, ...student } of students) {
    const { files: submitted } = final(student);
    const start = `${name}_${participant}_assignsubmission_`;
    if (Object.keys(submitted).length === 0)
      files[`${start}onlinetext${end}onlinetext.html`] = '<p>I have no file.</p>';
    for (const [original, content] of Object.entries(submitted)) files[`${start}file${end}${original}`] = content;
  }
  return {
    files,
    roster: table(',', [
      ['Identifier', 'Full name', 'ID number', 'Email address', 'Status', 'Grade', 'Last modified (submission)'],
      ...students.map((student) => [
        `Participant ${student.participant}`,
        student.name,
        student.id,
        student.email,
        'Submitted for grading',
        '',
        localSentence(final(student).at),
      ]),
      [`Participant ${absent.participant}`, absent.name, absent.id, absent.email, 'No submission', '', '-'],
    ]),
  };
}

export function gradescopeDownload(students: readonly CohortStudent[]): Download {
  const files: Record<string, Uint8Array | string> = {};
  const about: string[] = [];
  for (const { canvasUser, name, id, email, ...student } of students) {
    const folder = `submission_${canvasUser}`;
    const { at, files: submitted } = final(student);
    about.push(
      `${folder}:`,
      '  :submitters:',
      `  - {:name: "${name}", :sid: '${id}', :email: ${email}}`,
      `  :created_at: ${at.toISOString().replace('T', ' ').replace('Z', ' Z')}`,
      '  :status: processed',
    );
    for (const [original, content] of Object.entries(submitted)) {
      files[`assignment_5_export/${folder}/${original}`] = content;
    }
  }
  return {
    files: { ...files, 'assignment_5_export/submission_metadata.yml': `${about.join('\n')}\n` },
    roster: table(',', [
      ['Name', 'SID', 'Email'],
      ...[...students, absent].map(({ name, id, email }) => [name, id, email]),
    ]),
  };
}

/** Clones as `gh classroom clone` makes them, and the table of `gh classroom assignment-grades` beside them. */
export function githubDownload(students: readonly CohortStudent[]): Download {
  const files: Record<string, Uint8Array | string> = {};
  const rows = students.map(({ github, id, ...student }) => {
    const repository = `asg-3-${github}`;
    files[`${repository}/.git/HEAD`] = 'ref: refs/heads/main\n';
    const { at, files: submitted } = final(student);
    for (const [original, content] of Object.entries(submitted)) files[`${repository}/${original}`] = content;
    return [github, id, repository, at.toISOString().replace('T', ' ').replace('.000Z', ' UTC')];
  });
  const head = ['github_username', 'roster_identifier', 'student_repository_name', 'submission_timestamp'];
  return {
    files: { ...files, 'grades.csv': table(',', [head, ...rows]) },
    roster: table(';', [['id', 'name'], ...[...students, absent].map(({ id, name }) => [id, name])]),
  };
}

export function plainDownload(students: readonly CohortStudent[]): Download {
  const files: Record<string, Uint8Array | string> = {};
  for (const { id, ...student } of students) {
    const { files: submitted } = final(student);
    files[`${id}/`] = '';
    for (const [original, content] of Object.entries(submitted)) files[`${id}/${original}`] = content;
  }
  return { files, roster: table(',', [['id'], ...[...students, absent].map(({ id }) => [id])]) };
}

function final({ attempts }: Pick<CohortStudent, 'attempts'>): CohortAttempt {
  const last = attempts.at(-1);
  if (last === undefined) throw new Error('every student of the class must have an attempt');
  return last;
}

/** Splits a name into last name and first name. */
function parted(name: string): [string, string] {
  const space = name.lastIndexOf(' ');
  return [name.slice(space + 1), name.slice(0, space)];
}

function table(delimiter: string, rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n')}\r\n`;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Blackboard and Moodle write the local time of the site, which is not that of this machine. */
function inHongKong(at: Date): Date {
  return new Date(at.getTime() + 8 * 3_600_000);
}

function clock(shown: Date): readonly [string, string, string] {
  return [pad(shown.getUTCHours()), pad(shown.getUTCMinutes()), pad(shown.getUTCSeconds())];
}

function localStamp(at: Date): string {
  const shown = inHongKong(at);
  return [shown.getUTCFullYear(), pad(shown.getUTCMonth() + 1), pad(shown.getUTCDate()), ...clock(shown)].join('-');
}

function localSentence(at: Date): string {
  const shown = inHongKong(at);
  const day = shown.toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${day.replace(/^(\w+) /, '$1, ')} ${clock(shown).join(':')} o'clock HKT`;
}
