import { join } from 'node:path';
import type { BuildRequest } from '../../model/toolchain.ts';
import { isComplete, lightArguments } from './light-link.ts';
import type { SessionPrograms } from './link-sessions.ts';
import { type Linked, type Linking, callsObjects, secondsToLink, sessionObjects } from './link.ts';
import { listingArguments, mostListingBytes } from './object-facts.ts';
import type { Parts } from './program-parts.ts';
import { runSealedTool } from './sealed-tool.ts';
import { andThen } from './tool-seal.ts';

export interface LinkedAtOnce {
  readonly sessions: SessionPrograms;
  readonly calls: Linked;
  /** What nm says of the objects. */
  readonly symbols: string;
}

/**
 * What most submissions need after the compiler, one whole program and one for calls, from a single process: to start
 * one takes Node longer than the linker takes to link. Undefined where that does not work out, for whatever reason;
 * then each thing is done for itself.
 */
export async function linkAtOnce(
  linking: Linking,
  { programs, class: tested }: BuildRequest,
  parts: Parts | undefined,
  driver: string | undefined,
): Promise<LinkedAtOnce | undefined> {
  const { folder, pieces } = linking;
  const recipe = await pieces.lightLink();
  const isUsual = programs === undefined && tested === undefined;
  if (recipe === undefined || parts === undefined || driver === undefined || !isUsual) return undefined;
  const [session, calls] = [join(folder.programs, 'session-0'), join(folder.programs, 'calls')];
  const { end, stdout, stderr } = await runSealedTool({
    file: 'ld',
    args: [
      ...lightArguments(recipe, sessionObjects(linking, parts.objects), session),
      ...[andThen, 'ld', ...lightArguments(recipe, callsObjects(linking, parts.objects, driver), calls)],
      ...[andThen, 'nm', ...listingArguments(parts.objects)],
    ],
    folder: folder.root,
    scratch: folder.scratch,
    seal: folder.seal,
    seconds: secondsToLink,
    outputBytes: mostListingBytes,
  });
  if (end.kind !== 'exited' || end.code !== 0 || stderr.length > 0) return undefined;
  const complete = await Promise.all([session, calls].map((path) => isComplete(recipe, path)));
  if (complete.includes(false)) return undefined;
  return {
    sessions: new Map([[undefined, { kind: 'linked', path: session }]]),
    calls: { kind: 'linked', path: calls },
    symbols: Buffer.from(stdout).toString(),
  };
}
