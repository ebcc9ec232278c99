import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { ToolSeal } from '../../../process/run-tool.ts';
import type { CheckFlags } from '../checks/check-flags.ts';
import type { ForcedHeaders } from '../compile/compile.ts';
import type { AskMacros } from '../compile/compiler-macros.ts';
import type { NamedFile } from '../compile/included-files.ts';
import type { PrecompiledHeaders, WarmCompilers } from '../compile/quick-compile.ts';
import type { QuickLink } from '../link/quick-link.ts';

/** Compiled parts of ours. Each is made once for a compiler and a version of its sources, and then kept. */
export interface RuntimePieces {
  readonly runner: string;
  /** Runs one program that is talked to while it runs. */
  readonly conversationRunner: string;
  /** Where the runner enters a whole program. */
  readonly sessionEntry: string;
  readonly noShell: string;
  readonly quickLink: QuickLink;
  /** For tools that work in this folder. */
  seal(folder: string): ToolSeal;
  /** For lenient builds. */
  readonly forced: ForcedHeaders;
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
  /** Of builds with checks, whose findings the object files report. */
  readonly checkFlags: CheckFlags;
  checks(): Promise<string>;
  memoryChecks(how: 'fully' | 'zeroed'): Promise<string>;
  readonly macros: AskMacros;
  /** The object file of a generated driver, which may include these headers. */
  driver(source: string, headers: readonly NamedFile[], scratch: string, seconds?: number): Promise<string>;
  /** The object file of one source of the reference solution, with those that it may include. */
  solution(source: NamedFile, others: readonly NamedFile[], settings: BuildSettings, scratch: string): Promise<string>;
}

/**
 * Students' programs are libraries; what they define themselves, they use themselves, as programs do. Code and constants lie
 * together: each part that a library has is mapped, touched and unmapped in every leaf.
 */
export const asLibrary = ['-shared', '-Wl,-Bsymbolic', '-Wl,-z,now', '-Wl,-z,noseparate-code'] as const;
