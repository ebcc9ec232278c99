import { leadingIncludes } from '../../speed/headers/leading-includes.ts';
import { type CompilerSettings, compilerFlags } from './compiler-flags.ts';
import { digestOf } from './piece-store.ts';
import { ownFolder, run, type Tools } from './tools.ts';

/** Reading headers is most of the work of a compiler, and programs of one class include the same ones. */
export interface Headers {
  /** What to add to the arguments and files of a compiler for this source; nothing if there are no headers. */
  findFor(source: Uint8Array, settings: CompilerSettings): Promise<HeaderParts>;
}

export interface HeaderParts {
  readonly args: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const none: HeaderParts = { args: [], files: new Map() };

/** Each takes 15 MB of memory. A class needs few: students copy the first lines of the handout. */
const maxInMemory = 12;

const listPath = `${ownFolder}/headers.hpp`;
const precompiledPath = `${ownFolder}/headers.pch`;

export function openHeaders(tools: Tools): Headers {
  const known = new Map<string, Promise<HeaderParts>>();

  async function prepare(digest: string, list: Uint8Array, flags: readonly string[]): Promise<HeaderParts> {
    const bytes = (await tools.store.find(digest)) ?? make(list, flags);
    if (bytes === undefined) return none;
    await tools.store.keep(digest, bytes);
    return {
      args: ['-include-pch', precompiledPath],
      files: new Map([
        [listPath, list],
        [precompiledPath, bytes],
      ]),
    };
  }

  /** Undefined if a header does not exist here: then the compiler has to say so about the student's own line. */
  function make(list: Uint8Array, flags: readonly string[]): Uint8Array | undefined {
    const args = [...flags, '-fpch-instantiate-templates', '-emit-pch', '-o', precompiledPath, '-x', 'c++-header'];
    const { exitCode, files } = run(tools, [...args, listPath], new Map([[listPath, list]]));
    return exitCode === 0 ? files.get(precompiledPath) : undefined;
  }

  return {
    async findFor(source, settings) {
      const names = leadingIncludes(source);
      if (names.length === 0) return none;
      const flags = compilerFlags(settings, tools.exceptions);
      const digest = await digestOf([tools.version, ...flags, '', ...names]);
      const list = new TextEncoder().encode(names.map((name) => `#include <${name}>\n`).join(''));
      const found = known.get(digest) ?? prepare(digest, list, flags);
      // The one that was used last is the last to go.
      known.delete(digest);
      known.set(digest, found);
      for (const old of [...known.keys()].slice(0, Math.max(0, known.size - maxInMemory))) known.delete(old);
      return found;
    },
  };
}
