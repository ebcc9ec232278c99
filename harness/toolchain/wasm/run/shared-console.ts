import type { ConsoleRead, ConsoleRequest, ConsoleWatch } from '../host/console-run.ts';

/**
 * Memory that a worker and its owner share. When the owner has to end the worker, what its run has printed and read by
 * then is here. First come three numbers: which run it is, the bytes printed, and the number of reads.
 */
const [runAt, printedAt, readsAt] = [0, 1, 2];
const headNumbers = 3;
const numberBytes = 4;

type Sizes = Pick<ConsoleRequest, 'input' | 'limits'>;

/** Large enough for each of these runs. */
export function sharedConsole(runs: readonly Sizes[]): SharedArrayBuffer {
  const sizes = runs.map((run) => readsOffset(run) + maxReads(run) * 2 * numberBytes);
  const shared = new SharedArrayBuffer(sizes.reduce((most, size) => Math.max(most, size), headNumbers * numberBytes));
  new Int32Array(shared)[runAt] = noRun;
  return shared;
}

const noRun = -1;

/** Each read takes a byte or more, but for the one that finds the end. */
function maxReads({ input }: Sizes): number {
  return input.length + 1;
}

function readsOffset({ limits }: Sizes): number {
  return headNumbers * numberBytes + Math.ceil(limits.outputBytes / numberBytes) * numberBytes;
}

/** For the worker: writes down what this run does. */
export function watchInto(shared: SharedArrayBuffer, run: number, sizes: Sizes): ConsoleWatch {
  const head = new Int32Array(shared, 0, headNumbers);
  const printed = new Uint8Array(shared, headNumbers * numberBytes, sizes.limits.outputBytes);
  const reads = new Int32Array(shared, readsOffset(sizes), maxReads(sizes) * 2);
  let [size, count] = [0, 0];
  Atomics.store(head, printedAt, 0);
  Atomics.store(head, readsAt, 0);
  Atomics.store(head, runAt, run);
  return {
    printed(bytes) {
      printed.set(bytes, size);
      size += bytes.length;
      Atomics.store(head, printedAt, size);
    },
    read({ after, length }) {
      reads.set([after, length], count * 2);
      count += 1;
      Atomics.store(head, readsAt, count);
    },
  };
}

/** For the owner, when the worker has ended. Undefined if the worker was not at this run. */
export function readShared(
  shared: SharedArrayBuffer,
  run: number,
  sizes: Sizes,
): { readonly printed: Uint8Array; readonly reads: readonly ConsoleRead[] } | undefined {
  const head = new Int32Array(shared, 0, headNumbers);
  if (Atomics.load(head, runAt) !== run) return undefined;
  const size = Atomics.load(head, printedAt);
  const reads = new Int32Array(shared, readsOffset(sizes), Atomics.load(head, readsAt) * 2);
  return {
    printed: new Uint8Array(shared, headNumbers * numberBytes, size).slice(),
    reads: Array.from({ length: reads.length / 2 }, (_, index) => ({
      // What was in a buffer of the program when it read is lost if the program was ended later.
      after: Math.min(reads[index * 2] ?? 0, size),
      length: reads[index * 2 + 1] ?? 0,
    })),
  };
}
