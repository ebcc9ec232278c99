import { pageBytes } from './web-assembly.ts';

const headBytes = 8;
const memorySection = 5;
const hasMaximum = 1;

/**
 * The module with another limit of memory, so that each assignment can have its own. Undefined if the global variables
 * and the stack alone need more.
 */
export function withLimitedMemory(module: Uint8Array, limitMiB: number): Uint8Array | undefined {
  const maximum = Math.floor((limitMiB * 1024 * 1024) / pageBytes);
  let at = headBytes;
  while (at < module.length) {
    const size = numberAt(module, at + 1);
    const end = size.next + size.value;
    if (module[at] === memorySection) {
      // One memory: its flags, and the pages that it has at the beginning.
      const minimum = numberAt(module, size.next + 2).value;
      if (minimum > maximum) return undefined;
      const content = [1, hasMaximum, ...numberBytes(minimum), ...numberBytes(maximum)];
      const section = [memorySection, ...numberBytes(content.length), ...content];
      return joined([module.subarray(0, at), new Uint8Array(section), module.subarray(end)]);
    }
    at = end;
  }
  throw new Error('a program needs a memory of its own');
}

/** LEB128: seven bits in each byte, the lowest first. */
function numberAt(bytes: Uint8Array, start: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let index = 0; ; index++) {
    const byte = bytes[start + index] ?? 0;
    value += (byte % 128) * 128 ** index;
    if (byte < 128) return { value, next: start + index + 1 };
  }
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
