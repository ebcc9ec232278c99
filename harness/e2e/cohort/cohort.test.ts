import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { references } from '../../../reference/index.ts';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { runBatch } from '../../batch/run-batch.ts';
import { cacheFolder, casesFolder, runtimeFolder } from '../../cli/home.ts';
import { type GradeRequest, grade } from '../../grade.ts';
import type { LayoutId } from '../../model/intake.ts';
import type { Submission } from '../../model/submission.ts';
import { createNativeToolchain } from '../../toolchain/native/native-toolchain.ts';
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

const late = { graceMinutes: 10, fixed: 5, perDay: 10 };
/** Late, two attempts, a wrong name, a zip, nothing at all, and a hostile zip. */
const oddOnes = [3, 5, 12, 18, 20, 21].map((number) => `s${1155000000 + number}`);

let students: CohortStudent[];
let graded: (submissions: readonly Submission[]) => Promise<Record<string, string>>;
const downloads = new Map<string, CollectedDownload>();

beforeAll(async () => {
  students = await inventedClass();
  for (const { name, as, download } of sites) downloads.set(name, await collectDownload(download(students), as));
  graded = await grader();
});

function collected(name: string): CollectedDownload {
  const found = downloads.get(name);
  if (found === undefined) throw new Error(`nothing was collected from ${name}`);
  return found;
}

const blackboardZip = 'a zip of Blackboard';

describe.each(sites)('$name', ({ layout, name }) => {
  test('is known for what it is', () => {
    expect(collected(name).intake.layout).toBe(layout);
  });

  test('gives the same submissions as every other, byte for byte', () => {
    expect(works(collected(name))).toEqual(works(collected(blackboardZip)));
    expect(works(collected(name))).toHaveLength(30);
  });

  test('tells who was late, as far as the site knows', () => {
    const told = collected(name).submissions.flatMap(({ id, lateMinutes, markedLate }) =>
      lateMinutes === undefined && markedLate === undefined ? [] : [[id, lateMinutes ?? 'marked']],
    );
    const minutes = { canvas: ['marked', 'marked'], plain: [] }[layout as string] ?? [95, 1380];
    expect(collected(name).intake.withoutTime).toHaveLength(layout === 'plain' ? 30 : 0);
    expect(told).toEqual(minutes.map((each, index) => [`s${1155000000 + (index === 0 ? 3 : 7)}`, each]));
  });

  test('leaves nobody of the roster out and finds the one who handed in nothing', () => {
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

test('members that were refused are told with their student', () => {
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

test('all thirty are graded, and a few of each site get the same marks there', { timeout: 580_000 }, async () => {
  const marks = await graded(collected(blackboardZip).submissions);
  expect(marks).toMatchInlineSnapshot(`
    {
      "s1155000001": "100",
      "s1155000002": "100",
      "s1155000003": "85 (late: -15)",
      "s1155000004": "95.2",
      "s1155000005": "75.86",
      "s1155000006": "67.17",
      "s1155000007": "72 (late: -15)",
      "s1155000008": "98",
      "s1155000009": "97",
      "s1155000010": "0",
      "s1155000011": "82.84",
      "s1155000012": "81.62",
      "s1155000013": "72.86",
      "s1155000014": "0",
      "s1155000015": "100",
      "s1155000016": "100",
      "s1155000017": "100",
      "s1155000018": "100",
      "s1155000019": "100",
      "s1155000020": "0",
      "s1155000021": "100",
      "s1155000022": "100",
      "s1155000023": "100",
      "s1155000024": "0",
      "s1155000025": "82.84",
      "s1155000026": "83.62",
      "s1155000027": "74.86",
      "s1155000028": "73.28",
      "s1155000029": "100",
      "s1155000030": "100",
    }
  `);
  const expected = oddOnes.map((id) => [id, marks[id]]);
  for (const { name, layout } of sites.filter(({ as, layout: id }) => as === 'zip' || id === 'github-classroom')) {
    if (name === blackboardZip || layout === 'plain') continue;
    const few = collected(name).submissions.filter(({ id }) => oddOnes.includes(id));
    expect([name, ...Object.entries(await graded(few))]).toEqual([name, ...expected]);
  }
});

/** What is graded of each: the files with their names and bytes. */
function works({ submissions }: CollectedDownload): unknown[] {
  return submissions.map(({ id, members, files }) => ({
    id,
    members: members?.map((member) => member.id) ?? [id],
    files: files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]).toSorted(),
  }));
}

/** Marks by student, with what lateness cost: the real compiler, the real assignment, and a late policy. */
async function grader(): Promise<typeof graded> {
  const loaded = await loadAssignment(join(casesFolder(), 'domineering'));
  const created = await createNativeToolchain({
    runtimeFolder: runtimeFolder('native'),
    cacheFolder: await cacheFolder(process.env),
  });
  const createReference = references['domineering'];
  if (loaded.kind !== 'loaded' || created.kind !== 'ready' || createReference === undefined)
    throw new Error('cannot grade');
  const assignment = { ...loaded.assignment, scheme: { ...loaded.assignment.scheme, late } };
  const request: Omit<GradeRequest, 'submission'> = {
    assignment,
    reference: createReference(assignment.dialect),
    solution: [],
    toolchain: created.toolchain,
    seed: assignment.seed,
  };
  return async (submissions) => {
    const gradings = await runBatch(
      submissions,
      2,
      (submission) => grade({ ...request, submission }),
      () => {},
    );
    return Object.fromEntries(
      gradings.map((grading) => {
        if (grading.status === 'not-graded') return [grading.submission, grading.reason];
        const { submission, marks, lateDeduction } = grading;
        return [submission, `${marks}${lateDeduction === undefined ? '' : ` (late: -${lateDeduction})`}`];
      }),
    );
  };
}
