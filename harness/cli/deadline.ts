import { InvalidArgumentError } from 'commander';
import { siteTime } from '../collect/site-time.ts';
import type { SiteTime } from '../collect/site-time.ts';

/** `2021-10-25T23:59+08:00`; without a zone it is the time of this machine. A bare day would leave open which end of it. */
export function deadline(text: string): SiteTime {
  const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text.trim()) ? siteTime(text) : undefined;
  if (time === undefined) {
    throw new InvalidArgumentError(
      `Expected a day and a time such as 2021-10-25T23:59 or 2021-10-25T23:59+08:00, got "${text}".`,
    );
  }
  return time;
}
