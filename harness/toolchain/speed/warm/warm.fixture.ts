import { join, resolve } from 'node:path';
import { type CompilationResult, compileAlone } from '../../gxx/compile/compile-alone.fixture.ts';
import { createHeaderStore } from '../headers/header-store.ts';
import { createPrecompiledHeaders } from '../headers/precompiled-headers.ts';
import { inspectHost } from '../../sandbox/host.ts';
import { prepareRuntimePieces } from '../../native/prepare-pieces.ts';
import type { WarmCompilers } from '../../gxx/compile/quick-compile.ts';
import { type ShortcutRequest, fullSpeed } from '../speed.ts';
import { createWarmCompilers } from './warm-compilers.ts';
import { testCache } from '../../../testing/test-cache.fixture.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

const cache = testCache();
let makeLibrary: ShortcutRequest['warmLibrary'] = () =>
  Promise.reject(new Error('the speed layer was not asked for shortcuts'));
await prepareRuntimePieces(resolve('harness/toolchain/runtime'), cache, 'the compiler of a test', {
  speed: {
    ...fullSpeed,
    shortcuts(request) {
      makeLibrary = request.warmLibrary;
      return fullSpeed.shortcuts(request);
    },
  },
});

const host = await inspectHost();
export const compiler = host.kind === 'ready' ? host.compiler : '';

/** A separate store: other tests make so many headers that these would be dropped. */
const precompiled = createPrecompiledHeaders(createHeaderStore(join(cache, 'headers-of-warm-compilers'), compiler));

/** Waits until a warm compiler is ready, which grading a class does not do. */
export async function readyCompilers(): Promise<WarmCompilers> {
  const library = await makeLibrary();
  const compilers = createWarmCompilers(async () => library, 0);
  await compileWarm(compilers, { 'first.cpp': '#include <cstddef>\n' });
  return compilers;
}

/** `events` says whether a warm compiler compiled the source or left it; it is empty if there was none to ask. */
export async function compileWarm(
  compilers: WarmCompilers,
  files: Files,
  chosen: Parameters<typeof compileAlone>[2] = {},
): Promise<{ readonly result: CompilationResult; readonly events: readonly string[] }> {
  const events: string[] = [];
  const watched: WarmCompilers = {
    async compile(request, compileCold) {
      const outcome = await compilers.compile(request, compileCold);
      events.push(outcome === undefined ? 'left' : 'compiled');
      return outcome;
    },
    distrust(request) {
      events.push('distrusted');
      compilers.distrust(request);
    },
  };
  const headers = {
    ...precompiled,
    // Asks twice, because a header is made when it is wanted a second time.
    async find(source: Uint8Array, args: readonly string[]) {
      await precompiled.find(source, args);
      return precompiled.find(source, args);
    },
  };
  return { result: await compileAlone(cache, files, { headers, warmCompilers: watched, ...chosen }), events };
}

export function compilePlainly(
  files: Files,
  chosen: Parameters<typeof compileAlone>[2] = {},
): Promise<CompilationResult> {
  return compileAlone(cache, files, chosen);
}
