import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../../process/start-process.ts';
import { projectFolder } from '../../prepare/home.ts';

/** How a command ended, and what it has left behind. */
export interface Kept {
  /** Absent if a signal ended the command, or if we stopped it. */
  readonly exit?: number;
  readonly signal?: number;
  readonly timedOut: boolean;
  readonly seconds: number;
  /** Processor time of the process itself, if it was stopped. */
  readonly processorSeconds?: number;
  readonly peakKiB: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Command lines of processes that outlived it. */
  readonly processes: readonly string[];
  /** Files in /dev/shm. */
  readonly shared: readonly string[];
}

export interface KeptCommand {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The user who runs the command; by default, the current user. */
  readonly uid?: number;
  /** Limit of wall time. */
  readonly seconds: number;
  /** Limit of the processor time of its own process. */
  readonly processorSeconds: number;
  /** A file that the keeper may write. */
  readonly report: string;
  readonly signal?: AbortSignal;
}

/** The most that is kept of each stream. */
const maxOutput = 20_000_000;

export async function compileKeeper(folder: string): Promise<string> {
  const program = join(folder, 'keeper');
  const source = join(projectFolder(), 'harness', 'fuzz', 'run', 'keeper.cpp');
  await startProcess('g++', ['-std=c++17', '-O1', '-Wall', '-Wextra', '-o', program, source]);
  return program;
}

export async function keep(keeper: string, what: KeptCommand): Promise<Kept> {
  const { command, cwd, env, uid, seconds, processorSeconds, report, signal } = what;
  const limits = [`${seconds}`, `${processorSeconds}`];
  const { stdout, stderr } = await startProcess(
    keeper,
    [report, uid === undefined ? '-' : `${uid}`, ...limits, ...command],
    {
      cwd,
      env,
      extendEnv: false,
      stdin: 'ignore',
      reject: false,
      maxBuffer: maxOutput,
      // The keeper first ends the processes that it started.
      forceKillAfterDelay: 30_000,
      ...(signal === undefined ? {} : { cancelSignal: signal }),
    },
  );
  return { ...readReport(await readFile(report, 'utf8')), stdout, stderr };
}

function readReport(text: string): Omit<Kept, 'stdout' | 'stderr'> {
  const lines = text.split('\n').map((line) => {
    const blank = line.indexOf(' ');
    return { key: line.slice(0, blank), value: line.slice(blank + 1) };
  });
  const all = (key: string) => lines.filter((line) => line.key === key).map(({ value }) => value);
  const number = (key: string) => all(key).map(Number)[0];
  const [exit, signal, processorSeconds] = [number('exit'), number('signal'), number('processor-seconds')];
  return {
    ...(exit === undefined ? {} : { exit }),
    ...(signal === undefined ? {} : { signal }),
    ...(processorSeconds === undefined ? {} : { processorSeconds }),
    timedOut: number('timed-out') === 1,
    seconds: number('seconds') ?? 0,
    peakKiB: number('peak-kib') ?? 0,
    processes: all('process'),
    shared: all('shared'),
  };
}
