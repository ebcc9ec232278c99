import { closestName } from '../../text/closest-name.ts';
import { abbreviation } from './abbreviations.ts';
import { type Zone, fixedZone, offsetMinutes, offsetText, placeZone } from './zone.ts';

export type ReadZone =
  | { readonly kind: 'zone'; readonly zone: Zone }
  /** One sentence that says what is wrong and what to do. */
  | { readonly kind: 'unknown'; readonly problem: string };

/** Reads `Asia/Hong_Kong`, `+08:00`, or an abbreviation with one meaning. */
export function readZone(text: string): ReadZone {
  const wanted = text.trim();
  const minutes = offsetMinutes(wanted);
  if (minutes !== undefined) return { kind: 'zone', zone: fixedZone(minutes) };
  const short = abbreviation(wanted);
  if (short?.kind === 'clear') return { kind: 'zone', zone: short.zone };
  if (short?.kind === 'shared') {
    const meanings = short.minutes.map((each) => offsetText(each)).join(', ');
    return {
      kind: 'unknown',
      problem: `${wanted.toUpperCase()} has several meanings (${meanings}); name the place, such as America/Chicago or Asia/Shanghai`,
    };
  }
  // V8 knows other names, such as `Japan` or `EST5EDT`, but people write places as Region/City.
  const place = wanted.includes('/') ? placeZone(wanted) : undefined;
  if (place !== undefined) return { kind: 'zone', zone: place };
  const closest = closestPlace(wanted);
  const cure =
    closest === undefined ? 'write it as Region/City or as an offset, such as +08:00' : `did you mean ${closest}?`;
  return { kind: 'unknown', problem: `there is no time zone "${wanted}"; ${cure}` };
}

/** Finds a place by its whole name or by its city, whatever separates the words. */
function closestPlace(text: string): string | undefined {
  const places = Intl.supportedValuesOf('timeZone');
  const wanted = letters(text);
  const same = places.find((place) => letters(place) === wanted || letters(cityOf(place)) === wanted);
  if (same !== undefined) return same;
  const whole = closestName(text, places);
  if (whole !== undefined) return whole;
  const city = closestName(cityOf(text), places.map(cityOf));
  return places.find((place) => cityOf(place) === city);
}

function cityOf(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1);
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z/]/g, '');
}
