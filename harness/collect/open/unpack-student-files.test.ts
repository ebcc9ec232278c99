import { expect, test } from 'vitest';
import { rawZip } from '../archive/raw-zip.fixture.ts';
import type { RawMember } from '../archive/raw-zip.fixture.ts';
import { studentLimits } from '../archive/zip-limits.ts';
import type { StudentLimits } from '../archive/zip-limits.ts';
import { unpackStudentFiles } from './unpack-student-files.ts';
import type { HandedIn } from './unpack-student-files.ts';

const zipFile = (name: string, members: readonly RawMember[] | Uint8Array): HandedIn => {
  const bytes = members instanceof Uint8Array ? members : rawZip(members);
  return { name, path: `s1/${name}`, size: bytes.length, bytes };
};

/** `name: fate`, with the number of files that it stands for; just the name for a file that is passed to the grader. */
async function fates(files: readonly HandedIn[], limits: Partial<StudentLimits> = {}): Promise<string[]> {
  const entries = await unpackStudentFiles(files, { ...studentLimits, ...limits });
  return entries.map(({ name, fate, more }) =>
    [name, ...(fate === 'used' ? [] : [fate]), ...(more === undefined ? [] : [`${more} more`])].join(': '),
  );
}

const named = (...names: readonly string[]): RawMember[] => names.map((name) => ({ name, content: name }));

test('of thirty zips with 5,000 members each, only what is within the limits is graded', async () => {
  const empty = Array.from({ length: 4990 }, (_, index) => ({ name: `${index}.h` }));
  const bytes = rawZip(empty);
  const files = Array.from({ length: 30 }, (_, index) => zipFile(`${index}.zip`, bytes));
  const entries = await unpackStudentFiles(files);
  const amounts = new Map<string, number>();
  for (const { fate, more = 1 } of entries) amounts.set(fate, (amounts.get(fate) ?? 0) + more);
  expect(entries.length).toBeLessThan(5010);
  // Two zips are opened; the rest of the second one and 28 zips are too many.
  expect([...amounts]).toEqual([
    ['unpacked', 2],
    ['used', 4998],
    ['too-many-members', 4982 + 28],
  ]);
});

test('the limits apply to all files of a student together', async () => {
  const two = [zipFile('a.zip', named('1.h', '2.h')), zipFile('b.zip', named('3.h', '4.h'))];
  expect(await fates(two, { members: 5 })).toEqual([
    'a.zip: unpacked',
    'a.zip/1.h',
    'a.zip/2.h',
    'b.zip: unpacked',
    'b.zip/3.h',
    'b.zip/…: too-many-members: 1 more',
  ]);
  expect(await fates(two, { members: 3 })).toEqual([
    'a.zip: unpacked',
    'a.zip/1.h',
    'a.zip/2.h',
    'b.zip: too-many-members: 1 more',
  ]);
  expect(await fates(two, { zips: 1 })).toEqual(['a.zip: unpacked', 'a.zip/1.h', 'a.zip/2.h', 'b.zip: too-many-zips']);
  const size = two[0]?.size ?? 0;
  expect(await fates(two, { zipBytes: 2 * size - 1 })).toEqual([
    'a.zip: unpacked',
    'a.zip/1.h',
    'a.zip/2.h',
    'b.zip: too-large-together',
  ]);
  expect(await fates(two, { zipBytes: size - 1 })).toEqual([
    'a.zip: too-large-to-unpack',
    'b.zip: too-large-to-unpack',
  ]);
  expect(await fates([{ name: 'x.h', path: 's1/x.h', size: 9 }, ...two], { handedBytes: 12 })).toEqual([
    'x.h: too-large-together',
    'a.zip: unpacked',
    'a.zip/1.h',
    'a.zip/2.h',
    'b.zip: unpacked',
    'b.zip/3.h',
    'b.zip/4.h',
  ]);
});

test('zips in a zip count like the others, however they are nested', async () => {
  const inner = rawZip(named('x.h'));
  const outer = zipFile('o.zip', [
    { name: 'a.zip', content: inner },
    { name: 'b.zip', content: inner },
    { name: 'c.zip', content: rawZip([{ name: 'deep.zip', content: inner }]) },
  ]);
  expect(await fates([outer], { zips: 3 })).toEqual([
    'o.zip: unpacked',
    'o.zip/a.zip: unpacked',
    'o.zip/a.zip/x.h',
    'o.zip/b.zip: unpacked',
    'o.zip/b.zip/x.h',
    'o.zip/c.zip: too-many-zips',
  ]);
  expect((await fates([outer])).at(-1)).toBe('o.zip/c.zip/deep.zip: nested-too-deep');
});

test('damaged members of a student zip are refused, and the rest is graded', async () => {
  const members: RawMember[] = [
    { name: 'bad.h', content: 'x', checksum: 1 },
    { name: 'bad.zip', content: rawZip(named('x.h')), checksum: 1 },
    { name: 'no.zip', content: 'no zip' },
    { name: 'fine.h', content: 'fine' },
  ];
  expect(await fates([zipFile('a.zip', members)])).toEqual([
    'a.zip: unpacked',
    'a.zip/bad.h: damaged-zip',
    'a.zip/bad.zip: damaged-zip',
    'a.zip/fine.h',
    'a.zip/no.zip: damaged-zip',
  ]);
  // A zip that the download cannot provide is a fault of Verbatim, and not of the student.
  expect(await fates([{ name: 'a.zip', path: 's1/a.zip', size: 3, bytes: 'unreadable' }])).toEqual([
    'a.zip: unreadable',
  ]);
});

test('names that a disk could not distinguish, or not store, are separate files', async () => {
  const names = [
    'con.h',
    'NUL',
    'hex.cpp ',
    'hex.cpp.',
    'HEX.cpp',
    'hex.cpp',
    '\u00e9.h',
    'e\u0301.h',
    '\u202ecpp.exe',
    'x'.repeat(900),
  ];
  const entries = await unpackStudentFiles([zipFile('a.zip', named(...names))]);
  const handed = entries.flatMap(({ name, bytes }) =>
    bytes === undefined ? [] : [[name, Buffer.from(bytes).toString()]],
  );
  expect(handed.toSorted()).toEqual(names.map((name) => [`a.zip/${name}`, name]).toSorted());
});

test('hundreds of the longest possible names are cut, and this takes little time', async () => {
  const name = Buffer.alloc(65_535, 0xb3);
  const entries = await unpackStudentFiles([
    zipFile(
      'a.zip',
      Array.from({ length: 400 }, () => ({ name })),
    ),
  ]);
  expect(new Set(entries.map(({ fate }) => fate))).toEqual(new Set(['unpacked', 'bad-name']));
  expect(Math.max(...entries.map((one) => one.name.length))).toBeLessThan(1010);
});

test('the bytes of a file do not keep the whole zip in memory', async () => {
  const large = { name: 'large.bin', content: new Uint8Array(100_000).fill(7) };
  const entries = await unpackStudentFiles([zipFile('a.zip', [{ name: 'a.h', content: 'abc' }, large])]);
  const [, one] = entries;
  expect(one?.bytes?.buffer.byteLength).toBeLessThan(10_000);
});
