import { tmpdir } from 'node:os';
import { runProcess } from './process.ts';

export type Host =
  | { readonly kind: 'ready'; /** First line of the compiler's version. */ readonly compiler: string }
  | Unavailable;

export interface Unavailable {
  readonly kind: 'unavailable';
  readonly sentence: string;
  /** On this system there is no cure. */
  readonly forGood?: true;
}

const oldestCompiler = 11;

/** Whether programs can be compiled and run here; if not, one sentence with the cure. */
export async function inspectHost(platform: string = process.platform, arch: string = process.arch): Promise<Host> {
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    const sentence =
      `native grading needs Linux on x86-64 or arm64, and this is ${platform} on ${arch}: use a Linux machine, ` +
      'a virtual machine or, on Windows, the Windows Subsystem for Linux';
    return { kind: 'unavailable', sentence, forGood: true };
  }
  const [compiler, ...tools] = await Promise.all(['g++', 'nm', 'objcopy'].map(versionText));
  if (compiler === undefined) return unavailable(missing('g++', 'g++', 'gcc-c++', 'gcc'));
  for (const [index, name] of ['nm', 'objcopy'].entries()) {
    if (tools[index] === undefined) return unavailable(missing(name, 'binutils', 'binutils', 'binutils'));
  }
  const major = Number(/\) (\d+)\./.exec(compiler)?.[1] ?? oldestCompiler);
  if (major < oldestCompiler) {
    return unavailable(`g++ ${oldestCompiler} or newer is needed, and this is "${compiler}": install a newer one`);
  }
  return { kind: 'ready', compiler };
}

function unavailable(sentence: string): Unavailable {
  return { kind: 'unavailable', sentence };
}

function missing(program: string, debian: string, fedora: string, arch: string): string {
  return (
    `${program} was not found: install it with "sudo apt install ${debian}" (Debian, Ubuntu), ` +
    `"sudo dnf install ${fedora}" (Fedora) or "sudo pacman -S ${arch}" (Arch)`
  );
}

async function versionText(file: string): Promise<string | undefined> {
  const { end, stdout } = await runProcess({
    file,
    args: ['--version'],
    folder: tmpdir(),
    seconds: 20,
    outputBytes: 1 << 16,
  });
  if (end.kind !== 'exited' || end.code !== 0) return undefined;
  return Buffer.from(stdout).toString().split('\n')[0];
}
