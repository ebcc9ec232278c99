import { join } from 'node:path';
import { listAssignments } from '../../assignment/list-assignments.ts';
import { builtCasesFolder, casesFolder } from '../home.ts';
import { loadKeptAssignment } from './kept-assignments.ts';
import { programVersion } from '../program-version.ts';

// The last step of the build (harness/setup/build.mjs): the first check of a program need not parse assignments that
// have not changed since. Assignments with mistakes are left out; the mistakes are reported when they are used.
for (const id of await listAssignments(casesFolder())) {
  await loadKeptAssignment(join(casesFolder(), id), {}, { folder: builtCasesFolder(), version: programVersion() });
}
