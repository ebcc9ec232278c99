import type { Prototype } from '../../../model/assignment/prototype.ts';
import { type ReturnType, type ScalarType, type Value, maxStringBytes } from '../../../model/assignment/value.ts';
import type { ByteReader } from '../../../process/bytes.ts';

const wordBytes = 8;
const boardSize = 8;

/** How many 64-bit words an encoded value takes; the C++ half is runtime/calls/words.hpp. */
export function wordCount(type: ReturnType): number {
  switch (type) {
    case 'void':
      return 0;
    case 'bool':
    case 'char':
    case 'int':
    case 'long long':
      return 1;
    case 'string':
      return 1 + maxStringBytes / wordBytes;
    case 'char[8][8]':
      return (boardSize * boardSize) / wordBytes;
  }
}

/** The words of a whole call: those of its result, followed by those of its parameters. */
export function callWordCount({ returns, parameters }: Prototype): number {
  return parameters.reduce((sum, { type }) => sum + wordCount(type), wordCount(returns));
}

/** The words of one value; a text says why it cannot be encoded. */
export function encodeValue(value: Value, type: ScalarType): Uint8Array | string {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean' ? oneWord(value ? 1n : 0n) : misfit(value, type);
    case 'char':
      return isBytes(value) && value.length === 1 ? oneWord(BigInt(value.charCodeAt(0))) : misfit(value, type);
    case 'int':
    case 'long long':
      return typeof value === 'bigint' ? oneWord(value) : misfit(value, type);
    case 'string':
      return typeof value === 'string' ? encodeString(value) : misfit(value, type);
    case 'char[8][8]':
      return encodeBoard(value) ?? misfit(value, type);
  }
}

function oneWord(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(wordBytes);
  bytes.writeBigInt64LE(BigInt.asIntN(64, value));
  return bytes;
}

function encodeString(text: string): Uint8Array | string {
  const bytes = Buffer.from(text);
  if (bytes.length > maxStringBytes) {
    return `a string of ${bytes.length} bytes cannot be passed, only up to ${maxStringBytes}`;
  }
  return Buffer.concat([oneWord(BigInt(bytes.length)), bytes], wordBytes + maxStringBytes);
}

/** A cell may hold any byte, even a newline, so lines are found by their 8 characters, not by newlines. */
function encodeBoard(value: Value): Uint8Array | undefined {
  if (!isBytes(value)) return undefined;
  const starts = Array.from({ length: boardSize }, (_, row) => row * (boardSize + 1));
  const rows = starts.map((start) => value.slice(start, start + boardSize));
  return rows.every(({ length }) => length === boardSize) && rows.join('\n') === value
    ? Buffer.from(rows.join(''), 'latin1')
    : undefined;
}

/** Whether each character stands for one byte. */
function isBytes(value: Value): value is string {
  return typeof value === 'string' && Buffer.from(value, 'latin1').toString('latin1') === value;
}

function misfit(value: Value, type: ScalarType): string {
  return `${typeof value === 'string' ? JSON.stringify(value) : value} is not of type ${type}`;
}

export function decodeValue(words: ByteReader, type: ScalarType): Value {
  switch (type) {
    case 'bool':
      return words.signed64() !== 0n;
    case 'char':
      return String.fromCharCode(Number(BigInt.asUintN(8, words.signed64())));
    case 'int':
    case 'long long':
      return words.signed64();
    case 'string':
      return decodeString(words.signed64(), words.bytes(maxStringBytes));
    case 'char[8][8]':
      return Array.from({ length: boardSize }, () => Buffer.from(words.bytes(boardSize)).toString('latin1')).join('\n');
  }
}

/** UTF-8, as typed in a terminal. Invalid bytes become U+FFFD, which never equals an expected value. */
function decodeString(length: bigint, bytes: Uint8Array): string {
  const text = Buffer.from(bytes);
  const fits = length >= 0n && length <= BigInt(maxStringBytes);
  return fits ? text.toString('utf8', 0, Number(length)) : `${text.toString()}... (${length} bytes)`;
}
