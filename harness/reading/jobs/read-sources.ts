import { compilableBytes } from '../../collect/compilable-bytes.ts';
import { type SourceEncoding, readableSource } from '../../collect/encoding.ts';
import type { SourceFile } from '../../model/submission.ts';
import { sourceText } from '../../source-text.ts';

/** A file of the student's as a compiler can read it, and as its author sees it. */
export interface ReadSource extends SourceFile {
  readonly encoding: SourceEncoding;
  readonly text: string;
}

export function readSources(files: readonly SourceFile[]): ReadSource[] {
  return files.map(({ name, bytes }) => {
    const readable = readableSource(bytes);
    const { encoding } = readable;
    return { name, encoding, bytes: compilableBytes(readable), text: sourceText(readable.bytes) };
  });
}
