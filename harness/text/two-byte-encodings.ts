/** For each encoding, whether a byte begins a character of two bytes. */
const leads = {
  GBK: (byte: number) => byte >= 0x81 && byte <= 0xfe,
  Big5: (byte: number) => byte >= 0x81 && byte <= 0xfe,
  // Between the two ranges are characters of one byte.
  Shift_JIS: (byte: number) => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc),
  'EUC-KR': (byte: number) => byte >= 0x81 && byte <= 0xfe,
} as const;

/** Encodings in which an ASCII byte may be the second half of a character. */
export type TwoByteEncoding = keyof typeof leads;

export function isTwoByteEncoding(encoding: string): encoding is TwoByteEncoding {
  return Object.hasOwn(leads, encoding);
}

export function startsCharacter(encoding: TwoByteEncoding, byte: number): boolean {
  return leads[encoding](byte);
}
