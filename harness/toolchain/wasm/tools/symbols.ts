import { ownFolder, run, type Tools } from './tools.ts';

export interface ObjectSymbols {
  /** Mangled names; `main` is called `__main_void` or `__main_argc_argv` here. */
  readonly defined: readonly string[];
  readonly undefined: readonly string[];
}

const path = `${ownFolder}/object.o`;

/** The functions and variables that an object file defines or needs, without those that only it can see. */
export function symbolsOf(tools: Tools, object: Uint8Array): ObjectSymbols {
  const { exitCode, output } = run(tools, ['llvm-nm', '--format=posix', path], new Map([[path, object]]));
  if (exitCode !== 0) throw new Error('the symbols of an object file cannot be read');
  const lines = new TextDecoder().decode(output).split('\n');
  const symbols = lines.map((line) => line.split(' ')).filter(([, kind]) => kind !== undefined);
  const named = (kinds: RegExp) => symbols.filter(([, kind = '']) => kinds.test(kind)).map(([name = '']) => name);
  return { defined: named(/^[A-TVW-Z]$/), undefined: named(/^[Uvw]$/) };
}
