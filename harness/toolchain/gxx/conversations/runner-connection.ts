import type { Servers } from '../../../process/server-process.ts';
import { neverStarted } from '../run/runner-protocol.ts';
import { type RunnerEvent, type RunnerOrder, decodeEvent, encodeOrder } from './conversation-frames.ts';

/** One conversation with a running program. */
export interface RunnerConnection {
  tell(order: RunnerOrder): void;
  /** Stops the program; `next` still reports how it ended. */
  end(): void;
  /** The next event; after `ended` there is none. */
  next(): Promise<RunnerEvent>;
  /** Stops what still runs, and resolves when the program has ended. The events until then are left for `next`. */
  stop(): Promise<void>;
}

/** The runner needs a moment to stop a program and to report how that ended. */
const secondsToStop = 20;

/** Node fires any longer timer at once. */
const maxTimer = 2 ** 31 - 1;

/** A program that has not ended after these seconds has run out of time, whatever it does in them. */
export function startConversation(path: string, seconds: number, servers: Servers): RunnerConnection {
  const program = { file: path };
  const server = servers.borrow(program);
  const events: RunnerEvent[] = [];
  let hasEnded = false;
  let isStopping = false;
  let isUnresponsive = false;
  let patience = setTimeout(end, Math.min(seconds * 1000, maxTimer));

  function end(): void {
    if (hasEnded || isStopping) return;
    isStopping = true;
    server.tell(encodeOrder({ kind: 'stop' }));
    clearTimeout(patience);
    patience = setTimeout(() => {
      isUnresponsive = true;
      void server.kill();
    }, secondsToStop * 1000);
  }

  async function receive(): Promise<RunnerEvent> {
    const message = await server.next();
    const event = message === undefined ? lost() : decodeEvent(message);
    if (event.kind !== 'ended') return event;
    hasEnded = true;
    clearTimeout(patience);
    if (message !== undefined) await servers.giveBack(program, server);
    return event;
  }

  /** The server ended, and whatever it ran with it. */
  function lost(): RunnerEvent {
    const reason = isUnresponsive
      ? 'the conversation runner did not stop in time'
      : `the conversation runner ended too early: ${server.trouble()}`;
    return { kind: 'ended', answer: neverStarted(reason) };
  }

  return {
    tell: (order) => {
      if (!hasEnded) server.tell(encodeOrder(order));
    },
    end,
    next: async () => events.shift() ?? receive(),
    async stop() {
      end();
      while (!hasEnded) events.push(await receive());
    },
  };
}
