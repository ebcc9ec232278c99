import { tmpdir } from 'node:os';
import { startProcess } from '../../../process/start-process.ts';
import { type RunnerEvent, type RunnerOrder, createEventReader, encodeOrder } from './conversation-frames.ts';
import { environment, killGroup } from '../../../process/process.ts';
import { neverStarted } from '../run/runner-protocol.ts';
import { cleanUpOnSuddenExit } from '../../../process/sudden-exit.ts';

/** One running program that is talked to. */
export interface RunnerConnection {
  tell(order: RunnerOrder): void;
  /** Stops the program; its end is still heard. */
  end(): void;
  /** The next event; after `ended` there is none. */
  next(): Promise<RunnerEvent>;
  /** Stops whatever still runs; resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** The most that is kept of what the live runner itself complains about. */
const complaintBytes = 8192;

/** The live runner needs a moment to stop a program and to tell how that ended. */
const secondsToStop = 20;

/** Node takes anything longer for no time at all. */
const longestTimer = 2 ** 31 - 1;

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
  // What it is told after its end is lost, and that is all right.
  running.stdin.on('error', () => {});
  let isDeaf = false;
  let patience = setTimeout(endOrders, Math.min(seconds * 1000, longestTimer));
  /** It stops the program when nobody gives it orders any more; if it does not, the fault is ours. */
  function endOrders(): void {
    running.stdin.end();
    clearTimeout(patience);
    patience = setTimeout(() => {
      isDeaf = true;
      killGroup(running.pid);
    }, secondsToStop * 1000);
  }
  async function tellItsEnd(): Promise<void> {
    const { stderr } = await running;
    clearTimeout(patience);
    emergency.forget();
    const complaint = Buffer.from(stderr ?? '')
      .toString()
      .trim();
    const reason = complaint === '' ? 'no reason given' : complaint;
    const trouble = isDeaf ? 'the live runner did not stop in time' : `the live runner ended too early: ${reason}`;
    happened([{ kind: 'ended', answer: neverStarted(trouble) }]);
  }
  const ended = tellItsEnd();
  return {
    // The runner reads no order after the last one.
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
