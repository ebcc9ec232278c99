import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessOutcome } from '../../../process/process.ts';

/** Runs g++ with these arguments, as it was run for the student's program. */
export type RunCompiler = (args: readonly string[]) => Promise<ProcessOutcome>;

/**
 * Whether the tools do for a program of Verbatim what they did not do for a student's. If they do, and fail a second
 * time over the student's, that program is to blame. If not, they are damaged or have no room, and no program is to
 * blame.
 */
export async function toolsWork(scratch: string, moreArgs: readonly string[], run: RunCompiler): Promise<boolean> {
  const folder = await mkdtemp(join(scratch, 'ours-'));
  try {
    const source = join(folder, 'sample.cpp');
    await writeFile(source, '#include <iostream>\nint sample() { std::cout << 1; return 0; }\n');
    const { end } = await run([...moreArgs, '-x', 'c++', source, '-o', join(folder, 'sample')]);
    return end.kind === 'exited' && end.code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
