import { abbreviation } from './abbreviations.ts';
import { type Zone, fixedZone, offsetMinutes, placeZone } from './zone.ts';

/** A time as a course site writes it: what the clock showed, and what is known about its zone. */
export interface SiteTime {
  /** In milliseconds since 1970, as if the clock showed UTC. */
  readonly figures: number;
  readonly zone: StatedZone;
}

export type StatedZone =
  /** `isLocal`: the zone is that of the course or of its site, while UTC may just be how a program writes times. */
  | { readonly kind: 'known'; readonly zone: Zone; readonly minutes?: number; readonly isLocal: boolean }
  /** An abbreviation with several meanings. */
  | { readonly kind: 'shared'; readonly name: string; readonly minutes: readonly number[] }
  /** `unread`: the text after the time, if it is not a zone that we know. */
  | { readonly kind: 'none'; readonly unread?: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A time whose moment is known exactly. */
export function utcTime(moment: number): SiteTime {
  return { figures: moment, zone: { kind: 'known', zone: fixedZone(0, 'UTC'), isLocal: false } };
}

/**
 * Reads `2021-02-03 04:05:06.789 Z`, `2021-10-23-19-30-00`, `Tuesday, 21 April 2020 06:34:13 o'clock BST`,
 * `Tuesday, April 21, 2020 6:34:13 AM HKT`, `Thursday, 14 May 2020, 4:02 PM`; undefined for anything else.
 */
export function siteTime(text: string): SiteTime | undefined {
  return numericTime(text.trim()) ?? wordyTime(text.trim());
}

function numericTime(text: string): SiteTime | undefined {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T\s-]+(\d\d)[:-](\d\d)(?:[:-](\d\d)(?:[.,]\d+)?)?)?\s*([A-Z]{1,5}|(?:UTC|GMT)?[+-]\d\d?:?\d\d|[A-Z]+\/[A-Z_/]+)?$/i.exec(
      text,
    );
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone = ''] = match;
  return timeOf([year, Number(month) - 1, day, hour, minute, second].map(Number), zone);
}

function wordyTime(text: string): SiteTime | undefined {
  const clock = /(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:o'clock\s*)?(AM|PM)?(.*)/i.exec(text);
  const date =
    /(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?,?\s+(\d{4})/.exec(text) ??
    /(?<![A-Za-z])([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/.exec(text);
  if (clock === null || date === null) return undefined;
  const [, first = '', second = '', year] = date;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = months.indexOf(name.toLowerCase());
  if (month === -1) return undefined;
  const [, hour = '', minute, seconds = '0', half, zone = ''] = clock;
  return timeOf([year, month, day, hourOfDay(Number(hour), half), minute, seconds].map(Number), zone);
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

function timeOf(parts: readonly number[], zone: string): SiteTime | undefined {
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = parts;
  const utc = new Date(Date.UTC(year, month, day, hour, minute, second));
  // JavaScript would silently turn 31 April into 1 May.
  if (utc.getUTCMonth() !== month || utc.getUTCDate() !== day || hour > 23 || minute > 59) return undefined;
  return { figures: utc.getTime(), zone: statedZone(zone.replaceAll(/[()]/g, '').trim()) };
}

function statedZone(text: string): StatedZone {
  const minutes = offsetMinutes(text);
  if (minutes !== undefined) return { kind: 'known', zone: fixedZone(minutes), isLocal: minutes !== 0 };
  const short = abbreviation(text);
  if (short?.kind === 'shared') return { kind: 'shared', name: text.toUpperCase(), minutes: short.minutes };
  if (short?.kind === 'clear') {
    const { zone, minutes: stated } = short;
    return { kind: 'known', zone, minutes: stated, isLocal: !/^(?:UTC|GMT|Z)$/i.test(text) };
  }
  const place = text.includes('/') ? placeZone(text) : undefined;
  if (place !== undefined) return { kind: 'known', zone: place, isLocal: true };
  return text === '' ? { kind: 'none' } : { kind: 'none', unread: text };
}
