import { compile } from './compile.ts';
import { openHeaders } from './headers.ts';
import { ownFolder, run, type Tools, wordsOf } from './tools.ts';

export interface Linked {
  /** Absent if the objects do not fit together. */
  readonly program?: Uint8Array;
  readonly messages: string;
}

/** As large as the stack of a native run (../../runtime/run/stack.hpp). */
const stackBytes = 8 << 20;

const programPath = `${ownFolder}/program.wasm`;
const libraries = '/usr/lib/wasm32-wasip1';

/** Links programs with the parts of runtime/, which are compiled at the first call. */
export type Linker = (objects: readonly Uint8Array[]) => Promise<Linked>;

export function openLinker(tools: Tools): Linker {
  let ownObjects: Promise<readonly Uint8Array[]> | undefined;
  return async (objects) => {
    const all = [...objects, ...(await (ownObjects ??= compileRuntime(tools)))];
    const named = new Map(all.map((bytes, index) => [`${ownFolder}/${index}.o`, bytes]));
    const args = [
      ...['wasm-ld', '-m', 'wasm32', '-s'],
      // A stack that overflows reaches the end of memory, and so ends the run instead of changing variables.
      ...['-z', `stack-size=${stackBytes}`, '--stack-first'],
      // See runtime/console.cpp.
      '--wrap=fflush',
      ...[`-L${libraries}`, `${libraries}/crt1-command.o`, ...named.keys()],
      ...tools.exceptions.libraries,
      ...['-lwasi-emulated-process-clocks', '-lwasi-emulated-signal', '-lwasi-emulated-getpid'],
      // Before the library, whose own version of printf knows no long double.
      ...['-lc-printscan-long-double', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'],
      ...['-o', programPath],
    ];
    const result = run(tools, args, named);
    const program = result.exitCode === 0 ? result.files.get(programPath) : undefined;
    return { ...(program === undefined ? {} : { program }), messages: wordsOf(result) };
  };
}

async function compileRuntime(tools: Tools): Promise<readonly Uint8Array[]> {
  const { runtimeFile } = tools.exceptions;
  const objects: Uint8Array[] = [];
  for (const name of ['console.cpp', ...(runtimeFile === undefined ? [] : [runtimeFile])]) {
    const bytes = tools.runtime.get(name) ?? new Uint8Array();
    const settings = { standard: 'c++17', flags: ['-O1'] };
    const { object, messages } = await compile(tools, openHeaders({ ...tools }), name, [{ name, bytes }], settings);
    if (object === undefined) throw new Error(`our own ${name} does not compile: ${messages}`);
    objects.push(object);
  }
  return objects;
}
