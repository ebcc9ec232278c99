import { readFile, writeFile } from 'node:fs/promises';
import type { ProcessOutcome } from '../../../process/process.ts';

/** What a compilation leaves, by its paths. */
export interface CompiledFiles {
  readonly object: string;
  readonly stackUsage: string;
}

/** To the same files, with what it says. */
export type ColdCompiler = () => Promise<Pick<ProcessOutcome, 'stderr'>>;

/** Whether a warm compiler may be believed, which each compiler of a machine has to show once. */
export interface Proof {
  /**
   * Whether what a warm compiler has just left and said is what a cold one leaves and says. Only until this is known, the
   * cold one is asked, too, and what it leaves remains.
   */
  holds(files: CompiledFiles, said: Uint8Array, compileCold: ColdCompiler): Promise<boolean>;
}

/** `library` makes a compiler warm. Its name changes with the compiler, and beside it stands what is known. */
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
      // A full disk makes no difference but that it is shown again.
      if (known) await writeFile(mark, '').catch(() => {});
      return known;
    },
  };
}

function contentsOf({ object, stackUsage }: CompiledFiles): Promise<Buffer[]> {
  return Promise.all([object, stackUsage].map((path) => readFile(path).catch(() => Buffer.of())));
}
