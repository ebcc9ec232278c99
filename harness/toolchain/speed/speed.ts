import { join } from 'node:path';
import type { PrecompiledHeaders, WarmCompilers } from '../gxx/compile/quick-compile.ts';
import type { QuickLink } from '../gxx/link/quick-link.ts';
import type { ShareSessions } from '../gxx/run/start-task.ts';
import type { ProcessOutcome } from '../../process/process.ts';
import type { SealedRequest } from '../../process/run-tool.ts';
import type { ServerProgram, Servers } from '../../process/server-process.ts';
import { createHeaderStore } from './headers/header-store.ts';
import { createPrecompiledHeaders } from './headers/precompiled-headers.ts';
import type { RecipeRequest } from './link/link-recipe.ts';
import { createQuickLink } from './link/quick-link.ts';
import { askToolServer, borrowServer, returnServer } from './servers/server-pool.ts';
import { gamesTask } from './shared-runs/games-task.ts';
import { createWarmCompilers } from './warm/warm-compilers.ts';

/**
 * Everything that only makes builds and runs quicker. Results are the same without it: the conformance tests run the
 * native toolchain with it and without it.
 */
export interface Speed {
  /** Starts tools with servers that stay from submission to submission. */
  readonly askTool: (program: ServerProgram, request: SealedRequest) => Promise<ProcessOutcome>;
  /** Keeps runners from submission to submission, too. */
  readonly servers: Servers;
  readonly shareSessions: ShareSessions;
  shortcuts(request: ShortcutRequest): Shortcuts;
}

export interface ShortcutRequest {
  readonly cacheFolder: string;
  readonly version: string;
  readonly link: Pick<RecipeRequest, 'object' | 'flags'>;
  /** Makes the library for waiting compilers. On demand, because grading a single submission does not need it. */
  readonly warmLibrary: () => Promise<string>;
  readonly manySubmissions: boolean;
}

export interface Shortcuts {
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
  readonly quickLink: QuickLink;
}

export const fullSpeed: Speed = {
  askTool: askToolServer,
  servers: { borrow: borrowServer, giveBack: returnServer },
  shareSessions: gamesTask,
  shortcuts: ({ cacheFolder, version, link, warmLibrary, manySubmissions }) => ({
    headers: createPrecompiledHeaders(createHeaderStore(join(cacheFolder, 'headers'), version)),
    warmCompilers: createWarmCompilers(warmLibrary, manySubmissions ? 1 : undefined),
    quickLink: createQuickLink({ cacheFolder, version, ...link }),
  }),
};
