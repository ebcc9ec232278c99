import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { ToolSeal } from '../../../process/run-tool.ts';
import type { CheckFlags } from '../checks/check-flags.ts';
import type { ForcedHeaders } from '../compile/lenience-flags.ts';
import type { AskMacros } from '../compile/compiler-macros.ts';
import type { NamedFile } from '../compile/included-files.ts';
import type { PrecompiledHeaders, WarmCompilers } from '../compile/quick-compile.ts';
import type { QuickLink } from '../link/quick-link.ts';

/** The compiled parts of Verbatim. Each is made once for a compiler and a version of its sources, and then kept. */
export interface RuntimePieces {
  readonly runner: string;
  /** Runs one interactive program. */
  readonly conversationRunner: string;
  /** The object file through which the runner enters a whole program. */
  readonly sessionEntry: string;
  readonly noShell: string;
  readonly quickLink: QuickLink;
  /** For tools that work in this folder. */
  seal(folder: string): ToolSeal;
  /** For lenient builds. */
  readonly forced: ForcedHeaders;
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
  /** For builds with checks. The object files of `checks` and `memoryChecks` report what such a build finds. */
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
 * Students' programs are linked as libraries, but use their own definitions, as programs do. Code and constants lie
 * together, because each part of a library is mapped, touched and unmapped in every leaf.
 */
export const asLibrary = ['-shared', '-Wl,-Bsymbolic', '-Wl,-z,now', '-Wl,-z,noseparate-code'] as const;
