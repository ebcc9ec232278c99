// @module-tag build
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findAssignment } from './find-assignment.ts';
import { placeOfFolder } from './place.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'verbatim-test-')));
afterAll(() => rm(folder, { recursive: true }));

test('an assignment without cases cannot be graded, but golden sessions can be recorded for it', async () => {
  const place = placeOfFolder(join(folder, 'sum'));
  await mkdir(join(place.folder, 'solution'), { recursive: true });
  await writeFile(join(place.folder, 'assignment.yaml'), 'title: Sum\nfiles: [sum.cpp]\n');
  await writeFile(join(place.folder, 'solution', 'sum.cpp'), 'int main() {}\n');
  await expect(findAssignment(place, { cases: 'needed' })).rejects.toThrow(
    /^sum has no cases, so every program would get full marks; nothing was graded: verbatim record \S+ "Sample run"$/,
  );
  await expect(findAssignment(place)).resolves.toMatchObject({ truth: 'solution' });
});
