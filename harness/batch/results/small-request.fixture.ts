import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { references } from '../../../reference/index.ts';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import { openToolchain } from '../../testing/open-program.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import { readHere } from '../../reading/read-here.ts';
import type { BuildRequest, BuildResult, Toolchain } from '../../toolchain/contract/toolchain.ts';

/** A request with a real assignment and a real compiler, and few cases. */
export async function smallRequest(): Promise<GradeRequest> {
  const loaded = await loadAssignment('cases/domineering');
  if (loaded.kind !== 'loaded') throw new Error('cases/domineering does not load');
  const { assignment } = loaded;
  const createReference = await references['domineering']?.();
  const reference = createReference?.(assignment.dialect);
  if (reference === undefined) throw new Error('domineering has no reference');
  return {
    assignment: {
      ...assignment,
      calls: [],
      sessions: assignment.sessions.slice(0, 2),
      properties: assignment.properties.map((property) => ({ ...property, runs: 2 })),
    },
    reference,
    solution: [],
    toolchain: await openToolchain(),
    reading: readHere,
    submission: {
      id: 's1',
      files: [{ name: 'domineering.cpp', bytes: await readFile(join('harness/testing/programs', 'domineering.cpp')) }],
    },
    seed: 7,
  };
}

/** The same toolchain, which counts its builds; `build` may replace its own. */
export function countBuilds(
  toolchain: Toolchain,
  build: (request: BuildRequest) => Promise<BuildResult> = toolchain.build,
) {
  let builds = 0;
  const counting: Toolchain = {
    ...toolchain,
    build(request) {
      builds += 1;
      return build(request);
    },
  };
  return { toolchain: counting, builds: () => builds };
}
