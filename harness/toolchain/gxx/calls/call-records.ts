import type { Prototype } from '../../../model/assignment/prototype.ts';
import type { Value } from '../../../model/assignment/value.ts';
import { ByteReader, ByteWriter, asBuffer } from '../../../process/bytes.ts';
import { callWordCount, decodeValue, encodeValue } from './value-words.ts';

/** What runtime/calls/driver.hpp reads. */
export interface CallRequest {
  /** Begins every record, so that nothing that a program prints can pass for one. */
  readonly nonce: Uint8Array;
  /** Place of the function in the generated driver. */
  readonly functionIndex: number;
  /** The words of all arguments of all calls, one call after the other. */
  readonly count: number;
  readonly words: Uint8Array;
}

export interface CallRecords {
  /** Whether the driver was reached, so that the program was loaded. */
  readonly began: boolean;
  /** Absent when the program ended before any call, in the constructor of a global object. */
  readonly ready?: { readonly defined: boolean; readonly printed: number };
  /** The calls that returned, in order and without a gap. */
  readonly returned: readonly ReturnedCall[];
}

export interface ReturnedCall {
  /** Bytes of output until the call had returned. */
  readonly printed: number;
  readonly returned?: Value;
  readonly after: readonly Value[];
}

const headBytes = 32;
const nonceBytes = 16;

/** The words of all arguments of a call; a text says why the call cannot be made. */
export function encodeArguments({ parameters }: Prototype, values: readonly Value[]): Uint8Array | string {
  if (values.length !== parameters.length) return `it takes ${parameters.length} values, not ${values.length}`;
  const words: Uint8Array[] = [];
  for (const [index, { name, type }] of parameters.entries()) {
    const encoded = encodeValue(values[index] ?? '', type);
    if (typeof encoded === 'string') return `${name}: ${encoded}`;
    words.push(encoded);
  }
  return Buffer.concat(words);
}

export function encodeCalls({ nonce, functionIndex, count, words }: CallRequest): Uint8Array {
  return new ByteWriter().bytes(nonce).integer32(functionIndex).integer32(count).bytes(words).all();
}

/** With room for what a program may write there itself, so that it does not displace our records. */
export function callRecordBytes(prototype: Prototype, calls: number): number {
  return 4096 + headBytes * 2 + 8 + (headBytes + callWordCount(prototype) * 8) * calls;
}

export function readCallRecords(records: Uint8Array, nonce: Uint8Array, prototype: Prototype): CallRecords {
  const bytes = asBuffer(records);
  const reader = new ByteReader(bytes);
  const resultBytes = callWordCount(prototype) * 8;
  const returned: ReturnedCall[] = [];
  let ready: CallRecords['ready'];
  let began = false;
  // Anything between records was written by the student's program and is skipped.
  for (let at = bytes.indexOf(nonce); at >= 0 && at + headBytes <= bytes.length; at = bytes.indexOf(nonce, at + 1)) {
    reader.seek(at + nonceBytes);
    const what = reader.integer32();
    const call = reader.integer32();
    const printed = reader.size64();
    if (what === 1) {
      began = true;
    } else if (what === 2 && ready === undefined && reader.left >= 8) {
      ready = { defined: reader.signed64() !== 0n, printed };
    } else if (what === 3 && call === returned.length && reader.left >= resultBytes) {
      const result = prototype.returns === 'void' ? {} : { returned: decodeValue(reader, prototype.returns) };
      returned.push({ printed, ...result, after: prototype.parameters.map(({ type }) => decodeValue(reader, type)) });
    } else {
      break;
    }
  }
  return { began, returned, ...(ready === undefined ? {} : { ready }) };
}
