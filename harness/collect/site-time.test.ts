import { expect, test } from 'vitest';
import { siteTime } from './site-time.ts';

const utc = (text: string) => {
  const time = siteTime(text);
  return time === undefined ? undefined : `${new Date(time.at).toISOString()}${time.local ? ' local' : ''}`;
};
const local = (...parts: [number, number, number, number, number, number]) =>
  `${new Date(...parts).toISOString()} local`;

test.each([
  ['2021-02-03 04:05:06.789 Z', '2021-02-03T04:05:06.000Z'],
  ['2021-02-03T04:05:06Z', '2021-02-03T04:05:06.000Z'],
  ['2021-02-03 04:05:06 UTC', '2021-02-03T04:05:06.000Z'],
  ['2021-02-03T04:05+08:00', '2021-02-02T20:05:00.000Z'],
  ['2021-02-03 04:05:06 -0330', '2021-02-03T07:35:06.000Z'],
  ['Tuesday, 21 April 2020 06:34:13 o’clock GMT'.replace('’', "'"), '2020-04-21T06:34:13.000Z'],
])('%s is a moment of the whole world', (text, expected) => {
  expect(utc(text)).toBe(expected);
});

test.each([
  ['2021-10-23-19-30-00', local(2021, 9, 23, 19, 30, 0)],
  ['2021-10-25T23:59', local(2021, 9, 25, 23, 59, 0)],
  ["Tuesday, 21 April 2020 06:34:13 o'clock BST", local(2020, 3, 21, 6, 34, 13)],
  ['Tuesday, April 21, 2020 6:34:13 AM PDT', local(2020, 3, 21, 6, 34, 13)],
  ['Tuesday, April 21, 2020 12:04:13 AM HKT', local(2020, 3, 21, 0, 4, 13)],
  ['Thursday, 14 May 2020, 4:02 PM', local(2020, 4, 14, 16, 2, 0)],
  ['Thursday, 14 May 2020, 12:02 PM', local(2020, 4, 14, 12, 2, 0)],
])('%s is a moment of this machine, which is said', (text, expected) => {
  expect(utc(text)).toBe(expected);
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
])('%j is no moment', (text) => {
  expect(siteTime(text)).toBeUndefined();
});
