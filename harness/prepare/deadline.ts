import { InvalidArgumentError } from 'commander';
import { readZone } from '../sites/time/read-zone.ts';
import { siteTime } from '../sites/time/site-time.ts';
import type { SiteTime } from '../sites/time/site-time.ts';
import { type Zone, offsetText } from '../sites/time/zone.ts';

const withOffset = 'write the offset, such as 2021-10-25T23:59+08:00';

/** `2021-10-25T23:59+08:00`; the zone may be given elsewhere. A day without a time would be ambiguous. */
export function deadline(text: string): SiteTime {
  const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text.trim()) ? siteTime(text) : undefined;
  if (time === undefined) {
    throw new InvalidArgumentError(
      `Expected a day and a time such as 2021-10-25T23:59 or 2021-10-25T23:59+08:00, got "${text}".`,
    );
  }
  const { zone } = time;
  if (zone.kind === 'shared') {
    const meanings = zone.minutes.map((minutes) => offsetText(minutes)).join(', ');
    throw new InvalidArgumentError(`${zone.name} has several meanings (${meanings}): ${withOffset}.`);
  }
  if (zone.kind === 'none' && zone.unread !== undefined) {
    throw new InvalidArgumentError(`There is no time zone "${zone.unread}": ${withOffset}.`);
  }
  return time;
}

/** `Asia/Hong_Kong`: for times without a zone. */
export function timeZone(text: string): Zone {
  const read = readZone(text);
  if (read.kind === 'zone') return read.zone;
  throw new InvalidArgumentError(`${read.problem.slice(0, 1).toUpperCase()}${read.problem.slice(1)}`);
}
