import { webAssembly } from './web-assembly.ts';

/**
 * A module with one function, which executes `unreachable`:
 * (module (func (export "end") unreachable))
 */
const code = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // One type: no parameters, no result. One function of this type.
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00],
  // It is exported as "end".
  ...[0x07, 0x07, 0x01, 0x03, 0x65, 0x6e, 0x64, 0x00, 0x00],
  ...[0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
]);

/**
 * Ends the instance that called us. C++ code can catch an exception of JavaScript, and would run destructors for it;
 * it cannot catch a trap.
 */
export const endByTrap = new webAssembly.Instance(new webAssembly.Module(code), {}).exports['end'] as () => never;
