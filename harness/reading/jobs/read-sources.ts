import { compilableBytes } from '../../text/compilable-bytes.ts';
import { type SourceEncoding, readableSource } from '../../text/encoding.ts';
import { includedNames, withIncludes } from '../../collect/sort/include-lines.ts';
import type { SourceFile } from '../../model/submission/submission.ts';
import { sourceText } from '../../text/source-text.ts';

/** A student file as a compiler can read it, and as its author sees it. */
export interface ReadSource extends SourceFile {
  readonly encoding: SourceEncoding;
  readonly text: string;
  /** What it includes in quotes. */
  readonly includes: readonly string[];
}

/** A student file before it is read; `includes`: other names for files that it includes. */
export interface RawSource extends SourceFile {
  readonly includes?: ReadonlyMap<string, string>;
}

export function readSources(files: readonly RawSource[]): ReadSource[] {
  return files.map(({ name, bytes: raw, includes = new Map<string, string>() }) => {
    const asHandedIn = readableSource(raw);
    const { encoding } = asHandedIn;
    const readable = includes.size === 0 ? asHandedIn : { encoding, bytes: withNames(asHandedIn.bytes, includes) };
    const text = sourceText(readable.bytes);
    return { name, encoding, bytes: compilableBytes(readable), text, includes: includedNames(text) };
  });
}

/** All other bytes stay as they are: a program prints its texts in the encoding in which they were saved. */
function withNames(bytes: Uint8Array, includes: ReadonlyMap<string, string>): Uint8Array {
  const asBytes = (name: string) => Buffer.from(name).toString('latin1');
  const names = new Map([...includes].map(([spelled, name]) => [asBytes(spelled), asBytes(name)]));
  return Buffer.from(withIncludes(Buffer.from(bytes).toString('latin1'), names), 'latin1');
}
