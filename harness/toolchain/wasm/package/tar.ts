const blockBytes = 512;
const ordinaryFiles = ['0', '\0'];

/** The files of a tar archive, by their names. Only what the compiler's package uses is read: ustar with plain files. */
export function filesOfTar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const decoder = new TextDecoder();
  const text = (from: number, length: number): string => {
    const field = archive.subarray(from, from + length);
    const end = field.indexOf(0);
    return decoder.decode(end === -1 ? field : field.subarray(0, end));
  };
  for (let at = 0; at + blockBytes <= archive.length && archive[at] !== 0;) {
    const prefix = text(at + 345, 155);
    const name = prefix === '' ? text(at, 100) : `${prefix}/${text(at, 100)}`;
    const size = Number.parseInt(text(at + 124, 12), 8);
    const start = at + blockBytes;
    if (Number.isNaN(size) || start + size > archive.length) throw new Error(`a tar archive is damaged at ${name}`);
    if (ordinaryFiles.includes(String.fromCharCode(archive[at + 156] ?? 0))) {
      files.set(name, archive.subarray(start, start + size));
    }
    at = start + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}
