/**
 * Writes binary messages, little endian; a text has its length in front. The C++ half is runtime/protocol/framing.hpp.
 * Bytes are copied only in `all`, so callers must not change them before that.
 */
export class ByteWriter {
  private readonly parts: Buffer[] = [];

  integer32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    this.parts.push(part);
    return this;
  }

  integer64(value: bigint | number): this {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt.asUintN(64, BigInt(value)));
    this.parts.push(part);
    return this;
  }

  bytes(value: Uint8Array): this {
    this.parts.push(asBuffer(value));
    return this;
  }

  text(value: string | Uint8Array): this {
    const part = typeof value === 'string' ? Buffer.from(value) : value;
    return this.integer32(part.length).bytes(part);
  }

  all(): Uint8Array {
    return Buffer.concat(this.parts);
  }
}

export class ByteReader {
  private readonly buffer: Buffer;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.buffer = asBuffer(bytes);
  }

  get left(): number {
    return this.buffer.length - this.at;
  }

  /** Continues reading at this place. */
  seek(at: number): void {
    this.at = at;
  }

  integer32(): number {
    this.at += 4;
    return this.buffer.readUInt32LE(this.at - 4);
  }

  /** For sizes and positions, which are far below 2^53. There are thousands, and `bigint` is slow. */
  size64(): number {
    const low = this.integer32();
    return low + this.integer32() * 2 ** 32;
  }

  signed64(): bigint {
    this.at += 8;
    return this.buffer.readBigInt64LE(this.at - 8);
  }

  bytes(length: number): Uint8Array {
    this.at += length;
    if (this.at > this.buffer.length) throw new RangeError('the message ends too early');
    return this.buffer.subarray(this.at - length, this.at);
  }

  text(): Uint8Array {
    return this.bytes(this.integer32());
  }
}

/** The same bytes, not a copy of them. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
