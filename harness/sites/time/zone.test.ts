import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZone } from './read-zone.ts';
import { fixedZone, momentsIn, offsetMinutes, offsetText, placeZone } from './zone.ts';

function zone(name: string) {
  const found = placeZone(name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const newYork = zone('America/New_York');

function moments(figures: string): string[] {
  const { earliest, latest } = momentsIn(newYork, Date.parse(`${figures}Z`));
  return [...new Set([earliest, latest])].map((moment) => new Date(moment).toISOString().slice(0, 16));
}

test('summer and winter have different offsets', () => {
  expect(moments('2021-07-01T12:00')).toEqual(['2021-07-01T16:00']);
  expect(moments('2021-12-01T12:00')).toEqual(['2021-12-01T17:00']);
  expect(moments('2021-03-14T01:59')).toEqual(['2021-03-14T06:59']);
  expect(moments('2021-03-14T03:00')).toEqual(['2021-03-14T07:00']);
});

test('a time in the hour that comes twice is two moments, and so is a time in the skipped hour', () => {
  expect(moments('2021-11-07T01:30')).toEqual(['2021-11-07T05:30', '2021-11-07T06:30']);
  expect(moments('2021-03-14T02:30')).toEqual(['2021-03-14T06:30', '2021-03-14T07:30']);
});

test('a moment is found again from what the clocks of a place show at that moment', () => {
  const places = ['America/New_York', 'Asia/Hong_Kong', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Europe/London'];
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 }),
      (name, seconds) => {
        const [place, moment] = [zone(name), seconds * 1000];
        const { earliest, latest } = momentsIn(place, moment + place.offsetAt(moment) * 60_000);
        expect([earliest, latest]).toContain(moment);
      },
    ),
    { numRuns: 300 },
  );
});

test('an offset that was written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -840, max: 840 }), (minutes) => {
      expect(offsetMinutes(offsetText(minutes))).toBe(minutes);
      expect(fixedZone(minutes).offsetAt(0)).toBe(minutes);
    }),
  );
  expect(['+8', 'UTC+8', '-0330', '+08:60', '+15:00', '08:00'].map(offsetMinutes)).toEqual([
    480,
    480,
    -210,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['Asia/Hong_Kong', 'Asia/Hong_Kong'],
  ['asia/hong_kong', 'Asia/Hong_Kong'],
  ['+08:00', '+08:00'],
  ['HKT', 'HKT'],
  ['UTC', 'UTC'],
  ['Asia/Hongkong', 'there is no time zone "Asia/Hongkong"; did you mean Asia/Hong_Kong?'],
  ['Hong Kong', 'there is no time zone "Hong Kong"; did you mean Asia/Hong_Kong?'],
  ['Honkong', 'there is no time zone "Honkong"; did you mean Asia/Hong_Kong?'],
  ['Europe/Lundon', 'there is no time zone "Europe/Lundon"; did you mean Europe/London?'],
  ['xyzzyxyzzy', 'there is no time zone "xyzzyxyzzy"; write it as Region/City or as an offset, such as +08:00'],
  [
    'cst',
    'CST has several meanings (-06:00, -05:00, +08:00); name the place, such as America/Chicago or Asia/Shanghai',
  ],
])('--zone %s', (text, expected) => {
  const read = readZone(text);
  expect(read.kind === 'zone' ? read.zone.name : read.problem).toBe(expected);
});
