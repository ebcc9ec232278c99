import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { ByteReader } from './bytes.ts';
import { environment, killGroup } from './process.ts';
import { cleanUpOnSuddenExit } from './sudden-exit.ts';

/** A runner that was started and takes requests, one after the other. */
export interface RunnerProcess {
  /** So many messages come back, or fewer where it ended before that or took longer than these seconds. */
  ask(request: Uint8Array, answers: number, seconds: number): Promise<Uint8Array[]>;
  /** What it said on standard error, or how it ended; a text for messages. */
  trouble(): string;
  /** Whether it can be asked any more. */
  readonly alive: boolean;
  end(): Promise<void>;
}

/** For a runner that has nothing to do. */
const secondsToEnd = 2;

/** Starts runtime/runner.cpp with these programs. Never throws: one that does not start answers nothing. */
export function startRunnerProcess(file: string, programs: readonly string[]): RunnerProcess {
  const running = execa(file, [...programs], {
    cwd: tmpdir(),
    env: environment(tmpdir()),
    extendEnv: false,
    stdin: 'pipe',
    buffer: { stdout: false, stderr: true },
    encoding: 'buffer',
    maxBuffer: 1 << 16,
    reject: false,
    detached: true,
  });
  const emergency = cleanUpOnSuddenExit(() => killGroup(running.pid));
  let alive = true;
  let said = '';
  let waiting: (() => void) | undefined;
  const messages = createMessages();
  running.stdout.on('data', (chunk: Buffer) => {
    messages.add(chunk);
    waiting?.();
  });
  // A runner that died does not read what it is asked.
  running.stdin.on('error', () => {});
  const ended = noteTheEnd();

  async function noteTheEnd(): Promise<void> {
    const { stderr, signal, code, exitCode } = await running;
    alive = false;
    emergency.forget();
    const words = Buffer.from(stderr ?? new Uint8Array())
      .toString()
      .trim();
    said = words === '' ? (signal ?? code ?? `exit code ${exitCode}`) : words;
    waiting?.();
  }

  return {
    async ask(request, answers, seconds) {
      running.stdin.write(request);
      const timer = setTimeout(() => killGroup(running.pid), seconds * 1000);
      await new Promise<void>((resolve) => {
        waiting = () => {
          if (messages.count() >= answers || !alive) resolve();
        };
        waiting();
      });
      waiting = undefined;
      clearTimeout(timer);
      return messages.take(answers);
    },
    trouble: () => said,
    get alive() {
      return alive;
    },
    async end() {
      running.stdin.end();
      const timer = setTimeout(() => killGroup(running.pid), secondsToEnd * 1000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Puts chunks together to messages, each with its length in front. */
function createMessages() {
  let unread: Buffer[] = [];
  let unreadBytes = 0;
  let wanted = 4;
  const complete: Uint8Array[] = [];

  function cut(): void {
    let all = Buffer.concat(unread);
    while (all.length >= 4) {
      const length = new ByteReader(all).integer32() + 4;
      wanted = length;
      if (all.length < length) break;
      complete.push(all.subarray(4, length));
      all = all.subarray(length);
      wanted = 4;
    }
    unread = [all];
    unreadBytes = all.length;
  }

  return {
    add(chunk: Buffer) {
      unread.push(chunk);
      unreadBytes += chunk.length;
      // Once for a long message, not for each of its chunks.
      if (unreadBytes >= wanted) cut();
    },
    count: () => complete.length,
    take: (count: number) => complete.splice(0, count),
  };
}
