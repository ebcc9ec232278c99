import { canaries } from '../canaries.ts';
import type { Dice } from '../dice.ts';

/* Damage that no zip program would do: changes of a finished zip, which must have no comment yet. */

const endLength = 22;

export const zipDamages: Readonly<Record<string, (zip: Buffer, dice: Dice) => Buffer>> = {
  'damaged bytes': (zip, dice) => {
    const copy = Buffer.from(zip);
    for (let count = dice.size(1, 60); count > 0; count -= 1) copy[dice.whole(0, copy.length - 1)] = dice.whole(0, 255);
    return copy;
  },
  'cut off': (zip, dice) => zip.subarray(0, dice.whole(0, zip.length)),
  'a directory that lies': (zip, dice) => {
    const fields = [
      { offset: 4, width: 2 },
      { offset: 8, width: 2 },
      { offset: 10, width: 2 },
      { offset: 12, width: 4 },
      { offset: 16, width: 4 },
      { offset: 20, width: 2 },
    ] as const;
    const { offset, width } = dice.oneOf(fields);
    return patched(
      zip,
      zip.length - endLength + offset,
      width,
      dice.oneOf([0, 1, 0x7f, 0xffff, 0x7fffffff, 0xffffffff]),
    );
  },
  'no end': (zip) => zip.subarray(0, zip.length - endLength),
  'a comment': (zip, dice) =>
    withComment(
      zip,
      dice.oneOf(['PK\u0005\u0006', 'x'.repeat(65_535), canaries.html, `PK\u0005\u0006${'\0'.repeat(18)}`]),
    ),
  zip64: (zip, dice) => {
    const count = BigInt(zip.readUInt16LE(zip.length - 12));
    return zip64(zip, dice.oneOf([count, 0n, 0xffffffffffffffffn, 1n << 53n]));
  },
  'something in front': (zip, dice) =>
    Buffer.concat([
      dice.oneOf([Buffer.from('#!/bin/sh\nexit\n'), Buffer.from(dice.bytes(1000)), Buffer.from('int main() {}\n')]),
      zip,
    ]),
  'members that overlap': overlapped,
};

export function patched(zip: Buffer, offset: number, width: 2 | 4, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUIntLE(width === 2 ? value % 0x10000 : value, offset, width);
  return copy;
}

export function withComment(zip: Buffer, comment: string): Buffer {
  const bytes = Buffer.from(comment, 'latin1').subarray(0, 0xffff);
  return Buffer.concat([patched(zip, zip.length - 2, 2, bytes.length), bytes]);
}

/** The same directory with 64-bit records, which claim `count` members. */
export function zip64(zip: Buffer, count: bigint): Buffer {
  const start = zip.length - endLength;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(count, 24);
  record.writeBigUInt64LE(count, 32);
  record.writeBigUInt64LE(BigInt(zip.readUInt32LE(start + 12)), 40);
  record.writeBigUInt64LE(BigInt(zip.readUInt32LE(start + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(zip.subarray(start));
  end.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, start), record, locator, end]);
}

/** Every entry of the directory points to the first member. */
function overlapped(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.readUInt32LE(copy.length - 6); copy.readUInt32LE(at) === 0x02014b50;) {
    copy.writeUInt32LE(0, at + 42);
    at += 46 + copy.readUInt16LE(at + 28) + copy.readUInt16LE(at + 30) + copy.readUInt16LE(at + 32);
  }
  return copy;
}
