import { startProcess } from './start-process.ts';
import { cleanUpOnSuddenExit } from './sudden-exit.ts';

export interface ProcessRequest {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** The home folder, also for temporary files; by default the working folder. */
  readonly scratch?: string;
  readonly input?: Uint8Array;
  readonly seconds: number;
  /** The most that is kept of standard output, and of standard error. */
  readonly outputBytes: number;
}

export interface ProcessOutcome {
  readonly end: ProcessEnd;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** Processor time; absent if it was not measured. */
  readonly cpuSeconds?: number;
}

export type ProcessEnd =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: string }
  | { readonly kind: 'out-of-time' }
  | { readonly kind: 'too-much-output' }
  | { readonly kind: 'not-started'; readonly reason: string };

/** Runs one program without a seal, so it should read nothing that a student wrote. Never throws. */
export async function runProcess(request: ProcessRequest): Promise<ProcessOutcome> {
  const running = startProcess(request.file, [...request.args], {
    cwd: request.folder,
    env: environment(request.scratch ?? request.folder),
    extendEnv: false,
    input: request.input ?? new Uint8Array(),
    reject: false,
    encoding: 'buffer',
    stripFinalNewline: false,
    maxBuffer: request.outputBytes,
    // A separate process group: execa's time limit would end g++, but not the cc1plus that g++ started.
    detached: true,
  });
  const endGroup = () => killGroup(running.pid);
  const emergency = cleanUpOnSuddenExit(endGroup);
  let outOfTime = false;
  const timer = setTimeout(() => {
    outOfTime = true;
    endGroup();
  }, request.seconds * 1000);
  const result = await running;
  clearTimeout(timer);
  emergency.forget();
  if (result.failed) endGroup();
  return {
    end: outOfTime ? { kind: 'out-of-time' } : endOf(result),
    stdout: result.stdout ?? new Uint8Array(),
    stderr: result.stderr ?? new Uint8Array(),
  };
}

interface ExecaResult {
  readonly exitCode?: number | undefined;
  readonly signal?: string | undefined;
  readonly isMaxBuffer: boolean;
  readonly code?: string | undefined;
  readonly shortMessage?: string | undefined;
}

function endOf(result: ExecaResult): ProcessEnd {
  if (result.isMaxBuffer) return { kind: 'too-much-output' };
  if (result.exitCode !== undefined) return { kind: 'exited', code: result.exitCode };
  if (result.signal !== undefined) return { kind: 'killed', signal: result.signal };
  return { kind: 'not-started', reason: result.code ?? result.shortMessage ?? 'it did not start' };
}

/** Keeps only PATH of the caller's environment. Any other locale translates messages and curls quotes. */
export function environment(scratch: string): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', HOME: scratch, TMPDIR: scratch };
}

export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
