/*
 * Many files in one: a tar archive, so that people can look into it with ordinary tools. Only ordinary files are kept,
 * without owners and times, so that the same files always give the same bytes.
 */

const block = 512;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sizes = [...files.values()].map((content) => block + paddedSize(content.length));
  const packed = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0) + 2 * block);
  let offset = 0;
  for (const [path, content] of files) {
    packed.set(headerOf(path, content.length), offset);
    packed.set(content, offset + block);
    offset += block + paddedSize(content.length);
  }
  return packed;
}

/** The contents are views into the given bytes, not copies. Folders and links are left out. */
export function unpackFiles(packed: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let offset = 0;
  while (offset + block <= packed.length && packed[offset] !== 0) {
    const size = Number.parseInt(textAt(packed, offset + 124, 12), 8);
    const content = packed.subarray(offset + block, offset + block + size);
    if (!Number.isSafeInteger(size) || content.length !== size) {
      throw new Error(`The archive is damaged: its entry at byte ${offset} has no valid size.`);
    }
    const type = packed[offset + 156];
    if (type === 0 || type === codeOf('0')) files.set(pathAt(packed, offset), content);
    offset += block + paddedSize(size);
  }
  return files;
}

function headerOf(path: string, size: number): Uint8Array {
  const header = new Uint8Array(block);
  const name = encoder.encode(path);
  if (name.length > 100) throw new Error(`The path is too long for the archive: ${path}`);
  header.set(name);
  const fields = [
    [100, '0000644\0'],
    [108, '0000000\0'],
    [116, '0000000\0'],
    [124, `${octal(size, 11)}\0`],
    [136, `${octal(0, 11)}\0`],
    // The sum of all bytes of the header, as if the sum itself were spaces.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\0' + '00'],
  ] as const;
  for (const [at, text] of fields) header.set(encoder.encode(text), at);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.set(encoder.encode(`${octal(sum, 6)}\0 `), 148);
  return header;
}

/** Long paths have their first part in a field of its own. */
function pathAt(packed: Uint8Array, offset: number): string {
  const isUstar = textAt(packed, offset + 257, 5) === 'ustar';
  const folder = isUstar ? textAt(packed, offset + 345, 155) : '';
  const name = textAt(packed, offset, 100);
  return folder === '' ? name : `${folder}/${name}`;
}

function textAt(packed: Uint8Array, offset: number, length: number): string {
  const field = packed.subarray(offset, offset + length);
  const end = field.indexOf(0);
  return decoder.decode(end === -1 ? field : field.subarray(0, end));
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function paddedSize(size: number): number {
  return Math.ceil(size / block) * block;
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
