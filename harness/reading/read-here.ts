import { perform } from './jobs.ts';
import type { Reading } from './reading.ts';
import { unreadableBy } from './unreadable-by.ts';

/**
 * Reads in this process: without limits of time and memory, so only for what is not a stranger's, such as the known
 * programs of tests. A parser that a text has broken stays broken here.
 */
export const readHere: Reading = {
  async read(name, request) {
    try {
      return { kind: 'read', value: await perform(name, request) };
    } catch (error) {
      return { kind: 'unreadable', limit: unreadableBy(error) };
    }
  },
};
