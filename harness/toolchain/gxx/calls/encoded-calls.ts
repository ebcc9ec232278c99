import type { Prototype } from '../../../model/assignment/prototype.ts';
import type { Value } from '../../../model/assignment/value.ts';
import { encodeArguments } from './call-records.ts';

type Calls = readonly (readonly Value[])[];

interface Encoded {
  readonly prototype: Prototype;
  readonly words: Uint8Array | string;
}

/** Every submission of a class gets the same random calls. */
const known = new WeakMap<Calls, Encoded>();

/** The words of all the calls, one after the other; a text says why one of them cannot be made. */
export function encodedCalls(prototype: Prototype, calls: Calls): Uint8Array | string {
  const before = known.get(calls);
  if (before?.prototype === prototype) return before.words;
  const words = encode(prototype, calls);
  known.set(calls, { prototype, words });
  return words;
}

function encode(prototype: Prototype, calls: Calls): Uint8Array | string {
  const words: Uint8Array[] = [];
  for (const values of calls) {
    const encoded = encodeArguments(prototype, values);
    if (typeof encoded === 'string') return encoded;
    words.push(encoded);
  }
  return Buffer.concat(words);
}
