import { openParser } from '../cpp/source/grammar-file.ts';
import { perform } from './jobs.ts';
import { type ReaderAnswer, type ReaderMessage, messageReader } from './reader-messages.ts';
import { unreadableBy } from './unreadable-by.ts';

// This process reads for another one, which can kill it at any time.

const requestIn = messageReader();

// Ctrl-C reaches every process of a terminal. The process that sends requests decides when this one ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', (message) => void answer(message as ReaderMessage));

async function answer(message: ReaderMessage): Promise<void> {
  const read = await answerTo(message);
  const { user, system } = process.cpuUsage();
  process.send?.({ ...read, isSpent: (await openParser()).isBroken, usedSeconds: (user + system) / 1e6 });
}

async function answerTo(message: ReaderMessage): Promise<ReaderAnswer> {
  try {
    return { kind: 'read', value: await perform(message.name, requestIn(message)) };
  } catch (error) {
    return { kind: 'unreadable', limit: unreadableBy(error) };
  }
}

// Loads the parser while the first program is being compiled, so that its reading need not wait.
await openParser();
