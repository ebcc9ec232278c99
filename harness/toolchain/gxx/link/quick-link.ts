import type { BuildRequest } from '../../contract/toolchain.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { SessionPrograms } from './link-sessions.ts';
import type { Linking } from './link.ts';
import type { Parts } from './program-parts.ts';

/** What the speed layer can do for links. Without it each program is linked in full. */
export interface QuickLink {
  /** Links a program of these objects; false: it has to be linked in full, which also reports what is wrong. */
  link(objects: readonly string[], path: string, runLinker: RunLinker): Promise<boolean>;
  /**
   * Does all that most submissions need after the compiler, in a single process. Undefined if that fails for any
   * reason; then each step is done separately.
   */
  atOnce(
    linking: Linking,
    request: BuildRequest,
    parts: Parts | undefined,
    driver: string,
  ): Promise<LinkedAtOnce | undefined>;
}

/** Whether the linker succeeded without any message. */
export type RunLinker = (args: readonly string[]) => Promise<boolean>;

export interface LinkedAtOnce {
  readonly sessions: SessionPrograms;
  readonly calls: Linked;
  /** The output of nm for the functions in the objects. */
  readonly symbols: string;
}

export const noQuickLink: QuickLink = { link: async () => false, atOnce: async () => undefined };
