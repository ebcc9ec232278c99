import { runTool, type ToolResult } from '../host/run-tool.ts';
import type { SharedFiles } from '../host/shared-files.ts';
import type { WasmModule } from '../host/web-assembly.ts';
import type { ExceptionSupport } from './exceptions.ts';
import type { PieceStore } from './piece-store.ts';

/** Everything that compiling needs, loaded once. Where it comes from is decided elsewhere: a package, or a web page. */
export interface Tools {
  /** Clang, the linker and others in one module, which looks at its first argument to see which one it is. */
  readonly module: WasmModule;
  /** Headers and libraries, below /usr. */
  readonly system: SharedFiles;
  /** The version of the compiler and of everything in `system`. */
  readonly version: string;
  /** The sources of runtime/, by name. */
  readonly runtime: ReadonlyMap<string, Uint8Array>;
  readonly exceptions: ExceptionSupport;
  readonly store: PieceStore;
}

/** The folder of our own files. Those of a student are in the root, so that messages contain their bare names. */
export const ownFolder = '/verbatim';

export function run(
  { module, system }: Tools,
  args: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
): ToolResult {
  return runTool(module, system, { args, files });
}

/** What a tool said, which may quote a source in any encoding. */
export function wordsOf({ errors }: ToolResult): string {
  return new TextDecoder().decode(errors);
}
