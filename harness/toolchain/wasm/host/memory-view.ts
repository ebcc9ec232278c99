import type { WasmMemory } from './web-assembly.ts';

/** A part of memory. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Reads and writes the memory of an instance. Throws `badAddress` if that is outside memory. */
export interface MemoryView {
  /** The bytes themselves, not a copy. */
  bytes(span: Span): Uint8Array;
  integer32(at: number): number;
  setByte(at: number, value: number): void;
  setInteger16(at: number, value: number): void;
  setInteger32(at: number, value: number): void;
  setInteger64(at: number, value: bigint): void;
  /** The parts of memory that a call reads from or writes to, as in readv and writev. */
  spans(at: number, count: number): readonly Span[];
}

/** What a program gave us as a pointer is none. */
export const badAddress: unique symbol = Symbol('bad address');

export function viewOf(memory: () => WasmMemory): MemoryView {
  let data = new DataView(new ArrayBuffer(0));
  const checked = (at: number, length: number): DataView => {
    const { buffer } = memory();
    if (data.buffer !== buffer) data = new DataView(buffer);
    if (at < 0 || length < 0 || at + length > data.byteLength) throw badAddress;
    return data;
  };
  // Pointers come as signed numbers.
  const integer32 = (at: number) => checked(at >>> 0, 4).getUint32(at >>> 0, true);
  return {
    bytes({ at, length }) {
      return new Uint8Array(checked(at >>> 0, length >>> 0).buffer, at >>> 0, length >>> 0);
    },
    integer32,
    setByte(at, value) {
      checked(at >>> 0, 1).setUint8(at >>> 0, value);
    },
    setInteger16(at, value) {
      checked(at >>> 0, 2).setUint16(at >>> 0, value, true);
    },
    setInteger32(at, value) {
      checked(at >>> 0, 4).setUint32(at >>> 0, value, true);
    },
    setInteger64(at, value) {
      checked(at >>> 0, 8).setBigUint64(at >>> 0, value, true);
    },
    spans(at, count) {
      return Array.from({ length: Math.min(count >>> 0, maxSpans) }, (_, index) => ({
        at: integer32(at + 8 * index),
        length: integer32(at + 8 * index + 4),
      }));
    },
  };
}

/** No library uses more than two; a program that does so itself reads or writes fewer bytes than it asked for. */
const maxSpans = 1024;
