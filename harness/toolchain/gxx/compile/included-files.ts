/** A file of a submission or of ours, as it is written into a folder for the compiler. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A source and every file that it reaches by `#include "..."`, itself first. Of two files with the same name, the
 * first one counts. What is compiled from these depends on nothing else, whatever more was handed in.
 */
export function withIncludedFiles(source: NamedFile, others: readonly NamedFile[]): NamedFile[] {
  const reached = new Map([[source.name, source]]);
  // A map goes on to what is added while it is gone through.
  for (const { bytes } of reached.values()) {
    const text = Buffer.from(bytes).toString();
    for (const [, name = ''] of text.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([^"\n]+)"/gm)) {
      const file = others.find((one) => one.name === name);
      if (file !== undefined && !reached.has(name)) reached.set(name, file);
    }
  }
  return [...reached.values()];
}
