import { crc32, deflateRawSync } from 'node:zlib';

/** A member that no honest program would write. Absent fields get their correct values. */
export interface RawMember {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** 0 stored, 8 deflated. */
  readonly method?: number;
  readonly flags?: number;
  /** The mode of a Unix file; 0o120777 is a link. */
  readonly mode?: number;
  /** The size that the zip claims. */
  readonly size?: number;
  readonly checksum?: number;
  readonly extra?: Uint8Array;
}

const utf8Flag = 0x800;

/** Writes a zip byte by byte, because a library would refuse most of what the tests need. */
export function rawZip(members: readonly RawMember[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const content = Buffer.from(member.content ?? '');
    const method = member.method ?? 0;
    const packed = method === 8 ? deflateRawSync(content) : content;
    const extra = Buffer.from(member.extra ?? []);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(member.flags ?? (typeof member.name === 'string' ? utf8Flag : 0), 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(member.checksum ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(member.size ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    common.writeUInt16LE(extra.length, 24);
    const body = Buffer.concat([signature(0x04034b50), common, name, extra, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((member.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    // Made on Unix.
    directory.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 3]), common, rest, name, extra]));
    bodies.push(body);
    offset += body.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listing, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
