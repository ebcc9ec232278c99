import { compilerVerdict } from './compiler-verdict.ts';
import { linkerVerdict } from './linker-verdict.ts';
import { definedInObjects } from '../symbols/object-words.ts';

/**
 * All readers of what compiler, linker and nm print about a program. The program decides most of that text, so it may
 * be read in another process, where it does no harm: requests and answers are plain data.
 */
const readers = { compiler: compilerVerdict, linker: linkerVerdict, objects: definedInObjects };

type Readers = typeof readers;
export type ToolName = keyof Readers;
export type ToolWords<Name extends ToolName> = Parameters<Readers[Name]>[0];
export type ToolAnswer<Name extends ToolName> = ReturnType<Readers[Name]>;

/** Reads the output of a tool; undefined if it cannot be read. */
export type ReadToolWords = <Name extends ToolName>(
  name: Name,
  words: ToolWords<Name>,
) => Promise<ToolAnswer<Name> | undefined>;

export function toolAnswer<Name extends ToolName>(name: Name, words: ToolWords<Name>): ToolAnswer<Name> {
  const reader: { readonly [One in ToolName]: (words: ToolWords<One>) => ToolAnswer<One> } = readers;
  return reader[name](words);
}

/** Reads the output in this process. */
export const readToolWordsHere: ReadToolWords = async (name, words) => toolAnswer(name, words);
