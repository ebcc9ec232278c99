import { rawZip } from '../../collect/archive/raw-zip.fixture.ts';
import type { CohortStudent } from '../../testing/cohort/class.fixture.ts';
import {
  type Download,
  blackboardDownload,
  canvasDownload,
  githubDownload,
  gradescopeDownload,
  moodleDownload,
  plainDownload,
} from '../../testing/cohort/downloads.fixture.ts';
import type { Attempt, HonestClass, InputFile } from '../attempt.ts';
import { canaries } from '../canaries.ts';
import type { Dice } from '../dice.ts';
import { gradeArgs, honestFiles, honestIds, hostileId } from '../honest.ts';

/** The download of a class from each course site. */
export const sites: Readonly<Record<string, (students: readonly CohortStudent[]) => Download>> = {
  Blackboard: blackboardDownload,
  Canvas: canvasDownload,
  Moodle: (students) => moodleDownload(students, '/'),
  'Moodle, flat': (students) => moodleDownload(students, '_'),
  Gradescope: gradescopeDownload,
  'GitHub Classroom': githubDownload,
  folders: plainDownload,
};

/** Names that people may have on a site, and names that are meant to do harm. */
const names: readonly string[] = [
  ...[
    'Robert"); DROP',
    "O'Brien --",
    '李',
    'Nguyễn Thị Ánh',
    '=FUZZ',
    'a_b_c_1234_assignsubmission_file',
    '__proto__ x',
  ],
  ...[
    canaries.html.replaceAll('"', ''),
    canaries.bidi,
    'x'.repeat(120),
    'Late LATE',
    '_ _',
    '- -',
    '. .',
    '棋'.repeat(45),
  ],
];

const files: readonly string[] = [
  ...[
    'domineering.cpp',
    'domineering (1).cpp',
    'a b.cpp',
    '__proto__.cpp',
    '<fuzz-canary>.cpp',
    '=FUZZ.cpp',
    '棋'.repeat(30),
    '-o.cpp',
  ],
  ...[
    'domineering_1234_5678_domineering.cpp',
    'submission_metadata.yml',
    'grades.csv',
    'onlinetext.html',
    '.git',
    'x.zip',
    '\u202Ecpp.exe',
  ],
];

export function siteAttempt(site: string, dice: Dice): Attempt {
  const write = sites[site] ?? plainDownload;
  const honest = honestStudents();
  const source = honest[0]?.attempts[0]?.files['domineering.cpp'] ?? new Uint8Array();
  const hostile = hostileStudent(source, dice);
  const as = dice.oneOf(['zip', 'folder'] as const);
  const alone = write(honest);
  const whole = write([...honest, hostile]);
  const name = `${site} as a ${as}: ${JSON.stringify(hostile.name).slice(0, 40)}, ${JSON.stringify(Object.keys(hostile.attempts[0]?.files ?? {})).slice(0, 60)}`;
  // Both classes have the same roster: the honest class is the same course, only without the hostile submission.
  const args = (kind: 'zip' | 'folder') =>
    gradeArgs(
      kind === 'zip' ? 'download.zip' : 'download',
      'domineering',
      '--roster',
      '../in/roster.csv',
      '--layout',
      layoutOf(site),
    );
  const honestClass: HonestClass = {
    key: `${site} ${as}`.replaceAll(/\W+/g, '-'),
    files: [...arranged(alone, as), { path: 'roster.csv', content: alone.roster }],
    args: args(as),
  };
  return {
    name,
    files: [...arranged(whole, as), { path: 'roster.csv', content: alone.roster }],
    steps: [{ args: args(as), exits: [0] }],
    honest: honestClass,
    hasHostile: true,
  };
}

function layoutOf(site: string): string {
  if (site.startsWith('Moodle')) return 'moodle';
  return { 'GitHub Classroom': 'github-classroom', folders: 'plain' }[site] ?? site.toLowerCase();
}

function arranged({ files: written }: Download, as: 'zip' | 'folder'): InputFile[] {
  const all = Object.entries(written).map(([path, content]) => ({ path, content }));
  if (as === 'folder') return all.map(({ path, content }) => ({ path: `download/${path}`, content }));
  const zip = rawZip(all.map(({ path, content }) => ({ name: path, content, method: 8 })));
  return [{ path: 'download.zip', content: zip }];
}

const at = new Date('2021-10-24T12:00:00Z');

function honestStudents(): CohortStudent[] {
  const all = honestFiles('domineering');
  return honestIds.map((id, index) => {
    const content = all.find(({ path }) => path.startsWith(`${id}/`))?.content ?? '';
    return student(id, index, `Honest ${'ABCD'[index] ?? ''}`, { 'domineering.cpp': Buffer.from(content) });
  });
}

function hostileStudent(source: Uint8Array, dice: Dice): CohortStudent {
  const submitted = Object.fromEntries(
    dice
      .shuffled(files)
      .slice(0, dice.whole(1, 3))
      .map((name) => [name, source]),
  );
  return student(hostileId, 9, dice.oneOf(names), submitted);
}

function student(id: string, index: number, name: string, submitted: Record<string, Uint8Array>): CohortStudent {
  return {
    id,
    name,
    email: `${id}@uni.example`,
    canvasUser: 4000 + index,
    participant: 71_000 + index,
    github: `gh-${index}`,
    attempts: [{ at, files: submitted }],
  };
}
