import { tmpdir } from 'node:os';
import { type ProcessEnd, runProcess } from './process.ts';

export type ToolVersion =
  | { readonly kind: 'found'; /** First line. */ readonly text: string }
  | { readonly kind: 'absent' }
  /** It is there, or nobody can tell: why it does not work, with the cure where there is one. */
  | { readonly kind: 'fails'; readonly sentence: string };

const patience = 20;

/** What a tool says of its version. Only a program that is nowhere is absent: to install it would not help the others. */
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
      return `ends with exit code ${end.code}${said === '' ? '' : ` and says "${said}"`}: is it installed as a whole?`;
    case 'killed':
      return `was ended by ${end.signal}: is it installed as a whole?`;
    case 'out-of-time':
      return `did not end within ${seconds} seconds: is the machine very busy, or does another program go by this name?`;
    case 'too-much-output':
      return 'does not end printing: does another program go by this name?';
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
