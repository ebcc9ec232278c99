import { type CompilerSettings, compilerFlags } from './compiler-flags.ts';
import type { Headers } from './headers.ts';
import { ownFolder, run, type Tools, wordsOf } from './tools.ts';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Compiled {
  /** Absent if the source was refused. */
  readonly object?: Uint8Array;
  /** As the compiler wrote them, each line with the place that it is about. */
  readonly messages: string;
  /** The compiler itself failed, perhaps because a source was too much for it. */
  readonly hasCrashed?: true;
}

const objectPath = `${ownFolder}/object.o`;

/** Compiles one of these files; the others are there to be included. */
export async function compile(
  tools: Tools,
  headers: Headers,
  name: string,
  files: readonly SourceFile[],
  settings: CompilerSettings,
): Promise<Compiled> {
  const source = files.find((file) => file.name === name);
  if (source === undefined) throw new Error(`there is no file ${name} to compile`);
  const ready = await headers.findFor(source.bytes, settings);
  const given = new Map([...files.map((file) => [`/${file.name}`, file.bytes] as const), ...ready.files]);
  const args = [...compilerFlags(settings, tools.exceptions), ...ready.args, '-emit-obj', '-main-file-name', name];
  const result = run(tools, [...args, '-o', objectPath, '-x', 'c++', name], given);
  const object = result.exitCode === 0 ? result.files.get(objectPath) : undefined;
  return {
    ...(object === undefined ? {} : { object }),
    messages: wordsOf(result),
    // 1 means that the source was refused.
    ...(result.exitCode === undefined || result.exitCode > 1 ? { hasCrashed: true } : {}),
  };
}
