/** A file of a submission, of the course or of Verbatim, as it is written into a folder for the compiler. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A source and every file that it reaches by `#include "..."`, itself first. If two files have the same name, the first
 * one counts. What is compiled from these files depends on no other submitted file.
 */
export function withIncludedFiles(source: NamedFile, others: readonly NamedFile[]): NamedFile[] {
  const reached = new Map([[source.name, source]]);
  // The loop includes what is added to the map meanwhile.
  for (const { bytes } of reached.values()) {
    const text = Buffer.from(bytes).toString();
    for (const [, name = ''] of text.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm)) {
      const file = others.find((one) => one.name === name);
      if (file !== undefined && !reached.has(name)) reached.set(name, file);
    }
  }
  return [...reached.values()];
}
