import type { BuildRequest } from '../../contract/toolchain.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import type { SessionPrograms } from './link-sessions.ts';
import type { Linking } from './link.ts';
import type { Parts } from './program-parts.ts';

/** What the speed layer can do for links. Without it each program is linked in full. */
export interface QuickLink {
  /** A whole program of these objects; false: it has to be linked in full, which also says what is wrong. */
  link(objects: readonly string[], path: string, runLinker: RunLinker): Promise<boolean>;
  /**
   * What most submissions need after the compiler, from a single process. Undefined where that does not work out, for
   * whatever reason; then each thing is done for itself.
   */
  atOnce(
    linking: Linking,
    request: BuildRequest,
    parts: Parts | undefined,
    driver: string,
  ): Promise<LinkedAtOnce | undefined>;
}

/** A linker that succeeds without a word; false: it had something to say. */
export type RunLinker = (args: readonly string[]) => Promise<boolean>;

export interface LinkedAtOnce {
  readonly sessions: SessionPrograms;
  readonly calls: Linked;
  /** What nm says of the functions in the objects. */
  readonly symbols: string;
}

export const noQuickLink: QuickLink = { link: async () => false, atOnce: async () => undefined };
