import { compilerVerdict } from './compiler-verdict.ts';
import { linkerVerdict } from './linker-verdict.ts';
import { definedInObjects } from '../symbols/object-words.ts';

/**
 * All that is read of what compiler, linker and nm say about a program. The program decides most of these words, so they are
 * read where it does no harm: requests and answers are plain data and can travel to another process.
 */
const readers = { compiler: compilerVerdict, linker: linkerVerdict, objects: definedInObjects };

type Readers = typeof readers;
export type ToolName = keyof Readers;
export type ToolWords<Name extends ToolName> = Parameters<Readers[Name]>[0];
export type ToolAnswer<Name extends ToolName> = ReturnType<Readers[Name]>;

/** Undefined: they cannot be read. */
export type ReadToolWords = <Name extends ToolName>(
  name: Name,
  words: ToolWords<Name>,
) => Promise<ToolAnswer<Name> | undefined>;

export function toolAnswer<Name extends ToolName>(name: Name, words: ToolWords<Name>): ToolAnswer<Name> {
  const reader: { readonly [One in ToolName]: (words: ToolWords<One>) => ToolAnswer<One> } = readers;
  return reader[name](words);
}

/** In this process. */
export const readToolWordsHere: ReadToolWords = async (name, words) => toolAnswer(name, words);
