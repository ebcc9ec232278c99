import { argumentCalls } from './arguments.ts';
import { byteStore } from './byte-store.ts';
import { clockCalls } from './clock.ts';
import { descriptorCalls } from './descriptor-calls.ts';
import { descriptors } from './descriptors.ts';
import { fileFacts } from './file-facts.ts';
import { viewOf } from './memory-view.ts';
import { pathCalls } from './path-calls.ts';
import { privateFiles } from './private-files.ts';
import { randomCalls } from './random.ts';
import type { SharedFiles } from './shared-files.ts';
import { importable, type SystemCalls } from './system-calls.ts';
import { type WasmInstance, type WasmMemory, type WasmModule, webAssembly } from './web-assembly.ts';

export interface ToolRun {
  readonly args: readonly string[];
  /** Given to the tool, by absolute path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export interface ToolResult {
  /** 0 if all is well; undefined if the tool crashed, as compilers do that have no stack or memory left. */
  readonly exitCode: number | undefined;
  readonly output: Uint8Array;
  readonly errors: Uint8Array;
  /** Given and made files, by absolute path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Long lists of functions fit; of messages, only the beginning is read anyway. */
const maxTextBytes = 16 << 20;

/** Runs a compiler, a linker or the like once. It sees the shared files and its own, and nothing else. */
export function runTool(module: WasmModule, shared: SharedFiles, run: ToolRun): ToolResult {
  let instance: WasmInstance | undefined;
  let exitCode: number | undefined;
  const view = viewOf(() => instance?.exports['memory'] as WasmMemory);
  const output = byteStore(maxTextBytes);
  const errors = byteStore(maxTextBytes);
  const files = privateFiles(shared, run.files);
  const open = descriptors(output, errors);
  const facts = fileFacts(view);
  const calls: SystemCalls = {
    ...argumentCalls(run.args, view),
    ...clockCalls(view, Number.MAX_SAFE_INTEGER / 1e9, () => {}),
    ...randomCalls(view, 0),
    ...descriptorCalls(view, open, facts),
    ...pathCalls(view, open, files, facts),
    proc_exit(code: number) {
      exitCode = code;
      return 'end';
    },
  };
  try {
    instance = new webAssembly.Instance(module, { wasi_snapshot_preview1: importable(calls, () => {}) });
    (instance.exports['_start'] as () => void)();
    exitCode ??= 0;
  } catch {
    // A trap: either our own after proc_exit, or the tool crashed.
  }
  return { exitCode, output: output.all(), errors: errors.all(), files: files.all() };
}
