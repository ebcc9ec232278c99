import { tmpdir } from 'node:os';
import { startProcess } from '../../../process/start-process.ts';
import { type RunnerEvent, type RunnerOrder, createEventReader, encodeOrder } from './conversation-frames.ts';
import { environment, killGroup } from '../../../process/process.ts';
import { neverStarted } from '../run/runner-protocol.ts';
import { cleanUpOnSuddenExit } from '../../../process/sudden-exit.ts';

/** One running interactive program. */
export interface RunnerConnection {
  tell(order: RunnerOrder): void;
  /** Stops the program; `next` still returns its end. */
  end(): void;
  /** The next event; after `ended` there is none. */
  next(): Promise<RunnerEvent>;
  /** Stops whatever still runs; resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** How much is kept of the conversation runner's own error messages. */
const complaintBytes = 8192;

/** The conversation runner needs a moment to stop a program and to report how it ended. */
const secondsToStop = 20;

/** Node treats anything longer as no time at all. */
const maxTimer = 2 ** 31 - 1;

/** A program that has not ended after these seconds has run out of time, whatever it does in them. */
export function startConversation(path: string, seconds: number): RunnerConnection {
  const running = startProcess(path, [], {
    cwd: tmpdir(),
    env: environment(tmpdir()),
    extendEnv: false,
    stdin: 'pipe',
    buffer: { stdout: false },
    maxBuffer: complaintBytes,
    reject: false,
    encoding: 'buffer',
    detached: true,
  });
  const emergency = cleanUpOnSuddenExit(() => killGroup(running.pid));
  const events: RunnerEvent[] = [];
  let wake = () => {};
  const happened = (more: readonly RunnerEvent[]) => {
    for (const event of more) events.push(event);
    wake();
  };
  const readEvents = createEventReader();
  running.stdout.on('data', (chunk: Uint8Array) => happened(readEvents(chunk)));
  // Orders that come after its end are lost, which does no harm.
  running.stdin.on('error', () => {});
  let isUnresponsive = false;
  let patience = setTimeout(endOrders, Math.min(seconds * 1000, maxTimer));
  /** The runner stops the program at the end of its orders; if it does not, that is a fault of Verbatim. */
  function endOrders(): void {
    running.stdin.end();
    clearTimeout(patience);
    patience = setTimeout(() => {
      isUnresponsive = true;
      killGroup(running.pid);
    }, secondsToStop * 1000);
  }
  async function reportEnd(): Promise<void> {
    const { stderr } = await running;
    clearTimeout(patience);
    emergency.forget();
    const complaint = Buffer.from(stderr ?? '')
      .toString()
      .trim();
    const reason = complaint === '' ? 'no reason given' : complaint;
    const problem = isUnresponsive
      ? 'the conversation runner did not stop in time'
      : `the conversation runner ended too early: ${reason}`;
    happened([{ kind: 'ended', answer: neverStarted(problem) }]);
  }
  const ended = reportEnd();
  return {
    // After the end of its orders, the runner reads no more.
    tell: (order) => void (running.stdin.writable && running.stdin.write(encodeOrder(order))),
    end: endOrders,
    async next() {
      for (;;) {
        const event = events.shift();
        if (event !== undefined) return event;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    async stop() {
      endOrders();
      await ended;
      clearTimeout(patience);
    },
  };
}
