import { decodedSource, readableSource } from './encoding.ts';
import { byteString, displayText } from './bytes.ts';

const byteOrderMark = [0xef, 0xbb, 0xbf];

/** A source as its author sees it in an editor. If its encoding is unknown, a byte that is not UTF-8 becomes `\xNN`. */
export function sourceText(bytes: Uint8Array): string {
  return sourceReader(bytes)(0);
}

/** Reads parts of a source, from one byte to another. The whole source decides the encoding. */
export function sourceReader(bytes: Uint8Array): (from: number, to?: number) => string {
  const source = readableSource(bytes);
  return (from, to) => {
    const part = source.bytes.subarray(from, to);
    const mark = byteOrderMark.every((byte, index) => part[index] === byte) ? byteOrderMark.length : 0;
    return decodedSource({ bytes: part, encoding: source.encoding }) ?? displayText(byteString(part.subarray(mark)));
  };
}
