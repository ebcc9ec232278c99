import { expect, test } from 'vitest';
import { type ClockFacts, openClock } from './course-clock.ts';
import { type SiteTime, siteTime } from './site-time.ts';
import { fixedZone, placeZone } from './zone.ts';

const utc = fixedZone(0, 'UTC');
const hongKong = placeZone('Asia/Hong_Kong');

function time(text: string): SiteTime {
  const read = siteTime(text);
  if (read === undefined) throw new Error(`${text} is no time`);
  return read;
}

/** `least-most` of each time, with the possible zones if these differ. */
function late(due: string, texts: readonly string[], more: Partial<ClockFacts> = {}): string[] {
  const times = texts.map(time);
  const clock = openClock({ machine: utc, due: time(due), times, ...more });
  return times.map((each) => {
    const { least, most } = clock.lateness(each);
    return least === most ? String(least) : `${least}-${most}: ${clock.zonesOf(each).join(', ')}`;
  });
}

test('a zone that the site names counts, whatever the zone of this machine is', () => {
  expect(late('2021-10-25T23:59+08:00', ['October 25, 2021 7:09:25 PM HKT', 'October 26, 2021 12:09 AM HKT'])).toEqual([
    '0',
    '10',
  ]);
});

test('it also counts for other times of the download that name no zone', () => {
  expect(
    late('2021-10-25T23:59+08:00', ['2021-10-25-23-58-00', '2021-10-26-01-59-00', '25 October 2021 10:00 HKT']),
  ).toEqual(['0', '120', '0']);
});

test('if the zones of this machine and of the deadline differ, lateness is a range', () => {
  const zones = '+08:00 (--due), UTC (this machine)';
  expect(late('2021-10-25T23:59+08:00', ['2021-10-25-15-59-00', '2021-10-25-19-09-00', '2021-10-26-23-59-00'])).toEqual(
    ['0', `0-190: ${zones}`, `1440-1920: ${zones}`],
  );
  const here = { machine: hongKong ?? utc };
  expect(late('2021-10-25T23:59+08:00', ['2021-10-25-19-09-00', '2021-10-26-00-00-00'], here)).toEqual(['0', '1']);
});

test('if neither times nor deadline name a zone, they share one, whichever it is', () => {
  expect(late('2021-10-25T23:59', ['2021-10-25-23-59-00', '2021-10-26-00-09-00'])).toEqual(['0', '10']);
});

test('a deadline without a zone may be in the zone of this machine or of the course', () => {
  const zones = 'HKT (other times of this download), UTC (this machine)';
  expect(late('2021-10-25T23:59', ['26 October 2021 01:00 HKT', '26 October 2021 09:00 HKT'])).toEqual([
    `0-61: ${zones}`,
    `61-541: ${zones}`,
  ]);
  expect(late('2021-10-25T23:59', ['26 October 2021 01:00 HKT'], { zone: hongKong })).toEqual(['61']);
});

test('an abbreviation with several meanings gives a range, unless --zone chooses one', () => {
  const due = '2021-10-25T23:59+08:00';
  const times = ['25 October 2021 12:00 CST', '26 October 2021 01:00 CST'];
  expect(late(due, times)).toEqual(['0-121: -06:00, -05:00, +08:00', '61-901: -06:00, -05:00, +08:00']);
  expect(late(due, times, { zone: placeZone('Asia/Shanghai') })).toEqual(['0', '61']);
  expect(late(due, times, { zone: placeZone('America/Regina') })).toEqual(['121', '901']);
});

test('--zone applies only to times that name no zone', () => {
  const zone = placeZone('Europe/Berlin');
  expect(late('2021-10-25T23:59+08:00', ['26 October 2021 01:00 HKT', '2021-10-25-18-00-00'], { zone })).toEqual([
    '61',
    '1',
  ]);
});

test('in the hour that comes twice, a submission that may be in time is not late', () => {
  const zone = placeZone('America/New_York');
  expect(late('2021-11-07T01:30', ['2021-11-07-01-40-00', '2021-11-07-02-30-00'], { zone })).toEqual([
    '0-70: America/New_York (--zone)',
    '60-120: America/New_York (--zone)',
  ]);
});
