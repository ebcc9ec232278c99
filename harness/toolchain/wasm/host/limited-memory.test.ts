import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLimitedMemory } from './limited-memory.ts';
import { type WasmMemory, webAssembly } from './web-assembly.ts';

const head = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const type = [0x01, 0x04, 0x01, 0x60, 0x00, 0x00];
/** 200 pages of 64 KiB, as many as the program likes to have more. */
const memory = [0x05, 0x04, 0x01, 0x00, 0xc8, 0x01];
const limitedMemory = [0x05, 0x06, 0x01, 0x01, 0xc8, 0x01, 0xff, 0x01];
const exports = [0x07, 0x05, 0x01, 0x01, 0x6d, 0x02, 0x00];

test.each([
  ['without a limit', [...head, ...type, ...memory, ...exports]],
  ['with another limit', [...head, ...type, ...limitedMemory, ...exports]],
])('a module %s gets the new one, and nothing else changes', (_what, code) => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 300 }), fc.integer({ min: 0, max: 5000 }), (limitMiB, more) => {
      const limited = withLimitedMemory(new Uint8Array(code), limitMiB);
      if (limited === undefined) throw new Error('200 pages fit into 13 MiB');
      const made = new webAssembly.Instance(new webAssembly.Module(limited), {}).exports['m'] as WasmMemory & {
        grow(pages: number): number;
      };
      const fits = 200 + more <= limitMiB * 16;
      if (fits) made.grow(more);
      else expect(() => made.grow(more)).toThrow(RangeError);
      expect(made.buffer.byteLength).toBe((200 + (fits ? more : 0)) << 16);
    }),
  );
});

test('a module that needs more at its start has no such form', () => {
  expect(withLimitedMemory(new Uint8Array([...head, ...type, ...memory]), 12)).toBeUndefined();
});

test('a module without memory is refused', () => {
  expect(() => withLimitedMemory(new Uint8Array([...head, ...type]), 12)).toThrow(
    'a program needs a memory of its own',
  );
});
