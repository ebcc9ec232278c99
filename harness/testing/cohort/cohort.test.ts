import { beforeAll, describe, expect, test } from 'vitest';
import type { LayoutId } from '../../model/submission/layouts.ts';
import { inventedClass } from './class.fixture.ts';
import type { CohortStudent } from './class.fixture.ts';
import { collectDownload } from './collect.fixture.ts';
import type { CollectedDownload } from './collect.fixture.ts';
import {
  blackboardDownload,
  canvasDownload,
  githubDownload,
  gradescopeDownload,
  moodleDownload,
  plainDownload,
} from './downloads.fixture.ts';
import type { Download } from './downloads.fixture.ts';

interface Site {
  readonly layout: LayoutId;
  readonly name: string;
  readonly as: 'zip' | 'folder';
  readonly download: (students: readonly CohortStudent[]) => Download;
}

const sites: readonly Site[] = [
  { layout: 'blackboard', name: 'a zip of Blackboard', as: 'zip', download: blackboardDownload },
  { layout: 'blackboard', name: 'the same, unzipped', as: 'folder', download: blackboardDownload },
  { layout: 'canvas', name: 'a zip of Canvas', as: 'zip', download: canvasDownload },
  { layout: 'moodle', name: 'a zip of Moodle 4.0', as: 'zip', download: (all) => moodleDownload(all, '_/') },
  { layout: 'moodle', name: 'a zip of Moodle 4.1', as: 'zip', download: (all) => moodleDownload(all, '/') },
  { layout: 'moodle', name: 'a flat zip of Moodle', as: 'zip', download: (all) => moodleDownload(all, '_') },
  { layout: 'gradescope', name: 'an export of Gradescope', as: 'zip', download: gradescopeDownload },
  { layout: 'github-classroom', name: 'clones of GitHub Classroom', as: 'folder', download: githubDownload },
  { layout: 'plain', name: 'a zip of plain folders', as: 'zip', download: plainDownload },
];

let students: CohortStudent[];
const downloads = new Map<string, CollectedDownload>();

beforeAll(async () => {
  students = await inventedClass();
  for (const { name, as, download } of sites) downloads.set(name, await collectDownload(download(students), as));
});

function collected(name: string): CollectedDownload {
  const found = downloads.get(name);
  if (found === undefined) throw new Error(`nothing was collected from ${name}`);
  return found;
}

const blackboardZip = 'a zip of Blackboard';

describe.each(sites)('$name', ({ layout, name }) => {
  test('is recognised', () => {
    expect(collected(name).intake.layout).toBe(layout);
  });

  test('gives the same submissions as every other site, byte for byte', () => {
    expect(works(collected(name))).toEqual(works(collected(blackboardZip)));
    expect(works(collected(name))).toHaveLength(30);
  });

  test('reports who was late, as far as the site knows', () => {
    const late = collected(name).submissions.flatMap(({ id, lateMinutes, markedLate }) =>
      lateMinutes === undefined && markedLate === undefined ? [] : [[id, lateMinutes ?? 'marked']],
    );
    const minutes = { canvas: ['marked', 'marked'], plain: [] }[layout as string] ?? [95, 1380];
    expect(collected(name).intake.withoutTime).toHaveLength(layout === 'plain' ? 30 : 0);
    expect(late).toEqual(minutes.map((each, index) => [`s${1155000000 + (index === 0 ? 3 : 7)}`, each]));
  });

  test('covers the whole roster and finds the student without a submission', () => {
    const { roster } = collected(name).intake;
    expect([roster?.listed, roster?.missing.map(({ id }) => id), roster?.unknown]).toEqual([31, ['s1155000099'], []]);
  });
});

test('every file of the Blackboard zip is accounted for', () => {
  const { files } = collected(blackboardZip).intake;
  const number = (fate: string) => files.filter((file) => file.fate === fate).length;
  const fates = [...new Set(files.map(({ fate }) => fate))].toSorted();
  expect(Object.fromEntries(fates.map((fate) => [fate, number(fate)]))).toMatchInlineSnapshot(`
    {
      "absolute-path": 1,
      "duplicate": 1,
      "link": 1,
      "macos": 2,
      "older-attempt": 2,
      "other-archive": 1,
      "path-traversal": 1,
      "site-file": 32,
      "suspicious-ratio": 1,
      "too-large": 1,
      "unpacked": 5,
      "used": 30,
    }
  `);
  expect(new Set(files.map(({ path, fate }) => `${path} ${fate}`)).size).toBe(files.length);
});

test('refused members are reported with their student', () => {
  const { files } = collected(blackboardZip).intake;
  expect(
    files
      .filter(({ submission, fate }) => submission === 's1155000021' && fate !== 'used')
      .map(({ path, name = path, fate }) => `${name.replace(/^.*_attempt_[-\d]+/, 'STAMP')}: ${fate}`),
  ).toMatchInlineSnapshot(`
    [
      "STAMP.txt: site-file",
      "homework.zip: unpacked",
      "homework.zip/../../../.bashrc: path-traversal",
      "homework.zip//etc/passwd: absolute-path",
      "homework.zip/domineering.cpp: duplicate",
      "homework.zip/link.cpp: link",
      "homework.zip/zeros.txt: suspicious-ratio",
    ]
  `);
});

/** The graded files of each submission, with their names and bytes. */
function works({ submissions }: CollectedDownload): unknown[] {
  return submissions.map(({ id, members, files }) => ({
    id,
    members: members?.map((member) => member.id) ?? [id],
    files: files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]).toSorted(),
  }));
}
