import { parentPort } from 'node:worker_threads';
import { runConsole } from '../host/run-console.ts';
import { watchInto } from './shared-console.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-messages.ts';

// This thread runs students' programs. Its owner ends it if one takes too long.

const port = parentPort;
if (port === null) throw new Error('session-worker runs in a worker only');

port.on('message', ({ runs, shared }: WorkerOrder) => {
  for (const [index, request] of runs.entries()) {
    const run = runConsole(request.program, { ...request, watch: watchInto(shared, index, request) });
    port.postMessage({ index, run } satisfies WorkerAnswer);
  }
});
