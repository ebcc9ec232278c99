import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOrder } from './worker-messages.ts';

/** A thread that runs students' programs, until it is ended or dies. */
export interface WorkerThread {
  /** One order at a time. */
  start(order: WorkerOrder, listener: WorkerListener): void;
  end(): Promise<void>;
}

export interface WorkerListener {
  onAnswer(answer: WorkerAnswer): void;
  onDeath(): void;
}

/**
 * With it, a recursion gets as deep as in a native run, whose stack has 8 MiB: compiled code of an engine needs more
 * stack than native code, because variables whose address is taken are in the other stack, in memory.
 */
const stackSizeMb = 32;

export function startWorkerThread(file: string | URL): WorkerThread {
  const worker = new Worker(file, { resourceLimits: { stackSizeMb }, env: {}, execArgv: [] });
  let listener: WorkerListener | undefined;
  const die = (): void => {
    const last = listener;
    listener = undefined;
    last?.onDeath();
  };
  worker.on('message', (answer: WorkerAnswer) => listener?.onAnswer(answer));
  worker.on('error', die);
  worker.on('exit', die);
  // A thread that waits for its next order does not keep the process alive.
  worker.unref();
  return {
    start(order, heard) {
      listener = heard;
      worker.postMessage(order, []);
    },
    async end() {
      listener = undefined;
      await worker.terminate();
    },
  };
}
