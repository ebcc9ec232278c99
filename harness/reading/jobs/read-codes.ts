import { openParser } from '../../cpp/source/grammar-file.ts';
import { type ReadCode, readCode } from './read-code.ts';

/** The sources of one submission, as they are compared with those of others. */
export async function readCodes(
  sources: readonly { readonly name: string; readonly text: string }[],
): Promise<ReadCode[]> {
  const parser = await openParser();
  return sources.map((source) => readCode(parser, source));
}
