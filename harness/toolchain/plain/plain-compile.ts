import { join } from 'node:path';
import type { BuildSettings } from '../../model/assignment/assignment.ts';
import { afterSecondFailure, commonArgs } from '../gxx/compile/compile.ts';
import { flagsOf } from '../gxx/compile/lenience-flags.ts';
import { compilerOutputBytes, tooSlow } from '../gxx/messages/compiler-verdict.ts';
import type { SourceCompiler } from '../gxx/compile/lenient-compile.ts';
import { runProcess } from '../../process/process.ts';
import { folderWithRepairs } from '../gxx/compile/repaired-folder.ts';
import type { WorkFolder } from '../gxx/work-folder/work-folder.ts';
import type { PlainPieces } from './plain-pieces.ts';

/** Compiles like the native toolchain, but without its seal and its precompiled headers. */
export function plainCompiler(
  { compiler, forced }: PlainPieces,
  original: WorkFolder,
  files: readonly string[],
  settings: BuildSettings,
): SourceCompiler {
  return async (source, { object }, leniences, spend, repairs) => {
    const folder = await folderWithRepairs({ folder: original, files }, object, repairs);
    const args = [...commonArgs(settings), ...flagsOf(leniences, forced)];
    const run = (given: readonly string[]) =>
      runProcess({
        file: compiler,
        args: given,
        folder: folder.source,
        scratch: folder.scratch,
        seconds: settings.seconds,
        outputBytes: compilerOutputBytes,
      });
    const compile = () => run([...args, '-x', 'c++', '-c', source, '-o', join(folder.root, object)]);
    const outcome = await compile();
    // Here only this time limit stops the compiler.
    if (outcome.end.kind === 'out-of-time') {
      spend(settings.seconds);
      const read = await folder.readToolWords('compiler', { outcome, files, settings });
      return tooSlow(settings, read?.diagnostics);
    }
    return afterSecondFailure(outcome, { files, settings, folder }, compile, (sample) =>
      run([...commonArgs(settings), ...sample]),
    );
  };
}
