/** A time zone. */
export interface Zone {
  /** `Asia/Hong_Kong`, `+08:00` or `HKT`. */
  readonly name: string;
  /** Minutes ahead of UTC, at a moment in milliseconds since 1970. */
  readonly offsetAt: (moment: number) => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export function fixedZone(minutes: number, name = offsetText(minutes)): Zone {
  return { name, offsetAt: () => minutes };
}

/** The zone of a place such as `Asia/Hong_Kong`; undefined if there is no such place. */
export function placeZone(name: string): Zone | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
  return { name: format.resolvedOptions().timeZone, offsetAt: (moment) => offsetOf(format, moment) };
}

/** The time zone of this machine. */
export function machineZone(): Zone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return placeZone(timeZone) ?? fixedZone(-new Date().getTimezoneOffset());
}

function offsetOf(format: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, ...clock] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((type) =>
    parts.get(type),
  );
  const [date = 1, hour = 0, minutes = 0, seconds = 0] = clock;
  const shown = Date.UTC(year, month - 1, date, hour, minutes, seconds);
  return Math.round((shown - Math.floor(moment / 1000) * 1000) / minute);
}

export interface Moments {
  readonly earliest: number;
  readonly latest: number;
}

/**
 * When the clocks of the zone show these figures. That is usually one moment. It is two in the hour that comes twice in
 * autumn. For the hour that is skipped in spring, the offsets before and after the change give two moments.
 */
export function momentsIn(zone: Zone, figures: number): Moments {
  const offsets = [...new Set([zone.offsetAt(figures - day), zone.offsetAt(figures + day)])];
  const all = offsets.map((offset) => ({ offset, moment: figures - offset * minute }));
  const shown = all.filter(({ offset, moment }) => zone.offsetAt(moment) === offset);
  const moments = (shown.length > 0 ? shown : all).map(({ moment }) => moment);
  return { earliest: Math.min(...moments), latest: Math.max(...moments) };
}

/** Writes an offset as `+05:30`. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Reads `+08:00`, `-0330`, `+8`, `UTC+8`; undefined for anything else, and for offsets that no country has. */
export function offsetMinutes(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d\d?)(?::?(\d\d))?$/i.exec(text) ?? [];
  const away = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || Number(minutes) > 59 || away > 14 * 60) return undefined;
  return sign === '-' ? -away : away;
}
