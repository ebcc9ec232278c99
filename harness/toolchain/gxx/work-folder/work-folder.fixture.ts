import { join } from 'node:path';
import { prepareRuntimePieces } from '../../native/prepare-pieces.ts';
import { type WorkFolder, makeWorkFolder } from './work-folder.ts';
import { testCache } from '../../../testing/test-cache.fixture.ts';

/** A work folder whose tools are sealed as when grading, and may also read these places. */
export async function makeSealedFolder(...readable: readonly string[]): Promise<WorkFolder> {
  const runtime = join(process.cwd(), 'harness/toolchain/runtime');
  const { seal } = await prepareRuntimePieces(runtime, testCache(), 'the compiler of a test');
  return makeWorkFolder((folder) => {
    const usual = seal(folder);
    return { ...usual, readable: [...usual.readable, ...readable] };
  });
}
