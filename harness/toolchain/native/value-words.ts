import type { ScalarType, Value } from '../../model/value.ts';

/** Values cross the border as 64-bit words; runtime/driver.hpp holds the other side. */
export function toWord(value: Value): bigint {
  switch (typeof value) {
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1n : 0n;
    case 'string':
      return BigInt(value.charCodeAt(0));
  }
}

export function fromWord(word: bigint, type: ScalarType): Value {
  switch (type) {
    case 'bool':
      return word !== 0n;
    case 'char':
      return String.fromCharCode(Number(BigInt.asUintN(8, word)));
    case 'int':
    case 'long long':
      return word;
    case 'string':
    case 'char[8][8]':
      throw new Error(`A value of type ${type} does not fit into a word`);
  }
}
