import { join } from 'node:path';
import { plainRunnerNotice } from '../../reports/explain/compiler/plain-runner.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import type { Reading } from '../reading/reading.ts';
import { toolWordsApart } from '../reading/tool-words-apart.ts';
import { createNativeToolchain } from '../toolchain/native/native-toolchain.ts';
import type { PlainOptions, PlainToolchain } from '../toolchain/plain/plain-toolchain.ts';
import { cacheFolder } from './cache-folder.ts';
import { runtimeFolder } from './home.ts';
import { UsageError } from '../model/usage-error.ts';

export interface ToolchainDemands {
  /** Grade only with every layer of protection. */
  readonly requireSandbox?: true;
  /** Set if there are more than one or two submissions. */
  readonly manySubmissions?: true | undefined;
  /** Reads what the tools print about students' programs; absent: this process does. */
  readonly reading?: Reading | undefined;
}

/** Selects how programs are run, instead of the best way on this machine. */
const variable = 'VERBATIM_RUNNER';

/**
 * `off`: everything is built and run without the speed layer, to test whether it is at fault or to measure its effect.
 */
const speedVariable = 'VERBATIM_SPEED';

/** Whether the user refuses the native runner on a system that could have it. */
export function isNativeRefused(): boolean {
  return process.env[variable] === 'plain' && process.platform === 'linux';
}

export async function prepareToolchain({
  requireSandbox,
  manySubmissions,
  reading,
}: ToolchainDemands): Promise<Toolchain> {
  const toolchain = await chooseToolchain(process.env[variable], { manySubmissions, reading });
  if (requireSandbox) assertProtection(toolchain.facts.notEnforced);
  return toolchain;
}

/**
 * The native runner; on a system that cannot have it, the plain one, with a notice. If the system could have it and
 * only a package is missing, students' programs are not run without protection unless the user asks for that.
 */
async function chooseToolchain(
  wanted: string | undefined,
  {
    manySubmissions = false,
    reading,
  }: { readonly manySubmissions: boolean | undefined; readonly reading: Reading | undefined },
): Promise<Toolchain> {
  const words = reading === undefined ? {} : { readToolWords: toolWordsApart(reading) };
  switch (wanted) {
    case undefined:
    case '':
    case 'native':
      break;
    case 'plain':
      return ready(await plainToolchain(`${variable}=plain asks for that`, words));
    default:
      throw new UsageError(`${variable} must be "native" or "plain"; got "${wanted}"`);
  }
  const native = await createNativeToolchain({
    runtimeFolder: runtimeFolder('native'),
    cacheFolder: await piecesFolder(),
    manySubmissions,
    withoutSpeed: isSpeedOff(process.env[speedVariable]),
    ...words,
  });
  if (native.kind === 'ready') return native.toolchain;
  if (wanted === 'native' || native.forGood !== true)
    throw tooFewFiles(native.sentence) ?? new UsageError(native.sentence);
  return ready(await plainToolchain(native.sentence, words));
}

/** Before the C++ parts are read, few files are open, so a low limit of open files is usually met there first. */
function tooFewFiles(sentence: string): Error | undefined {
  const code = ['EMFILE', 'ENFILE'].find((one) => sentence.includes(`${one}: `));
  if (code === undefined) return undefined;
  return Object.assign(new Error(sentence.slice(sentence.indexOf(`${code}: `))), { code });
}

function isSpeedOff(wanted: string | undefined): boolean {
  if (wanted === undefined || wanted === '' || wanted === 'on') return false;
  if (wanted === 'off') return true;
  throw new UsageError(`${speedVariable} must be "on" or "off"; got "${wanted}"`);
}

async function plainToolchain(reason: string, words: Pick<PlainOptions, 'readToolWords'>): Promise<PlainToolchain> {
  const { createPlainToolchain } = await import('../toolchain/plain/plain-toolchain.ts');
  const plain = await createPlainToolchain({
    plainRuntime: runtimeFolder('plain'),
    nativeRuntime: runtimeFolder('native'),
    cache: await piecesFolder(),
    ...words,
  });
  if (plain.kind === 'unavailable') return plain;
  process.stderr.write(plainRunnerNotice(reason));
  return plain;
}

function ready(toolchain: PlainToolchain): Toolchain {
  if (toolchain.kind === 'unavailable') throw new UsageError(toolchain.sentence);
  return toolchain.toolchain;
}

/** Not beside the results: a compiler that reads a student's source may read this folder. */
async function piecesFolder(): Promise<string> {
  return join(await cacheFolder(process.env), 'toolchain');
}

function assertProtection(layers: readonly string[]): void {
  if (layers.length === 0) return;
  throw new UsageError(
    `--require-sandbox: this machine lacks ${layers.join(', ')}; nothing was graded ("verbatim doctor" says more)`,
  );
}
