import { expect, test } from 'vitest';
import { listAssignments } from '../../assignment/list-assignments.ts';
import { ourPlace } from '../../prepare/assignments/place.ts';
import { readHere } from '../../reading/read-here.ts';
import type { Toolchain } from '../../toolchain/contract/toolchain.ts';
import { blessAssignment } from './bless-assignment.ts';

const noToolchain = Promise.reject<Toolchain>(new Error('nothing is built'));
noToolchain.catch(() => {});

test.each(await listAssignments('cases'))('the golden cases of %s are blessed by its reference', async (id) => {
  const blessing = await blessAssignment(ourPlace(id), { toolchain: noToolchain, reading: readHere });
  expect(blessing).toMatchObject({ truth: 'reference', files: [], otherDialects: [] });
  expect(blessing.looked + blessing.conversations).toBeGreaterThan(30);
});
