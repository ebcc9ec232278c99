import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readerFlags } from './engine.ts';
import type { ReadingLimit } from '../model/program/reading-limit.ts';
import type { JobAnswer, JobName, JobRequest } from './jobs.ts';
import { processUsage } from './process-usage.ts';
import { type ReaderAnswer, messageWriter } from './reader-messages.ts';
import type { ReadAnswer } from './reading.ts';
import { readingBounds } from './reading-bounds.ts';

/** What became of a request. `lost`: the reader was killed from outside, which says nothing about the text. */
export type Reply<Name extends JobName> = ReadAnswer<JobAnswer<Name>> | { readonly kind: 'lost' };

/** A process that reads, one request after the other. */
export interface Reader {
  ask<Name extends JobName>(name: Name, request: JobRequest<Name>): Promise<Reply<Name>>;
  /** It has answered a request already, so what happens to it may be due to an earlier request. */
  readonly isUsed: boolean;
  /** Whether it can be asked again. */
  isFit(): boolean;
  end(): void;
}

export interface ReaderProgram {
  /** A file of JavaScript that answers the messages of this process. */
  readonly program: string;
  readonly bounds: Readonly<Record<keyof typeof readingBounds, number>>;
}

export const usualReader: ReaderProgram = {
  program: fileURLToPath(new URL('./reader-process.js', import.meta.url)),
  bounds: readingBounds,
};

const watchEveryMs = 200;

export function startReader({ program, bounds }: ReaderProgram = usualReader): Reader {
  const { file, args, env } = commandLine(program, bounds);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env });
  let alive = true;
  let isUsed = false;
  /** After the last answer: between two requests a reader does nothing. */
  let usedSeconds = 0;
  let settle: ((reply: ReaderAnswer | { readonly kind: 'lost' }) => void) | undefined;
  const messageFor = messageWriter();
  const end = (): void => {
    alive = false;
    child.kill('SIGKILL');
  };
  child.on('error', () => gone('lost'));
  child.on('exit', (code, signal) => gone(limitBehind(code, signal)));
  child.on('message', (reply) => settle?.(reply as ReaderAnswer));
  process.once('exit', end);
  letGo();

  function gone(why: ReadingLimit | 'lost'): void {
    alive = false;
    process.off('exit', end);
    settle?.(why === 'lost' ? { kind: 'lost' } : { kind: 'unreadable', limit: why });
  }

  /** While no answer is awaited, this process may end. */
  function letGo(): void {
    child.unref();
    child.channel?.unref();
  }

  function hold(): void {
    child.ref();
    child.channel?.ref();
  }

  function watch(): NodeJS.Timeout {
    const began = usedSeconds;
    const from = Date.now();
    return setInterval(() => {
      const usage = usageNow();
      const clockSeconds = (Date.now() - from) / 1000;
      if (usage === undefined ? clockSeconds > 5 * bounds.seconds : usage.seconds - began > bounds.seconds) {
        settle?.({ kind: 'unreadable', limit: 'time' });
      } else if (usage !== undefined && usage.residentMiB > bounds.residentMiB) {
        settle?.({ kind: 'unreadable', limit: 'memory' });
      } else if (clockSeconds > bounds.clockSeconds) settle?.({ kind: 'lost' });
    }, watchEveryMs);
  }

  function usageNow() {
    return child.pid === undefined ? undefined : processUsage(child.pid);
  }

  return {
    async ask<Name extends JobName>(name: Name, request: JobRequest<Name>) {
      if (!alive) return { kind: 'lost' };
      hold();
      const watching = watch();
      const answer = await new Promise<ReaderAnswer | { readonly kind: 'lost' }>((resolve) => {
        settle = resolve;
        child.send(messageFor(name, request), (problem) => problem && resolve({ kind: 'lost' }));
      });
      clearInterval(watching);
      settle = undefined;
      isUsed = true;
      if (answer.kind !== 'lost') usedSeconds = answer.usedSeconds ?? usedSeconds;
      letGo();
      // A reader that was stopped in the middle, ran out of memory or broke its parser is never asked again.
      if (answer.kind !== 'read' || answer.isSpent === true) end();
      return withoutState(answer) as Reply<Name>;
    },
    get isUsed() {
      return isUsed;
    },
    isFit: () => alive && usedSeconds < bounds.lifeSeconds,
    end,
  };
}

/** Leaves out what is only about the reader itself. */
function withoutState(answer: ReaderAnswer | { readonly kind: 'lost' }): Reply<JobName> {
  if (answer.kind === 'read') return { kind: 'read', value: answer.value };
  return answer.kind === 'lost' ? answer : { kind: 'unreadable', limit: answer.limit };
}

/** The exit codes of V8 when its heap is full. */
const fullHeapCodes: readonly (number | null)[] = [134, 5];

function limitBehind(code: number | null, signal: NodeJS.Signals | null): ReadingLimit | 'lost' {
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL' || fullHeapCodes.includes(code))
    return 'memory';
  if (signal === 'SIGXCPU') return 'time';
  return signal === null || signal === 'SIGSEGV' || signal === 'SIGBUS' ? 'failure' : 'lost';
}

function commandLine(
  program: string,
  bounds: ReaderProgram['bounds'],
): { readonly file: string; readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  // With less room for young objects, collecting them takes a third of the time; with more, only memory is wasted.
  const limitFlags = [`--max-old-space-size=${bounds.heapMiB}`, '--max-semi-space-size=4', '--stack-size=2000'];
  const flags = [...limitFlags, ...readerFlags(process.versions.v8)];
  if (process.platform === 'win32') return { file: process.execPath, args: [...flags, program], env: process.env };
  // No core files, and a limit of time, in case the process that should end this one was killed.
  const limits = `ulimit -c 0; ulimit -t ${bounds.lastSeconds}; exec "$@"`;
  return { file: '/bin/sh', args: ['-c', limits, 'sh', process.execPath, ...flags, program], env: {} };
}
