import { join } from 'node:path';
import type { BuildRequest } from '../../contract/toolchain.ts';
import { isComplete, lightArguments } from './light-link.ts';
import type { LinkRecipe } from './link-recipe.ts';
import type { LinkedAtOnce } from '../../gxx/link/quick-link.ts';
import { type Linking, sessionObjects } from '../../gxx/link/link.ts';
import { secondsToLink } from '../../gxx/messages/linker-verdict.ts';
import { maxListingBytes } from '../../gxx/symbols/object-facts.ts';
import type { Parts } from '../../gxx/link/program-parts.ts';
import { runTool } from '../../../process/run-tool.ts';
import { andThen, functionsOf } from '../../sandbox/tool-seal.ts';

/**
 * A single process does what most submissions need after the compiler: it links one library, which serves as a whole
 * program and for calls, and lists its symbols. Undefined if that fails; then each step is done separately.
 */
export async function linkAtOnce(
  recipe: LinkRecipe | undefined,
  linking: Linking,
  { programs, class: tested }: BuildRequest,
  parts: Parts | undefined,
  driver: string | undefined,
): Promise<LinkedAtOnce | undefined> {
  const { folder } = linking;
  const isUsual = programs === undefined && tested === undefined && folder.seal !== undefined;
  if (recipe === undefined || parts === undefined || driver === undefined || !isUsual) return undefined;
  const path = join(folder.programs, 'program');
  const { end, stdout, stderr } = await runTool({
    file: 'ld',
    args: [
      ...lightArguments(recipe, sessionObjects(linking, parts.objects, [driver]), path),
      ...[andThen, functionsOf, ...parts.objects.map(({ object }) => object)],
    ],
    folder: folder.root,
    scratch: folder.scratch,
    seal: folder.seal,
    seconds: secondsToLink,
    outputBytes: maxListingBytes,
  });
  if (end.kind !== 'exited' || end.code !== 0 || stderr.length > 0) return undefined;
  if (!isComplete(recipe, path)) return undefined;
  return {
    sessions: new Map([[undefined, { kind: 'linked', path }]]),
    calls: { kind: 'linked', path },
    symbols: Buffer.from(stdout).toString(),
  };
}
