import { readFile, writeFile } from 'node:fs/promises';

/** What a compilation leaves, by its paths. */
export interface CompiledFiles {
  readonly object: string;
  readonly stackUsage: string;
}

/** Whether a warm compiler may be believed, which each compiler of a machine has to show once. */
export interface Proof {
  /**
   * Whether what a warm compiler has just left is what a cold one leaves. Only until this is known, the cold one is asked,
   * too, and what it leaves remains.
   */
  holds(files: CompiledFiles, compileCold: () => Promise<unknown>): Promise<boolean>;
}

/** `library` makes a compiler warm. Its name changes with the compiler, and beside it stands what is known. */
export function createProof(library: string): Proof {
  const mark = `${library}.proved`;
  let known: boolean | undefined;

  return {
    async holds(files, compileCold) {
      known ??= await readFile(mark).then(
        () => true,
        () => undefined,
      );
      if (known !== undefined) return known;
      const warm = await contentsOf(files);
      await compileCold();
      known = (await contentsOf(files)).every((bytes, index) => bytes.equals(warm[index] ?? Buffer.of()));
      // A full disk makes no difference but that it is shown again.
      if (known) await writeFile(mark, '').catch(() => {});
      return known;
    },
  };
}

function contentsOf({ object, stackUsage }: CompiledFiles): Promise<Buffer[]> {
  return Promise.all([object, stackUsage].map((path) => readFile(path).catch(() => Buffer.of())));
}
