import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import type { DirectoryEntry } from './directory.ts';
import type { ZipBytes } from './zip-bytes.ts';

const localSignature = 0x04034b50;
const localBytes = 30;
/** For less than this, using another thread takes longer than unpacking here. */
const quickBytes = 1024 * 1024;
const inflated = promisify(inflateRaw);

/** The sizes were checked before, and false sizes cannot make this use more memory. */
export async function readMember(zip: ZipBytes, { offset, method, packed, size, checksum }: DirectoryEntry) {
  const header = await zip.at(offset, localBytes);
  if (header.length < localBytes || header.readUInt32LE(0) !== localSignature) {
    throw new Error('it is not where the zip says');
  }
  const start = offset + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const content = await zip.at(start, packed);
  if (content.length < packed) throw new Error('it is shorter than the zip says');
  const bytes = method === 0 ? content : await unpacked(content, size);
  if (bytes.length > size) throw new Error('it is longer than the zip says');
  if (bytes.length < size) throw new Error('it is shorter than the zip says');
  if (crc32(bytes) !== checksum) throw new Error('its checksum is wrong');
  return bytes;
}

async function unpacked(content: Buffer, size: number): Promise<Buffer> {
  // One chunk of the whole size avoids copying. The extra byte shows whether the content is longer than declared.
  const options = { chunkSize: Math.max(64, size + 1), maxOutputLength: size + 1 };
  try {
    return size < quickBytes ? inflateRawSync(content, options) : await inflated(content, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Error('it is longer than the zip says', { cause: error });
    }
    throw new Error('its packed form is damaged', { cause: error });
  }
}
