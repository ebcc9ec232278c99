import { perform } from './jobs.ts';
import type { Reading } from './reading.ts';
import { unreadableBy } from './unreadable-by.ts';

/**
 * Reads in this process, without limits of time and memory: only for texts that can be trusted, such as the programs of
 * tests. A parser that a text has broken stays broken here.
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
