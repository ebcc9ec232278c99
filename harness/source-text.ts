import { byteString, displayText } from './judge/bytes.ts';

/** A source as its author sees it in an editor; a byte that is no UTF-8 stands as `\xNN`. */
export function sourceText(bytes: Uint8Array): string {
  const mark = [0xef, 0xbb, 0xbf].every((byte, index) => bytes[index] === byte) ? 3 : 0;
  return displayText(byteString(bytes.subarray(mark)));
}
