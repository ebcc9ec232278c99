import { availableParallelism } from 'node:os';
import type { JobName, JobRequest } from './jobs.ts';
import { type Reader, type ReaderProgram, type Reply, startReader, usualReader } from './reader.ts';
import type { Reading } from './reading.ts';

export interface ReadingApart extends Reading {
  /** Starts a reader, so that the first request finds it ready. */
  warmUp(): void;
  end(): void;
}

export interface ReadingOptions {
  /** The largest number of readers. */
  readonly size?: number;
  readonly reader?: ReaderProgram;
}

/** Reading takes 15 of the 100 ms that a submission takes, so one reader serves several processors. */
const processorsForOne = 4;

/**
 * Reads in separate processes, so that a text can end only its own reading. If a text ends a reader that had read other
 * texts before, a new reader reads it again: what other texts left behind must not count against it.
 */
export function readApart({ size = usualSize(), reader = usualReader }: ReadingOptions = {}): ReadingApart {
  const idle: Reader[] = [];
  const waiting: ((reader: Reader) => void)[] = [];
  let busy = 0;

  async function borrow(): Promise<Reader> {
    if (busy >= size) return new Promise((resolve) => waiting.push(resolve));
    busy += 1;
    return idle.pop() ?? startReader(reader);
  }

  function giveBack(used: Reader): void {
    const fit = used.isFit() ? used : replaced(used);
    const next = waiting.shift();
    if (next !== undefined) return next(fit);
    busy -= 1;
    idle.push(fit);
  }

  async function attempt<Name extends JobName>(name: Name, request: JobRequest<Name>) {
    const one = await borrow();
    const { isUsed } = one;
    try {
      return { reply: await one.ask(name, request), isUsed };
    } finally {
      giveBack(one);
    }
  }

  return {
    async read(name, request) {
      const first = await attempt(name, request);
      const again = isUnconfirmed(first) ? (await attempt(name, request)).reply : first.reply;
      if (again.kind === 'lost') throw new Error('the process that reads sources was killed from outside, twice');
      return again;
    },
    warmUp() {
      if (idle.length === 0 && busy === 0) idle.push(startReader(reader));
    },
    end() {
      for (const one of idle.splice(0)) one.end();
    },
  };

  function replaced(used: Reader): Reader {
    used.end();
    return startReader(reader);
  }
}

function usualSize(): number {
  return Math.ceil(availableParallelism() / processorsForOne);
}

/** The text itself takes the processor time; everything else may be due to what the reader had read before. */
function isUnconfirmed({ reply, isUsed }: { readonly reply: Reply<JobName>; readonly isUsed: boolean }): boolean {
  if (reply.kind === 'lost') return true;
  return reply.kind === 'unreadable' && reply.limit !== 'time' && isUsed;
}
