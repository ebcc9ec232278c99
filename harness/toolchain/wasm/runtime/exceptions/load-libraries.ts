import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackLibraries } from './unpack-libraries.ts';

/** Reads libraries.tar.gz in the folder of the runtime. */
export async function loadLibraries(exceptionsFolder: string): Promise<Map<string, Uint8Array>> {
  return await unpackLibraries(new Uint8Array(await readFile(join(exceptionsFolder, 'libraries.tar.gz'))));
}
