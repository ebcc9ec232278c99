import { resolve } from 'node:path';
import type { Toolchain } from '../contract/toolchain.ts';
import { build } from './build.ts';
import { type Unavailable, inspectHost } from '../sandbox/host.ts';
import { canRunPrograms, protectionBy } from '../gxx/run/layers.ts';
import { createRunner, layersHere } from '../sandbox/runner.ts';
import { startFailure } from '../sandbox/start-failure.ts';
import { sweepUnfinishedPieces } from '../gxx/pieces/sweep-pieces.ts';
import { sweepWorkFolders } from '../gxx/work-folder/sweep.ts';
import type { ReadToolWords } from '../gxx/messages/tool-words.ts';
import { withoutWorkPlace, workPlace } from '../gxx/work-folder/work-place.ts';
import type { RuntimePieces } from '../gxx/pieces/runtime-pieces.ts';
import { freshServers } from '../../process/server-process.ts';
import { type Speed, fullSpeed } from '../speed/speed.ts';
import { prepareRuntimePieces } from './prepare-pieces.ts';

export interface NativeOptions {
  /** The folder with runner.cpp and our other C++ parts. An option, because compiled JavaScript is elsewhere. */
  readonly runtimeFolder: string;
  /** Keeps what is compiled once. Processes that run at the same time may share it. */
  readonly cacheFolder: string;
  /** How many runs of a program may go on at once. A batch leaves this at 1: it grades several submissions at once. */
  readonly concurrency?: number;
  /** Set if more than a few submissions will be built: shortcuts that pay off only then are prepared at once. */
  readonly manySubmissions?: boolean;
  /** Switches the speed layer off. Results are the same, only slower. */
  readonly withoutSpeed?: boolean;
  /** Reads the messages of compilers and linkers; if absent, this process reads them. */
  readonly readToolWords?: ReadToolWords;
}

export type NativeToolchain =
  | { readonly kind: 'ready'; readonly toolchain: Toolchain }
  /** The sentence says what is missing and how to get it. */
  | Unavailable;

/** Uses the compiler of this machine, and its kernel to confine the programs. */
export async function createNativeToolchain(options: NativeOptions): Promise<NativeToolchain> {
  const host = await inspectHost();
  if (host.kind === 'unavailable') return host;
  if (workPlace() === undefined) return { kind: 'unavailable', sentence: withoutWorkPlace() };
  const { compiler } = host;
  const speed = options.withoutSpeed === true ? undefined : fullSpeed;
  const servers = speed?.servers ?? freshServers;
  const sweeping = [sweepWorkFolders(), sweepUnfinishedPieces(options.cacheFolder)];
  const [pieces] = await Promise.all([prepare(options, compiler, speed), ...sweeping]);
  if (typeof pieces === 'string') return { kind: 'unavailable', sentence: pieces };
  const layers = await layersHere(pieces.runner, servers);
  if (typeof layers === 'string') return { kind: 'unavailable', sentence: startFailure(layers, options.cacheFolder) };
  if (!canRunPrograms(layers)) {
    const sentence = 'native grading needs Linux 5.9 or newer, and this kernel or container has no close_range';
    return { kind: 'unavailable', sentence, forGood: true };
  }
  const { readToolWords } = options;
  const shareSessions = speed?.shareSessions;
  const startRunner = createRunner(pieces.runner, layers, options.concurrency ?? 1, servers);
  return {
    kind: 'ready',
    toolchain: {
      facts: { kind: 'native', compiler, ...protectionBy(layers) },
      build: (request) => build(request, { pieces, startRunner, layers, servers, shareSessions, readToolWords }),
      macros: pieces.macros,
    },
  };
}

async function prepare(
  options: NativeOptions,
  compiler: string,
  speed: Speed | undefined,
): Promise<RuntimePieces | string> {
  try {
    const { runtimeFolder, cacheFolder, manySubmissions } = options;
    return await prepareRuntimePieces(resolve(runtimeFolder), resolve(cacheFolder), compiler, {
      ...(manySubmissions === undefined ? {} : { manySubmissions }),
      ...(speed === undefined ? {} : { speed }),
    });
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return `the native runner cannot be prepared in ${options.cacheFolder}: ${reason}`;
  }
}
