import { access, constants, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { limitTooLow } from './host-limits.ts';
import { toolVersion } from '../../process/tool-version.ts';

export type Host =
  | { readonly kind: 'ready'; /** First line of the compiler's version. */ readonly compiler: string }
  | Unavailable;

export interface Unavailable {
  readonly kind: 'unavailable';
  readonly sentence: string;
  /** No installation or setting makes native grading work on this system. */
  readonly forGood?: true;
}

const oldestCompiler = 11;

/** The compiler comes first. Each tool has its packages in several distributions. */
const tools = [
  { name: 'g++', debian: 'g++', fedora: 'gcc-c++', arch: 'gcc' },
  { name: 'nm', debian: 'binutils', fedora: 'binutils', arch: 'binutils' },
  { name: 'objcopy', debian: 'binutils', fedora: 'binutils', arch: 'binutils' },
] as const;

/** Whether programs can be compiled and run here; if not, one sentence with the cure. */
export async function inspectHost(platform: string = process.platform, arch: string = process.arch): Promise<Host> {
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    const sentence =
      `native grading needs Linux on x86-64 or arm64, but this is ${platform} on ${arch}: use a Linux machine, ` +
      'a virtual machine or, on Windows, the Windows Subsystem for Linux';
    return { kind: 'unavailable', sentence, forGood: true };
  }
  // Checked first: starting a program in a folder that does not exist would look as if the program did not exist.
  const problem = (await temporaryFolderProblem(tmpdir())) ?? limitTooLow();
  if (problem !== undefined) return unavailable(problem);
  const versions = await Promise.all(tools.map(async (tool) => ({ tool, version: await toolVersion(tool.name) })));
  for (const { tool, version } of versions) {
    if (version.kind === 'absent') return unavailable(missing(tool));
    if (version.kind === 'fails') return unavailable(version.sentence);
  }
  const compiler = versions.flatMap(({ version }) => (version.kind === 'found' ? version.text : []))[0] ?? '';
  const major = Number(/\) (\d+)\./.exec(compiler)?.[1] ?? oldestCompiler);
  if (major < oldestCompiler) {
    return unavailable(`g++ ${oldestCompiler} or newer is needed, but this is "${compiler}": install a newer one`);
  }
  return { kind: 'ready', compiler };
}

async function temporaryFolderProblem(folder: string): Promise<string | undefined> {
  try {
    if ((await stat(folder)).isDirectory()) {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      return undefined;
    }
  } catch {
    // The sentence below covers this, too.
  }
  return `the temporary folder ${folder} does not exist or is not writable: set TMPDIR to a writable folder`;
}

function unavailable(sentence: string): Unavailable {
  return { kind: 'unavailable', sentence };
}

function missing({ name, debian, fedora, arch }: (typeof tools)[number]): string {
  return (
    `${name} was not found: install it with "sudo apt install ${debian}" (Debian, Ubuntu), ` +
    `"sudo dnf install ${fedora}" (Fedora) or "sudo pacman -S ${arch}" (Arch)`
  );
}
