import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { startProcess } from './start-process.ts';
import { ByteReader } from './bytes.ts';
import { killTree } from './kill-tree.ts';
import { environment } from './process.ts';
import { cleanUpOnSuddenExit } from './sudden-exit.ts';

/**
 * A program of ours that stays and takes requests, one after the other. Between two of them it is as if it were not
 * there: this process may end, and the server ends with it.
 */
export interface ServerProcess {
  /** As many messages come back, or fewer where it ended before that or took longer than these seconds for one of them. */
  ask(request: Uint8Array, seconds: readonly number[]): Promise<Uint8Array[]>;
  /** For a request without an answer, or one whose answer comes as it likes. */
  tell(request: Uint8Array): void;
  /** The next message; undefined: there are no more. */
  next(): Promise<Uint8Array | undefined>;
  /** Whether it was stopped because it took too long. */
  readonly outOfTime: boolean;
  /** What it said on standard error, or how it ended; a text for messages. */
  trouble(): string;
  /** Whether it can be asked any more. */
  readonly alive: boolean;
  /** From now on this process waits for it, and takes it along where it ends suddenly. */
  hold(): void;
  letGo(): void;
  end(): Promise<void>;
  /** With all that it started. */
  kill(): Promise<void>;
}

/** What is started. */
export interface ServerProgram {
  readonly file: string;
  readonly args?: readonly string[];
  /** Of its environment, besides what every process gets. */
  readonly variables?: Readonly<Record<string, string>>;
  /** So long it waits for more to do, where nobody waits for it; a second unless it is given. */
  readonly idleSeconds?: number;
}

/** Where servers come from, and where they go when they have nothing to do. */
export interface Servers {
  /** One that nobody else has. */
  borrow(program: ServerProgram): ServerProcess;
  giveBack(program: ServerProgram, server: ServerProcess): void | Promise<void>;
}

/** Each is started when it is needed, and ends afterwards. */
export const freshServers: Servers = {
  borrow: startServerProcess,
  giveBack: (_program, server) => server.end(),
};

/** For one that has nothing to do. */
const secondsToEnd = 2;

/** Never throws: one that does not start answers nothing. */
export function startServerProcess({ file, args = [], variables }: ServerProgram): ServerProcess {
  const running = startProcess(file, [...args], {
    cwd: tmpdir(),
    env: { ...environment(tmpdir()), ...variables },
    extendEnv: false,
    stdin: 'pipe',
    buffer: { stdout: false, stderr: true },
    encoding: 'buffer',
    maxBuffer: 1 << 16,
    reject: false,
    detached: true,
    // Listeners of its own for each server, for what cleanUpOnSuddenExit and the end of its input do.
    cleanup: false,
  });
  let emergency: ReturnType<typeof cleanUpOnSuddenExit> | undefined;
  let alive = true;
  let outOfTime = false;
  let said = '';
  let waiting: (() => void) | undefined;
  const messages = createMessages();
  running.stdout.on('data', (chunk: Buffer) => {
    messages.add(chunk);
    waiting?.();
  });
  // One that died does not read what it is asked.
  running.stdin.on('error', () => {});
  const ended = noteTheEnd();
  hold();

  async function noteTheEnd(): Promise<void> {
    const { stderr, signal, code, exitCode } = await running;
    alive = false;
    emergency?.forget();
    const words = Buffer.from(stderr ?? new Uint8Array())
      .toString()
      .trim();
    said = words === '' ? (signal ?? code ?? `exit code ${exitCode}`) : words;
    waiting?.();
  }

  function hold(): void {
    if (!alive) return;
    emergency ??= cleanUpOnSuddenExit(() => killTree(running.pid));
    running.ref();
    for (const stream of streams()) stream.ref();
  }

  function letGo(): void {
    emergency?.forget();
    emergency = undefined;
    running.unref();
    for (const stream of streams()) stream.unref();
  }

  function streams(): Socket[] {
    return [running.stdin, running.stdout, running.stderr].filter((stream) => stream instanceof Socket);
  }

  async function messagesThatCame(count: number): Promise<Uint8Array[]> {
    await new Promise<void>((resolve) => {
      waiting = () => {
        if (messages.count() >= count || !alive) resolve();
      };
      waiting();
    });
    waiting = undefined;
    return messages.take(count);
  }

  async function withinSeconds<Result>(seconds: number, result: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => {
      outOfTime = true;
      killTree(running.pid);
    }, seconds * 1000);
    return result.finally(() => clearTimeout(timer));
  }

  return {
    async ask(request, seconds) {
      running.stdin.write(request);
      const answers: Uint8Array[] = [];
      for (const most of seconds) {
        const [answer] = await withinSeconds(most, messagesThatCame(1));
        if (answer === undefined) break;
        answers.push(answer);
      }
      return answers;
    },
    tell: (request) => void running.stdin.write(request),
    next: async () => (await messagesThatCame(1))[0],
    get outOfTime() {
      return outOfTime;
    },
    trouble: () => said,
    get alive() {
      return alive;
    },
    hold,
    letGo,
    async end() {
      hold();
      running.stdin.end();
      const timer = setTimeout(() => killTree(running.pid), secondsToEnd * 1000);
      await ended;
      clearTimeout(timer);
    },
    async kill() {
      killTree(running.pid);
      await ended;
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
