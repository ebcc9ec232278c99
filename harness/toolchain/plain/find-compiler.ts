import { tmpdir } from 'node:os';
import { runProcess } from '../../process/process.ts';

export type FoundCompiler =
  | {
      readonly kind: 'found';
      readonly command: string;
      /** The first line of what `--version` prints. */ readonly version: string;
    }
  | { readonly kind: 'unavailable'; readonly sentence: string };

const oldest = 11;
const newest = 16;
const numbered = Array.from({ length: newest - oldest + 1 }, (_, index) => `g++-${newest - index}`);

/**
 * The first real g++. On a Mac, `g++` is Clang, which does not report the types of functions
 * (gxx/symbols/defined-functions.ts): a required function would look like one with other types.
 */
export async function findCompiler(candidates: readonly string[] = ['g++', ...numbered]): Promise<FoundCompiler> {
  let clang: string | undefined;
  for (const command of candidates) {
    const version = await versionOf(command);
    if (version === undefined) continue;
    if (/clang/i.test(version)) {
      clang ??= version;
    } else if (Number(/\) (\d+)\./.exec(version)?.[1] ?? oldest) >= oldest) {
      return { kind: 'found', command, version };
    }
  }
  const install =
    'install it with "brew install gcc" (macOS) or with the package manager of this system, so that g++ or g++-14 is found';
  return {
    kind: 'unavailable',
    sentence:
      clang === undefined
        ? `GCC ${oldest} or newer was not found: ${install}`
        : `g++ is Clang here (${clang}), and GCC ${oldest} or newer is needed: ${install}`,
  };
}

async function versionOf(command: string): Promise<string | undefined> {
  const { end, stdout } = await runProcess({
    file: command,
    args: ['--version'],
    folder: tmpdir(),
    seconds: 20,
    outputBytes: 1 << 16,
  });
  return end.kind === 'exited' && end.code === 0 ? Buffer.from(stdout).toString().split('\n')[0] : undefined;
}
