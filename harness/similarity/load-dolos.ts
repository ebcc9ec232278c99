import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Dolos } from './dolos.ts';

export const dolosPackage = '@dodona/dolos-lib';

export type LoadedDolos =
  | { readonly kind: 'loaded'; readonly dolos: Dolos; readonly version: string }
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'does-not-load'; readonly detail: string };

/** Loads the package as a module at `from` would find it. This happens only if similarity was requested. */
export async function loadDolos(from: string = import.meta.url): Promise<LoadedDolos> {
  const main = placeOf(from);
  if (main === undefined) return { kind: 'not-installed' };
  try {
    const loaded: unknown = await import(pathToFileURL(main).href);
    if (!isDolos(loaded)) return { kind: 'does-not-load', detail: 'it is another version than Verbatim knows' };
    return { kind: 'loaded', dolos: loaded, version: await versionBeside(main) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'does-not-load', detail: line };
  }
}

function placeOf(from: string): string | undefined {
  try {
    return createRequire(from).resolve(dolosPackage);
  } catch {
    return undefined;
  }
}

const used = ['File', 'Region', 'TokenizedFile', 'FingerprintIndex', 'WinnowFilter'] as const satisfies (keyof Dolos)[];

function isDolos(loaded: unknown): loaded is Dolos {
  if (typeof loaded !== 'object' || loaded === null) return false;
  const offered = new Map(Object.entries(loaded));
  return used.every((name) => typeof offered.get(name) === 'function');
}

async function versionBeside(main: string): Promise<string> {
  const text = await readFile(join(dirname(main), '..', 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}
