import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type YamlFile, parseYaml } from '../../assignment/yaml/yaml-file.ts';

/** A YAML file of an assignment, with the bytes that it has now. */
export interface GoldenFile {
  /** From the folder of the assignment: `transcripts/01-sample-run.yaml`. */
  readonly name: string;
  readonly text: string;
  readonly yaml: YamlFile;
  /** The byte order mark of a Windows editor, which is not part of the parsed text. */
  readonly mark: string;
}

/** Undefined if there is no such file. The assignment has been loaded, so what is there can be parsed. */
export async function readGoldenFile(folder: string, id: string, name: string): Promise<GoldenFile | undefined> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const yaml = parseYaml(`${id}/${name}`, text, () => {});
  if (yaml === undefined) throw new Error(`${name} has changed while it was read; try again`);
  return { name, text, yaml, mark: text.startsWith('\uFEFF') ? '\uFEFF' : '' };
}
