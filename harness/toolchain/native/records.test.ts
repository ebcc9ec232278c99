import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prototype } from '../../testing/open-program.ts';
import { ByteWriter } from '../../process/bytes.ts';
import { readCallRecords } from '../gxx/calls/call-records.ts';
import { readConsoleRecords } from '../gxx/run/console-records.ts';

const bytes = fc.uint8Array({ maxLength: 400 });

describe('console records', () => {
  const someRecord = fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.nat(50), fc.nat(200))
    .map(([what, number, after]) => consoleRecord(what, number, after));

  test('never claim more input than there was, nor output out of order or beyond the end', () => {
    fc.assert(
      fc.property(fc.array(someRecord), bytes, (records, garbage) => {
        const { reads } = readConsoleRecords(Buffer.concat([...records, garbage]), 100, 80);
        const places = reads.map(({ after }) => after);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(Math.max(0, ...places)).toBeLessThanOrEqual(100);
        expect(reads.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(80);
      }),
    );
  });

  test('show that a program could not be loaded', () => {
    const records = Buffer.concat([consoleRecord(1, 0, 0), consoleRecord(4, 0, 0)]);
    expect(readConsoleRecords(records, 0, 0)).toEqual({ began: false, reads: [], askedForMoreInput: false });
  });
});

describe('call records', () => {
  const add = prototype('int', 'add', 'int', 'int');
  const nonce = Buffer.from('0123456789abcdef');
  const record = (what: number, call: number, result: number, ...after: number[]) => {
    const writer = new ByteWriter().bytes(nonce).integer32(what).integer32(call).integer64(0).integer64(result);
    for (const value of after) writer.integer64(value);
    return writer.all();
  };
  const honest = [record(1, 0, 0), record(2, 0, 1), record(3, 0, 5, 2, 3), record(3, 1, 9, 4, 5)];

  test('are found among other bytes that the program wrote between them', () => {
    fc.assert(
      fc.property(fc.array(bytes, { minLength: 5, maxLength: 5 }), ([first, ...garbage]) => {
        const written = [
          first ?? Buffer.from(''),
          ...honest.flatMap((one, at) => [one, garbage[at] ?? Buffer.from('')]),
        ];
        const { began, ready, returned } = readCallRecords(Buffer.concat(written), nonce, add);
        expect([began, ready?.defined, returned.map((one) => one.returned)]).toEqual([true, true, [5n, 9n]]);
      }),
    );
  });

  test('with another nonce are ignored', () => {
    const { began, returned } = readCallRecords(Buffer.concat(honest), Buffer.from('fedcba9876543210'), add);
    expect([began, returned]).toEqual([false, []]);
  });

  test('that are out of order end the reading: a result cannot be given twice', () => {
    const records = Buffer.concat([...honest.slice(0, 3), record(3, 0, 6, 2, 3), record(3, 1, 9, 4, 5)]);
    expect(readCallRecords(records, nonce, add).returned.map((one) => one.returned)).toEqual([5n]);
  });
});

function consoleRecord(what: number, number: number, after: number): Uint8Array {
  return new ByteWriter().integer32(what).integer32(number).integer64(after).all();
}
