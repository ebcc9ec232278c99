import type { ProcessOutcome } from '../../../process/process.ts';
import type { SealedRequest } from '../../../process/run-tool.ts';

/*
 * What the speed layer can do for a compilation. Without it each source is compiled plainly, and the object file is the
 * same.
 */

export interface PrecompiledHeaders {
  /**
   * A header to force in with -include, which saves reading most of what this source includes anyway. `moreFlags` come
   * from Verbatim, and are known to do no harm.
   */
  find(source: Uint8Array, args: readonly string[], moreFlags?: readonly string[]): Promise<string | undefined>;
  /** To be called if the header did harm: it is not used again. */
  distrust(header: string): Promise<void>;
}

/** Compilers that have read a header before there is a source. */
export interface WarmCompilers {
  /** Undefined: compile this source in the usual way. `compileCold` does that for a comparison, to the same files. */
  compile(request: WarmRequest, compileCold: ColdCompiler): Promise<ProcessOutcome | undefined>;
  /** To be called if this compiler did harm: it is not used again as it is. */
  distrust(request: WarmRequest): void;
}

export interface WarmRequest extends Omit<SealedRequest, 'command'> {
  readonly header: string;
  /** All other arguments of the compiler. */
  readonly args: readonly string[];
  /** Relative to the folder. */
  readonly source: string;
  readonly object: string;
  readonly stackUsage: string;
}

/** Compiles the same source in the usual way, to the same files. */
export type ColdCompiler = () => Promise<ProcessOutcome>;

export const noHeaders: PrecompiledHeaders = { find: async () => undefined, distrust: async () => {} };
export const noWarmCompilers: WarmCompilers = { compile: async () => undefined, distrust: () => {} };
