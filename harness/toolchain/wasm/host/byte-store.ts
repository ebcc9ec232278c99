/** Bytes that are added piece by piece, up to a limit. */
export interface ByteStore {
  readonly length: number;
  /** Keeps a copy of what fits; false if something did not. */
  add(bytes: Uint8Array): boolean;
  all(): Uint8Array;
}

const firstRoom = 1024;

export function byteStore(maxBytes: number): ByteStore {
  let room = new Uint8Array(Math.min(firstRoom, maxBytes));
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(bytes) {
      const fitting = bytes.subarray(0, maxBytes - length);
      const needed = length + fitting.length;
      if (needed > room.length) {
        const larger = new Uint8Array(Math.min(maxBytes, Math.max(needed, room.length * 2)));
        larger.set(room.subarray(0, length));
        room = larger;
      }
      room.set(fitting, length);
      length = needed;
      return fitting.length === bytes.length;
    },
    all: () => room.slice(0, length),
  };
}
