import { tmpdir } from 'node:os';
import { type ProcessEnd, runProcess } from './process.ts';

export type ToolVersion =
  | { readonly kind: 'found'; /** The first line of its output. */ readonly text: string }
  | { readonly kind: 'absent' }
  /** It exists, or that is unclear. The sentence says why it does not work and, if possible, what to do. */
  | { readonly kind: 'fails'; readonly sentence: string };

const patience = 20;

/** Asks a tool for its version. Only a tool that is not found is absent, because installing helps only then. */
export async function toolVersion(file: string, seconds = patience): Promise<ToolVersion> {
  const request = { file, args: ['--version'], folder: tmpdir(), seconds, outputBytes: 1 << 16 };
  const { end, stdout, stderr } = await runProcess(request);
  if (end.kind === 'exited' && end.code === 0) return { kind: 'found', text: firstLine(stdout) };
  if (end.kind === 'not-started' && end.reason === 'ENOENT') return { kind: 'absent' };
  return { kind: 'fails', sentence: `${file} --version ${failure(end, seconds, firstLine(stderr))}` };
}

function failure(end: ProcessEnd, seconds: number, said: string): string {
  switch (end.kind) {
    case 'exited':
      return `ends with exit code ${end.code}${said === '' ? '' : ` and says "${said}"`}: is its installation complete?`;
    case 'killed':
      return `was ended by ${end.signal}: is its installation complete?`;
    case 'out-of-time':
      return `did not end within ${seconds} seconds: is the machine very busy, or does another program have this name?`;
    case 'too-much-output':
      return 'prints without end: does another program have this name?';
    case 'not-started':
      return end.reason === 'EAGAIN'
        ? 'could not be started, because this user cannot start more processes: end some, or raise the limit ("ulimit -u")'
        : `could not be started (${end.reason})`;
    default:
      return end satisfies never;
  }
}

function firstLine(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString().split('\n')[0] ?? '';
}
