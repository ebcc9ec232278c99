/** A symbol that a shared library takes from others. The name is mangled. */
export interface UndefinedSymbol {
  readonly name: string;
  /** A weak symbol may be missing. */
  readonly weak: boolean;
}

const dynamicSymbols = 11;
const symbolSize = 24;
const weakBinding = 2;

/** Reads the table that the loader uses (64-bit ELF, little endian). Throws if the file is no such library. */
export function undefinedSymbols(library: Uint8Array): UndefinedSymbol[] {
  const file = Buffer.from(library.buffer, library.byteOffset, library.length);
  const sections = sectionsOf(file);
  const table = sections.find(({ type }) => type === dynamicSymbols);
  const names = sections[table?.link ?? -1];
  if (table === undefined || names === undefined) throw new RangeError('the library has no table of its symbols');
  const symbols: UndefinedSymbol[] = [];
  // The first entry is always empty.
  for (let at = table.offset + symbolSize; at < table.offset + table.size; at += symbolSize) {
    if (file.readUInt16LE(at + 6) !== 0) continue;
    const start = names.offset + file.readUInt32LE(at);
    const name = file.toString('latin1', start, file.indexOf(0, start));
    symbols.push({ name, weak: file.readUInt8(at + 4) >> 4 === weakBinding });
  }
  return symbols;
}

interface Section {
  readonly type: number;
  readonly offset: number;
  readonly size: number;
  /** In a symbol table: the number of the section with the names. */
  readonly link: number;
}

function sectionsOf(file: Buffer): Section[] {
  const start = Number(file.readBigUInt64LE(0x28));
  const size = file.readUInt16LE(0x3a);
  return Array.from({ length: file.readUInt16LE(0x3c) }, (_, index) => {
    const at = start + index * size;
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      size: Number(file.readBigUInt64LE(at + 32)),
      link: file.readUInt32LE(at + 40),
    };
  });
}
