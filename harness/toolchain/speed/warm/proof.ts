import { readFile, writeFile } from 'node:fs/promises';
import type { ProcessOutcome } from '../../../process/process.ts';

/** The paths of the files that a compilation writes. */
export interface CompiledFiles {
  readonly object: string;
  readonly stackUsage: string;
}

/** Compiles to the same files, and returns its messages. */
export type ColdCompiler = () => Promise<Pick<ProcessOutcome, 'stderr'>>;

/** Proves that a warm compiler can be trusted. Each compiler of a machine must do this once. */
export interface Proof {
  /**
   * Whether a warm compiler has just written the same files and messages as a cold one. Until this is known, the cold
   * one compiles, too, and its files remain.
   */
  holds(files: CompiledFiles, said: Uint8Array, compileCold: ColdCompiler): Promise<boolean>;
}

/** `library` makes a compiler warm. Its name changes with the compiler; a mark beside it says that the proof holds. */
export function createProof(library: string): Proof {
  const mark = `${library}.proved`;
  let known: boolean | undefined;

  return {
    async holds(files, said, compileCold) {
      known ??= await readFile(mark).then(
        () => true,
        () => undefined,
      );
      if (known !== undefined) return known;
      const warm = [...(await contentsOf(files)), said];
      const { stderr } = await compileCold();
      const cold = [...(await contentsOf(files)), stderr];
      known = cold.every((bytes, index) => Buffer.compare(bytes, warm[index] ?? Buffer.of()) === 0);
      // If the disk is full, the next process proves it again.
      if (known) await writeFile(mark, '').catch(() => {});
      return known;
    },
  };
}

function contentsOf({ object, stackUsage }: CompiledFiles): Promise<Buffer[]> {
  return Promise.all([object, stackUsage].map((path) => readFile(path).catch(() => Buffer.of())));
}
