import { availableParallelism } from 'node:os';

/**
 * Six more than there are processors, so that no processor is idle while Node decides what comes next for some
 * submissions, or while a hostile one sleeps. On two processors a class takes a fifteenth less time than with five
 * workers, one with submissions that loop and sleep a seventh less, and twelve are not quicker.
 */
export function usualWorkers(): number {
  return availableParallelism() + 6;
}
