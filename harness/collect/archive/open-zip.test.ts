import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openZip } from './open-zip.ts';
import type { OpenedZip } from './open-zip.ts';
import { rawZip } from './raw-zip.fixture.ts';
import type { RawMember } from './raw-zip.fixture.ts';
import { siteZipLimits } from './zip-limits.ts';
import type { ZipLimits } from './zip-limits.ts';

async function opened(members: readonly RawMember[], limits: Partial<ZipLimits> = {}): Promise<OpenedZip> {
  const zip = await openZip(rawZip(members), { ...siteZipLimits, ...limits });
  if (zip === undefined) throw new Error('the fixture is no zip');
  return zip;
}

/** `path` where a member can be read, `path: refusal` where not. */
async function fates(members: readonly RawMember[], limits: Partial<ZipLimits> = {}): Promise<string[]> {
  const zip = await opened(members, limits);
  return zip.members.map(({ path, refused, more }) =>
    [path, ...(refused === undefined ? [] : [refused]), ...(more === undefined ? [] : [`${more} more`])].join(': '),
  );
}

test('members are read as they were written, stored or deflated', async () => {
  const zip = await opened([
    { name: 'hex.cpp', content: 'int main() {}\n' },
    { name: 'src/', mode: 0o040755 },
    { name: 'src/board.h', content: 'a'.repeat(5000), method: 8 },
  ]);
  expect(zip.folders).toEqual(['src']);
  expect(
    await Promise.all(zip.members.map(async ({ path, read }) => [path, Buffer.from(await read()).toString()])),
  ).toEqual([
    ['hex.cpp', 'int main() {}\n'],
    ['src/board.h', 'a'.repeat(5000)],
  ]);
});

test('hostile members are refused one by one, and the others are read', async () => {
  expect(
    await fates([
      { name: '../../etc/cron.d/evil' },
      { name: 'a/../../evil' },
      { name: '..\\evil' },
      { name: '/etc/passwd' },
      { name: 'C:\\Windows\\evil.dll' },
      { name: 'c:evil' },
      { name: 'bad\0name.cpp' },
      { name: 'two\nlines.cpp' },
      { name: 'link.cpp', content: '/etc/passwd', mode: 0o120777 },
      { name: 'pipe.cpp', mode: 0o010644 },
      { name: 'secret.cpp', content: 'x', flags: 0x801 },
      { name: 'odd.cpp', content: 'x', method: 99 },
      { name: 'short.cpp', content: 'x', size: 2 },
      { name: 'hex.cpp', content: 'first' },
      { name: './hex.cpp', content: 'second' },
      { name: 'src\\board.h', content: 'fine' },
    ]),
  ).toEqual([
    '../../etc/cron.d/evil: path-traversal',
    'a/../../evil: path-traversal',
    '../evil: path-traversal',
    '/etc/passwd: absolute-path',
    'C:/Windows/evil.dll: absolute-path',
    'c:evil: absolute-path',
    'bad\0name.cpp: bad-name',
    'two\nlines.cpp: bad-name',
    'link.cpp: link',
    'pipe.cpp: special-file',
    'secret.cpp: encrypted',
    'odd.cpp: unknown-compression',
    'short.cpp: damaged-zip',
    'hex.cpp',
    'hex.cpp: duplicate',
    'src/board.h',
  ]);
});

test('bombs are refused by size, by the sum of sizes, by ratio and by number', async () => {
  const mebibyte = 1024 * 1024;
  const zeros = { name: 'zeros.cpp', content: new Uint8Array(2 * mebibyte), method: 8 };
  expect(await fates([zeros, { name: 'fine.cpp' }])).toEqual(['zeros.cpp: suspicious-ratio', 'fine.cpp']);
  expect(await fates([{ name: 'big.cpp', content: '12345' }], { memberBytes: 4 })).toEqual([
    'big.cpp: too-large-to-unpack',
  ]);
  const three = ['a', 'b', 'c'].map((name) => ({ name, content: '12345' }));
  expect(await fates(three, { totalBytes: 10 })).toEqual(['a', 'b', 'c: too-large-together']);
  expect(await fates(three, { members: 1 })).toEqual(['a', '…: too-many-members: 2 more']);
});

test('a member with a wrong size or a wrong checksum cannot be read', async () => {
  const liar = await opened([{ name: 'liar.cpp', content: 'a'.repeat(3000), method: 8, size: 10 }]);
  expect(liar.members[0]?.refused).toBeUndefined();
  await expect(liar.members[0]?.read()).rejects.toThrow('it is longer than the zip says');
  const short = await opened([{ name: 'short.cpp', content: 'abc', method: 8, size: 10 }]);
  await expect(short.members[0]?.read()).rejects.toThrow('it is shorter than the zip says');
  const damaged = await opened([{ name: 'damaged.cpp', content: 'abc', checksum: 1 }]);
  await expect(damaged.members[0]?.read()).rejects.toThrow('its checksum is wrong');
});

test('a file that is not a zip, or only the beginning of one, is not opened', async () => {
  expect(await openZip(Buffer.from('int main() {}'), siteZipLimits)).toBeUndefined();
  const whole = rawZip([{ name: 'hex.cpp', content: 'x'.repeat(100) }]);
  expect(await openZip(whole.subarray(0, 80), siteZipLimits)).toBeUndefined();
  await expect(openZip('/nowhere/at-all.zip', siteZipLimits)).rejects.toThrow(/ENOENT/);
});

test('after a damaged directory entry, the rest counts as damaged', async () => {
  const whole = rawZip([
    { name: 'hex.cpp', content: 'x' },
    { name: 'board.h', content: 'y' },
  ]);
  const second = whole.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  whole.fill(0, second, second + 4);
  const zip = await openZip(whole, siteZipLimits);
  expect(zip?.members.map(({ path, refused, more }) => [path, refused, more])).toEqual([
    ['hex.cpp', undefined, undefined],
    ['…', 'damaged-zip', 1],
  ]);
});

test('if a download has too many members, only a folder with very many of them is cut', async () => {
  const crowd = (folder: string) => Array.from({ length: 6 }, (_, index) => ({ name: `${folder}/${index}/x.h` }));
  const limits = { members: 5, membersOfOne: 2 };
  expect(await fates([...crowd('s1'), { name: 's2/hex.cpp' }, { name: 's3/hex.cpp' }], limits)).toEqual([
    's1/0/x.h',
    's1/1/x.h',
    's2/hex.cpp',
    's3/hex.cpp',
    '…: too-many-members: 4 more',
  ]);
  expect(await fates([...crowd('all/s1'), { name: 'all/s2/hex.cpp' }], limits)).toEqual([
    'all/s1/0/x.h',
    'all/s1/1/x.h',
    'all/s2/hex.cpp',
    '…: too-many-members: 4 more',
  ]);
});

/** Texts are compared much faster than arrays. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('zips of other programs are read, whatever they contain', async () => {
  const content = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(new Uint8Array(70_000)));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(content, fc.boolean()), { maxLength: 4 }), fc.boolean(), async (parts, wide) => {
      const zip = new ZipFile();
      for (const [index, [bytes, compress]] of parts.entries()) {
        zip.addBuffer(Buffer.from(bytes), `${index}/陳.cpp`, { compress, forceZip64Format: wide });
      }
      zip.end({ comment: 'packed at home', forceZip64Format: wide });
      const read = await openZip(await buffer(zip.outputStream), siteZipLimits);
      const found = await Promise.all(
        (read?.members ?? []).map(async (one) => [one.path, one.refused, textOf(await one.read())]),
      );
      expect(found).toEqual(parts.map(([bytes], index) => [`${index}/陳.cpp`, undefined, textOf(bytes)]));
    }),
  );
});

test('whatever bytes of a zip change, every member that can be read has its declared size', async () => {
  const whole = rawZip([
    { name: 'hex.cpp', content: 'int main() {}\n'.repeat(20), method: 8 },
    { name: 'board.h', content: 'x' },
  ]);
  const change = fc.tuple(fc.nat(whole.length - 1), fc.constantFrom(0, 1, 0x50, 0x7f, 0x80, 0xff));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      const zip = await openZip(bytes, siteZipLimits);
      for (const { size, refused, more = 1, read } of zip?.members ?? []) {
        expect(more).toBeLessThan(10);
        if (refused === undefined) expect((await read().catch(() => new Uint8Array(size))).length).toBe(size);
      }
    }),
    { numRuns: 500 },
  );
});

test('false numbers of entries and offsets, also those of Zip64, are checked against the zip', async () => {
  const whole = rawZip([{ name: 'hex.cpp', content: 'x' }]);
  const end = whole.length - 22;
  const lying = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt16LE(value, end + at);
    return openZip(bytes, siteZipLimits);
  };
  expect((await lying(10, 0xffff))?.members.map(({ path, refused, more }) => [path, refused, more])).toEqual([
    ['hex.cpp', undefined, undefined],
    ['…', 'damaged-zip', 1],
  ]);
  expect(await lying(18, 0xffff)).toBeUndefined();
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(2n ** 64n - 1n, 8);
  const zip64 = Buffer.concat([whole.subarray(0, end), locator, whole.subarray(end)]);
  expect((await openZip(zip64, siteZipLimits))?.members.map(({ path }) => path)).toEqual(['hex.cpp']);
});
