import { open } from 'node:fs/promises';

/** The bytes of a zip, in memory or on a disk. */
export interface ZipBytes {
  readonly size: number;
  /** `length` bytes from `from` on; fewer if the zip ends before that. */
  readonly at: (from: number, length: number) => Promise<Buffer>;
  readonly close: () => void;
}

export function bytesInMemory(bytes: Uint8Array): ZipBytes {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: whole.length,
    at: (from, length) => Promise.resolve(whole.subarray(from, from + length)),
    close: () => {},
  };
}

export async function bytesOnDisk(path: string): Promise<ZipBytes> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    size,
    async at(from, length) {
      const there = Math.max(0, Math.min(length, size - from));
      const bytes = Buffer.alloc(there);
      for (let read = 0; read < there;) {
        const { bytesRead } = await file.read(bytes, read, there - read, from + read);
        if (bytesRead === 0) return bytes.subarray(0, read);
        read += bytesRead;
      }
      return bytes;
    },
    close: () => void file.close().catch(() => {}),
  };
}
