import { expect, test } from 'vitest';
import { siteTime } from './site-time.ts';

/** What the clock showed, and the zone of that clock. */
function read(text: string): string | undefined {
  const time = siteTime(text);
  if (time === undefined) return undefined;
  const { figures, zone } = time;
  const shown = new Date(figures).toISOString().slice(0, 19);
  if (zone.kind === 'none') return shown;
  if (zone.kind === 'shared') return `${shown} ${zone.minutes.join(' or ')}`;
  const minutes = zone.minutes ?? zone.zone.offsetAt(figures);
  return `${shown} ${minutes}${zone.isLocal ? ' here' : ''}`;
}

test.each([
  ['2021-02-03 04:05:06.789 Z', '2021-02-03T04:05:06 0'],
  ['2021-02-03T04:05:06Z', '2021-02-03T04:05:06 0'],
  ['2021-02-03 04:05:06 UTC', '2021-02-03T04:05:06 0'],
  ['2021-02-03T04:05+08:00', '2021-02-03T04:05:00 480 here'],
  ['2021-02-03 04:05:06 -0330', '2021-02-03T04:05:06 -210 here'],
  ['2021-02-03 04:05:06 HKT', '2021-02-03T04:05:06 480 here'],
  ['2021-02-03 04:05 Asia/Kathmandu', '2021-02-03T04:05:00 345 here'],
  ["Tuesday, 21 April 2020 06:34:13 o'clock GMT", '2020-04-21T06:34:13 0'],
  ['Tuesday, April 21, 2020 12:04:13 AM HKT', '2020-04-21T00:04:13 480 here'],
  ['Monday, October 25, 2021 7:09:25 PM JST', '2021-10-25T19:09:25 540 here'],
  ['Monday, October 25, 2021 7:09:25 PM SGT', '2021-10-25T19:09:25 480 here'],
  ['Monday, October 25, 2021 7:09:25 PM EDT', '2021-10-25T19:09:25 -240 here'],
  ['Monday, October 25, 2021 7:09:25 PM est', '2021-10-25T19:09:25 -300 here'],
  ['Tuesday, April 21, 2020 6:34:13 AM PDT', '2020-04-21T06:34:13 -420 here'],
  ['Monday, October 25, 2021 7:09:25 PM (UTC+8)', '2021-10-25T19:09:25 480 here'],
  ['Monday, October 25, 2021 7:09:25 PM GMT-03:30', '2021-10-25T19:09:25 -210 here'],
])('%s names its zone', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["Tuesday, 21 April 2020 06:34:13 o'clock BST", '2020-04-21T06:34:13 60 or 360 or 660'],
  ['Monday, October 25, 2021 7:09:25 PM CST', '2021-10-25T19:09:25 -360 or -300 or 480'],
  ['2021-10-25 19:09:25 IST', '2021-10-25T19:09:25 60 or 120 or 330'],
])('%s names a zone that several countries share', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['2021-10-23-19-30-00', '2021-10-23T19:30:00'],
  ['2021-10-25T23:59', '2021-10-25T23:59:00'],
  ['Thursday, 14 May 2020, 4:02 PM', '2020-05-14T16:02:00'],
  ['Thursday, 14 May 2020, 12:02 PM', '2020-05-14T12:02:00'],
  ['Thursday, 14 May 2020, 12:02 PM XYZT', '2020-05-14T12:02:00'],
  ['Thursday, 14 May 2020, 12:02 PM constructor', '2020-05-14T12:02:00'],
  ['Thursday, 14 May 2020, 12:02 PM ../../etc', '2020-05-14T12:02:00'],
])('%s names no zone', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '',
  '-',
  'yesterday',
  '2021-13-01T00:00Z',
  '2021-04-31T00:00Z',
  '2021-04-30T24:30Z',
  '31 April 2020 10:00',
  '3 Foo 2020 10:00',
])('%j is not a time', (text) => {
  expect(siteTime(text)).toBeUndefined();
});
