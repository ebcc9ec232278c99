import { crc32 } from 'node:zlib';
import { decodeCp437 } from './cp437.ts';
import { extraField } from './directory.ts';
import type { DirectoryEntry } from './directory.ts';
import { longestName } from './member-path.ts';

export interface MemberName {
  readonly text: string;
  /** Our guess of the encoding, if the zip does not declare it. */
  readonly guessed?: string;
}

/** Bit 11 of the flags: the name is UTF-8. */
export const utf8Flag = 0x800;
/** No encoding needs more than 4 bytes for a unit of text. Longer names are refused, so their beginning is enough. */
const maxBytes = 4 * longestName + 4;

/** The name of a zip's member, in the encoding that the zip declares, or in the one that fits best. */
export function memberName({ name, flags, extra }: Pick<DirectoryEntry, 'name' | 'flags' | 'extra'>): MemberName {
  if (name.length > maxBytes) return { text: decodeCp437(name.subarray(0, maxBytes)) };
  const bytes = name;
  if (bytes.every((byte) => byte < 0x80)) return { text: bytes.toString('latin1') };
  const unicode = unicodePath(bytes, extra);
  if (unicode !== undefined) return { text: unicode };
  const utf8 = decoded(bytes, 'utf-8');
  // macOS and many others write UTF-8 without declaring it.
  if (utf8 !== undefined) return (flags & utf8Flag) !== 0 ? { text: utf8 } : { text: utf8, guessed: 'UTF-8' };
  return guess(bytes);
}

/** Info-ZIP's Unicode Path: version, checksum of the plain name, and the name in UTF-8. */
function unicodePath(bytes: Buffer, extra: Buffer): string | undefined {
  const data = extraField(extra, 0x7075);
  if (data === undefined || data.length < 6 || data.length > maxBytes || data[0] !== 1) return undefined;
  return data.readUInt32LE(1) === crc32(bytes) ? decoded(data.subarray(5), 'utf-8') : undefined;
}

interface Candidate {
  readonly label: string;
  readonly name: string;
  /** Whether a pair of bytes is a common character; nearly all names consist of these. */
  readonly everyday: (lead: number, trail: number) => boolean;
}

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to;

const candidates: readonly Candidate[] = [
  { label: 'gbk', name: 'GBK', everyday: (lead, trail) => within(lead, 0xb0, 0xd7) && trail >= 0xa1 },
  { label: 'big5', name: 'Big5', everyday: (lead) => within(lead, 0xa4, 0xc6) },
  {
    label: 'shift_jis',
    name: 'Shift-JIS',
    everyday: (lead, trail) => (lead === 0x82 && trail >= 0x9f) || lead === 0x83 || within(lead, 0x88, 0x97),
  },
];

/** East Asian names consist of pairs of bytes; a single high byte is an accented letter of code page 437. */
function guess(bytes: Uint8Array): MemberName {
  const western = () => ({ text: decodeCp437(bytes), guessed: 'CP437' });
  if (highRuns(bytes).every((length) => length === 1) && !startsPairs(bytes)) return western();
  let best: MemberName | undefined;
  let bestShare = 0.5;
  for (const { label, name, everyday } of candidates) {
    const text = decoded(bytes, label);
    const share = text === undefined ? 0 : shareOfPairs(bytes, everyday);
    if (text === undefined || share <= bestShare) continue;
    best = { text, guessed: name };
    bestShare = share;
  }
  return best ?? western();
}

function highRuns(bytes: Uint8Array): number[] {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/[\x80-\xff]+/g) ?? []
  ).map(({ length }) => length);
}

/** In Big5, second bytes may be ASCII letters, so all high bytes of a name may be single and still begin pairs. */
function startsPairs(bytes: Uint8Array): boolean {
  return highRuns(bytes).length > 2 && shareOfPairs(bytes, (lead, trail) => lead >= 0xa4 && trail >= 0x40) === 1;
}

function shareOfPairs(bytes: Uint8Array, everyday: Candidate['everyday']): number {
  let pairs = 0;
  let usual = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    index += 1;
    pairs += 1;
    if (everyday(lead, bytes[index] ?? 0)) usual += 1;
  }
  return pairs === 0 ? 0 : usual / pairs;
}

/** Decoders are kept, because creating one takes longer than decoding a name. */
const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

function decoded(bytes: Uint8Array, label: string): string | undefined {
  const decoder = decoders.get(label) ?? new TextDecoder(label, { fatal: true, ignoreBOM: true });
  decoders.set(label, decoder);
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
