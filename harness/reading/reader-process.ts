import { openParser } from '../inspect/source/grammar-file.ts';
import { type JobName, type JobRequest, perform } from './jobs.ts';
import { unreadableBy } from './unreadable-by.ts';

// A process of its own, which reads for another one and can be killed by it at any time.

interface Message<Name extends JobName = JobName> {
  readonly name: Name;
  readonly request: JobRequest<Name>;
}

// Ctrl-C reaches every process of a terminal; whoever asks decides what becomes of it.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (message) => void answer(message as Message));

async function answer({ name, request }: Message): Promise<void> {
  try {
    process.send?.({ kind: 'read', value: await perform(name, request) });
  } catch (error) {
    process.send?.({ kind: 'unreadable', limit: unreadableBy(error) });
  }
}

// While the first program is being compiled, so that its reading need not wait for it.
await openParser();
