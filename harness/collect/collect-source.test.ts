import { execFileSync } from 'node:child_process';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawZip } from './archive/raw-zip.fixture.ts';
import { collectSource } from './collect-source.ts';
import type { Collected, CollectRequest } from './collect-source.ts';
import { withFolder } from './temporary-folder.fixture.ts';
import { utcTime } from '../sites/time/site-time.ts';

function collect(source: string, request: Partial<CollectRequest> = {}): Promise<Collected> {
  return collectSource({ source, knownNames: [], ...request });
}

/** The submissions as texts, and the files that were not passed to the grader. */
async function legible(collected: Collected) {
  if (collected.kind === 'nothing') return collected.problem;
  const submissions: Record<string, Record<string, string>> = {};
  for (const { id, load } of collected.works) {
    const { files } = await load();
    submissions[id] = Object.fromEntries(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]));
  }
  collected.close();
  const aside = collected.intake.files.filter(({ fate }) => fate !== 'used');
  return { submissions, aside: aside.map(({ path, fate, submission }) => `${submission ?? '-'} ${path}: ${fate}`) };
}

async function problem(source: string, folder: string, request: Partial<CollectRequest> = {}): Promise<string> {
  const collected = await collect(source, request);
  return collected.kind === 'nothing' ? collected.problem.replaceAll(folder, 'FOLDER') : 'collected';
}

test('every folder is a student, in the order of ids, and file names begin inside that folder', async () => {
  const files = {
    's2/hex.cpp': 'two',
    's10/hex.cpp': 'ten',
    's10/src/more/board.h': 'deepest',
    'Zoe/HEX.CPP': 'zoe',
    's3/': '',
  };
  await withFolder(files, async (folder) => {
    const collected = await collect(folder);
    expect(await legible(collected)).toEqual({
      submissions: {
        Zoe: { 'HEX.CPP': 'zoe' },
        s10: { 'hex.cpp': 'ten', 'src/more/board.h': 'deepest' },
        s2: { 'hex.cpp': 'two' },
        s3: {},
      },
      aside: [],
    });
    expect(collected.kind === 'collected' ? collected.works.map(({ facts }) => facts) : []).toEqual([
      {},
      {},
      {},
      { insteadOfSource: [] },
    ]);
  });
});

test('every file that is left out is listed with its reason and its student', async () => {
  const files = {
    'README.md': '',
    '.DS_Store': '',
    '__MACOSX/s1/._hex.cpp': '',
    's1/hex.cpp': 'kept',
    's1/.git/config': '',
    's1/.vscode/settings.json': '',
    's1/src/desktop.ini': '',
    's1/a/b/c/hex.cpp': '',
    's1/a/b/c/d/e/f/g/hex.cpp': '',
    's1/limit.cpp': new Uint8Array(1024 * 1024),
    's1/program.exe': new Uint8Array(1024 * 1024 + 1),
    's1/old.rar': 'Rar!',
    's1/half.zip': 'PK',
  };
  await withFolder(files, async (folder) => {
    await symlink('/etc/passwd', join(folder, 's1', 'link.cpp'));
    await symlink(join(folder, 's1'), join(folder, 's2'));
    execFileSync('mkfifo', [join(folder, 's1', 'pipe.cpp')]);
    const found = await legible(await collect(folder));
    expect(typeof found === 'string' ? found : found.aside).toEqual([
      '- .DS_Store: macos',
      '- README.md: no-student',
      '- __MACOSX: macos',
      's1 s1/.git: version-control',
      's1 s1/.vscode: hidden',
      's1 s1/a/b/c/d/e/f/g: too-deep',
      's1 s1/a/b/c/hex.cpp: too-deep',
      's1 s1/half.zip: damaged-zip',
      's1 s1/link.cpp: link',
      's1 s1/old.rar: other-archive',
      's1 s1/pipe.cpp: special-file',
      's1 s1/program.exe: too-large',
      's1 s1/src/desktop.ini: windows',
      '- s2: link',
    ]);
  });
});

test('zips of students are opened, and so is a zip in a zip, but no third level', async () => {
  const third = rawZip([{ name: 'deep.cpp', content: 'deep' }]);
  const second = rawZip([
    { name: 'third.zip', content: third },
    { name: 'src/board.h', content: 'board' },
  ]);
  const first = rawZip([
    { name: 'second.zip', content: second },
    { name: 'hex.cpp', content: 'hex' },
  ]);
  await withFolder({ 's1.zip': first, 's2/mine.ZIP': third }, async (folder) => {
    expect(await legible(await collect(folder))).toEqual({
      submissions: {
        s1: { 's1.zip/hex.cpp': 'hex', 's1.zip/second.zip/src/board.h': 'board' },
        s2: { 'mine.ZIP/deep.cpp': 'deep' },
      },
      aside: [
        's1 s1.zip: unpacked',
        's1 s1.zip/second.zip: unpacked',
        's1 s1.zip/second.zip/third.zip: nested-too-deep',
        's2 s2/mine.ZIP: unpacked',
      ],
    });
  });
});

test('of two submissions with the same id, the second gets a number', async () => {
  const roster = 'id,name\ns1,Mei Chan\n';
  const files = {
    'all/Mei Chan_5_assignsubmission_file_hex.cpp': 'five',
    'all/Mei Chan_6_assignsubmission_file_hex.cpp': 'six',
    'class.csv': roster,
  };
  await withFolder(files, async (folder) => {
    const collected = await collect(join(folder, 'all'), { roster: join(folder, 'class.csv') });
    expect(await legible(collected)).toMatchObject({
      submissions: { s1: { 'hex.cpp': 'five' }, 's1 (2)': { 'hex.cpp': 'six' } },
    });
  });
});

test('a group is one submission with all its members and one lateness', async () => {
  const metadata = `submission_7:
  :submitters:
  - {:name: Anna, :sid: s1}
  - {:name: Ben, :sid: s2, :email: ben@x.example}
  :created_at: 2021-10-25 16:00:30 Z
`;
  const files = { 'submission_metadata.yml': metadata, 'submission_7/hex.cpp': 'ours' };
  await withFolder(files, async (folder) => {
    const collected = await collect(folder, { due: utcTime(Date.UTC(2021, 9, 25, 16)) });
    if (collected.kind === 'nothing') throw new Error(collected.problem);
    expect(collected.works.map(({ id, facts }) => [id, facts])).toEqual([
      [
        's1+s2',
        {
          members: [
            { id: 's1', siteId: '7', name: 'Anna' },
            { id: 's2', siteId: '7', name: 'Ben', email: 'ben@x.example' },
          ],
          siteName: 'submission_7',
          submittedAt: '2021-10-25T16:00:30.000Z',
          lateMinutes: 1,
        },
      ],
    ]);
  });
});

test('a source or a roster that cannot be used is reported with its cure', async () => {
  const files = {
    'submissions/s1/hex.cpp': '',
    'hex.cpp': '',
    'half.zip': 'PK',
    'empty/': '',
    'grades.csv': 'Grade\n1\n',
  };
  await withFolder(files, async (folder) => {
    const look = (name: string, roster?: string) =>
      problem(join(folder, name), folder, roster === undefined ? {} : { roster: join(folder, roster) });
    expect(await look('submisions')).toBe('there is no submisions in FOLDER; did you mean submissions?');
    expect(await look('hex.cpp')).toBe(
      'FOLDER/hex.cpp is neither a folder nor a zip; name the download of the course site, or a folder with one folder for each student',
    );
    expect(await look('half.zip')).toBe('FOLDER/half.zip is not a zip, or is incomplete; download it again');
    expect(await look('empty')).toMatch(
      /^FOLDER\/empty: it holds no files of students; put each student's files into a separate folder/,
    );
    expect(await problem(join(folder, 'empty'), folder, { layout: 'canvas' })).toBe(
      "FOLDER/empty has no submissions in the format of Canvas; put each student's files into a separate folder, named after the student, or choose another --layout",
    );
    expect(await look('submissions', 'grade.csv')).toBe('there is no grade.csv in FOLDER; did you mean grades.csv?');
    expect(await look('submissions', 'grades.csv')).toMatch(
      /^the roster FOLDER\/grades.csv has no column that identifies students \(its columns are grade\)/,
    );
  });
});

test('a damaged member of the download affects only its own submission', async () => {
  const zip = rawZip([
    { name: 's1/hex.cpp', content: 'x', checksum: 1 },
    { name: 's2/hex.cpp', content: 'fine' },
    { name: 's3/hex.zip', content: rawZip([{ name: 'hex.cpp' }]), checksum: 1 },
  ]);
  await withFolder({ 'all.zip': zip }, async (folder) => {
    const collected = await collect(join(folder, 'all.zip'));
    if (collected.kind === 'nothing') throw new Error(collected.problem);
    const [broken, fine, brokenZip] = collected.works;
    await expect(broken?.load()).rejects.toThrow('s1/hex.cpp cannot be read: its checksum is wrong');
    await expect(brokenZip?.load()).rejects.toThrow('s3/hex.zip cannot be read: its checksum is wrong');
    expect((await fine?.load())?.files).toHaveLength(1);
    collected.close();
  });
});

test.skipIf(process.getuid?.() === 0)('a file without permission to read affects only its own submission', async () => {
  await withFolder({ 's1/hex.cpp': '', 's1/secret.cpp': '', 's2/hex.cpp': '' }, async (folder) => {
    await chmod(join(folder, 's1', 'secret.cpp'), 0);
    const collected = await collect(folder);
    if (collected.kind === 'nothing') throw new Error(collected.problem);
    const [closed, open] = collected.works;
    await expect(closed?.load()).rejects.toThrow(/^s1\/secret.cpp cannot be read: EACCES/);
    expect((await open?.load())?.files).toHaveLength(1);
    expect(collected.intake.files.find(({ path }) => path === 's1/secret.cpp')?.fate).toBe('unreadable');
  });
});
