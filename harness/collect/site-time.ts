/** A moment as a course site writes it. */
export interface SiteTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** No zone is named, or one that several countries share: taken for the time of this machine. */
  readonly local: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `2021-02-03 04:05:06.789 Z`, `2021-10-23-19-30-00`, `Tuesday, 21 April 2020 06:34:13 o'clock BST`,
 * `Tuesday, April 21, 2020 6:34:13 AM HKT`, `Thursday, 14 May 2020, 4:02 PM`; undefined for anything else.
 */
export function siteTime(text: string): SiteTime | undefined {
  return numericTime(text.trim()) ?? wordyTime(text.trim());
}

function numericTime(text: string): SiteTime | undefined {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T\s-]+(\d\d)[:-](\d\d)(?:[:-](\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i.exec(
      text,
    );
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = match;
  return moment([year, Number(month) - 1, day, hour, minute, second].map(Number), zone);
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
  return moment([year, month, day, hourOfDay(Number(hour), half), minute, seconds].map(Number), zone.trim());
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

function moment(parts: readonly number[], zone: string | undefined): SiteTime | undefined {
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = parts;
  const utc = new Date(Date.UTC(year, month, day, hour, minute, second));
  // 31 April would silently be 1 May.
  if (utc.getUTCMonth() !== month || utc.getUTCDate() !== day || hour > 23 || minute > 59) return undefined;
  const offset = offsetMinutes(zone);
  if (offset !== undefined) return { at: utc.getTime() - offset * 60_000, local: false };
  return { at: new Date(year, month, day, hour, minute, second).getTime(), local: true };
}

/** Of an abbreviation other than UTC nothing certain is known: BST is summer in London and all year in Dhaka. */
function offsetMinutes(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (/^(Z|UTC|GMT)$/i.test(zone)) return 0;
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}
