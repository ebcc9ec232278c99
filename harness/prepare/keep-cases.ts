import { join } from 'node:path';
import { listAssignments } from '../assignment/list-assignments.ts';
import { builtCasesFolder, casesFolder } from './home.ts';
import { loadKeptAssignment } from './kept-assignments.ts';
import { programVersion } from './program-version.ts';

// The last step of the build (harness/setup/build.mjs): the first check of a program need not parse what has not changed
// since. What has mistakes is left out, and told by whoever asks for it.
for (const id of await listAssignments(casesFolder())) {
  await loadKeptAssignment(join(casesFolder(), id), {}, { folder: builtCasesFolder(), version: programVersion() });
}
