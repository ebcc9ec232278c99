import { argumentCalls } from './arguments.ts';
import { clockCalls } from './clock.ts';
import { consoleCalls } from './console-calls.ts';
import type { ConsoleEnding, ConsoleRequest, ConsoleRun } from './console-run.ts';
import { errors } from './errors.ts';
import { withLimitedMemory } from './limited-memory.ts';
import { viewOf } from './memory-view.ts';
import { randomCalls } from './random.ts';
import { importable, type SystemCalls } from './system-calls.ts';
import { trapKind } from './trap-kind.ts';
import { type WasmImports, type WasmInstance, type WasmMemory, type WasmModule, webAssembly } from './web-assembly.ts';

/** A student's program that can be run many times, with one limit of memory. */
export interface ConsoleProgram {
  /** Absent: its global variables alone need more memory than it may have. */
  readonly module?: WasmModule;
}

export async function consoleProgram(bytes: Uint8Array, memoryMiB: number): Promise<ConsoleProgram> {
  const limited = withLimitedMemory(bytes, memoryMiB);
  return limited === undefined ? {} : { module: await webAssembly.compile(limited) };
}

const system = 'wasi_snapshot_preview1';
/** Our own functions, which runtime/console.cpp calls. */
const ours = 'verbatim';

/** Runs the program once, in memory of its own. Only a deadline has to come from outside: end this thread. */
export function runConsole({ module }: ConsoleProgram, request: ConsoleRequest): ConsoleRun {
  if (module === undefined) return nothingDone({ kind: 'does-not-fit' });
  let ending: ConsoleEnding | undefined;
  let instance: WasmInstance | undefined;
  const end = (how: ConsoleEnding): 'end' => {
    ending ??= how;
    return 'end';
  };
  const onFault = (error: unknown): void => {
    end({ kind: 'trapped', trap: trapKind(error) });
  };
  const unseenOutput = (isLast: boolean): number | undefined => {
    const count = instance?.exports['verbatimUnseenOutput'] as ((isLast: number) => number) | undefined;
    try {
      return count?.(isLast ? 1 : 0) ?? 0;
    } catch (error) {
      onFault(error);
      return undefined;
    }
  };
  const view = viewOf(() => instance?.exports['memory'] as WasmMemory);
  const console = consoleCalls(request, view, { unseenOutput, end });
  const calls: SystemCalls = {
    ...argumentCalls(['program'], view),
    ...clockCalls(view, request.limits.sleepSeconds, () => end({ kind: 'overslept' })),
    ...randomCalls(view, request.seed ?? 0),
    ...console.calls,
    proc_exit: (code: number) => end({ kind: 'exited', code }),
  };
  const own: SystemCalls = { abort: () => end({ kind: 'aborted' }) };
  try {
    const imports = importsOf(
      module,
      { [system]: importable(calls, onFault), [ours]: importable(own, onFault) },
      (name) => importable({ [name]: () => end({ kind: 'missing-function', name }) }, onFault)[name],
    );
    instance = new webAssembly.Instance(module, imports);
    (instance.exports['_start'] as () => void)();
    end({ kind: 'exited', code: 0 });
  } catch (error) {
    onFault(error);
  }
  return {
    ending: ending ?? { kind: 'exited', code: 0 },
    printed: console.printed.all(),
    errors: console.errors.all(),
    // Output beyond the limit is not kept.
    reads: console.reads.map(({ after, length }) => ({ after: Math.min(after, console.printed.length), length })),
  };
}

function nothingDone(ending: ConsoleEnding): ConsoleRun {
  return { ending, printed: new Uint8Array(), errors: new Uint8Array(), reads: [] };
}

/**
 * A function for each import: system calls that we do not have answer that they do not exist, and a function that no
 * source defines ends the run.
 */
function importsOf(
  module: WasmModule,
  known: WasmImports,
  missing: (name: string) => unknown,
): Record<string, Record<string, unknown>> {
  const imports: Record<string, Record<string, unknown>> = {};
  for (const { module: from, name, kind } of webAssembly.Module.imports(module)) {
    if (kind !== 'function') continue;
    const group = (imports[from] ??= {});
    group[name] = known[from]?.[name] ?? (from === system ? () => errors.notImplemented : missing(name));
  }
  return imports;
}
