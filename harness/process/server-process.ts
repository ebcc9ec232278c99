import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { startProcess } from './start-process.ts';
import { ByteReader } from './bytes.ts';
import { killTree } from './kill-tree.ts';
import { environment } from './process.ts';
import { cleanUpOnSuddenExit } from './sudden-exit.ts';

/**
 * One of our programs, which stays and takes requests, one after the other. Between two requests it does not keep this
 * process from ending, and ends with it.
 */
export interface ServerProcess {
  /** Returns one message for each limit in `seconds`; fewer if the server ended or exceeded the limit of a message. */
  ask(request: Uint8Array, seconds: readonly number[]): Promise<Uint8Array[]>;
  /** Sends a request that has no answer, or whose answer is read with `next`. */
  tell(request: Uint8Array): void;
  /** The next message; undefined if the server has ended. */
  next(): Promise<Uint8Array | undefined>;
  /** Whether the server was stopped because it took too long. */
  readonly outOfTime: boolean;
  /** What the server printed on standard error, or how it ended; for messages. */
  trouble(): string;
  /** Whether the server still takes requests. */
  readonly alive: boolean;
  /** From now on this process waits for the server, and a sudden exit kills the server. `letGo` is the opposite. */
  hold(): void;
  letGo(): void;
  end(): Promise<void>;
  /** Kills the server and all processes that it has started. */
  kill(): Promise<void>;
}

/** The command of a server. */
export interface ServerProgram {
  readonly file: string;
  readonly args?: readonly string[];
  /** Environment variables besides those that every process gets. */
  readonly variables?: Readonly<Record<string, string>>;
  /** How long an idle server waits before it ends; by default a second. */
  readonly idleSeconds?: number;
}

/** Lends servers and takes them back. */
export interface Servers {
  /** Lends a server to one borrower at a time. */
  borrow(program: ServerProgram): ServerProcess;
  giveBack(program: ServerProgram, server: ServerProcess): void | Promise<void>;
}

/** Starts a new server for each borrower, and ends it when it is given back. */
export const freshServers: Servers = {
  borrow: startServerProcess,
  giveBack: (_program, server) => server.end(),
};

/** An idle server that has not ended after this time is killed. */
const secondsToEnd = 2;

/** Never throws: a server that does not start gives no answers. */
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
    // Saves execa's exit listeners for each server: cleanUpOnSuddenExit and the end of the input do their work.
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
  // A server that has died does not read requests.
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

  async function receivedMessages(count: number): Promise<Uint8Array[]> {
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
      for (const limit of seconds) {
        const [answer] = await withinSeconds(limit, receivedMessages(1));
        if (answer === undefined) break;
        answers.push(answer);
      }
      return answers;
    },
    tell: (request) => void running.stdin.write(request),
    next: async () => (await receivedMessages(1))[0],
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

/** Joins chunks to messages, each of which has its length in front. */
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
      // Joins the chunks of a long message once, not for each chunk.
      if (unreadBytes >= wanted) cut();
    },
    count: () => complete.length,
    take: (count: number) => complete.splice(0, count),
  };
}
