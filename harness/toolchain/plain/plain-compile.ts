import { join } from 'node:path';
import type { BuildSettings } from '../../model/assignment.ts';
import { afterSecondFailure, commonArgs, lenienceFlags } from '../native/compile.ts';
import { compilerOutputBytes, tooSlow } from '../native/compiler-verdict.ts';
import type { SourceCompiler } from '../native/lenient-compile.ts';
import { runProcess } from '../native/process.ts';
import { folderWithRepairs } from '../native/repaired-folder.ts';
import type { WorkFolder } from '../native/work-folder.ts';
import type { PlainPieces } from './plain-pieces.ts';

/** As the native toolchain compiles, without its seal and its precompiled headers. */
export function plainCompiler(
  { compiler, forced }: PlainPieces,
  original: WorkFolder,
  files: readonly string[],
  settings: BuildSettings,
): SourceCompiler {
  return async (source, { object }, leniences, spend, repairs) => {
    const folder = await folderWithRepairs({ folder: original, files }, object, repairs);
    const args = [...commonArgs(settings), ...leniences.flatMap((lenience) => lenienceFlags(lenience, forced))];
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
    // Nothing else limits it here.
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
