/*
 * The smallest host that runs a console program: input, output and exit, nothing else. It is only for the tests of this
 * folder, which ask whether exceptions work, not how programs are limited.
 */

export interface Ended {
  readonly output: string;
  readonly errors: string;
  /** The exit code, or the message of what ended the program otherwise. */
  readonly ending: number | string;
}

const done = 0;
const badDescriptor = 8;
const characterDevice = 2;

/** A module whose function "trap" traps. C++ can catch neither a trap nor run destructors for it, but both for errors. */
const trapModule = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0],
  ...[3, 2, 1, 0],
  ...[7, 8, 1, 4, 0x74, 0x72, 0x61, 0x70, 0, 0],
  ...[10, 5, 1, 3, 0, 0, 0x0b],
);

interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}
interface WasmApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports?: object) => WasmInstance;
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WasmApi }).WebAssembly;

export function runProgram(program: Uint8Array, input: string): Ended {
  const trap = new Instance(new Module(trapModule)).exports['trap'] as () => void;
  const texts = ['', '', ''];
  const pending = new TextEncoder().encode(input);
  let taken = 0;
  let exitCode: number | undefined;
  let memory: { readonly buffer: ArrayBuffer } = { buffer: new ArrayBuffer() };
  const view = () => new DataView(memory.buffer);

  /** Calls `move` with each piece of memory of a vector, and writes how many bytes it moved. */
  const eachPiece = (vector: number, count: number, moved: number, move: (piece: Uint8Array) => number) => {
    let sum = 0;
    for (let at = vector; at < vector + 8 * count; at += 8) {
      sum += move(new Uint8Array(view().buffer, view().getUint32(at, true), view().getUint32(at + 4, true)));
    }
    view().setUint32(moved, sum, true);
    return done;
  };

  const calls: Readonly<Record<string, (...words: number[]) => number>> = {
    fd_write: (to = 0, vector = 0, count = 0, moved = 0) =>
      eachPiece(vector, count, moved, (piece) => {
        texts[to] += new TextDecoder().decode(piece);
        return piece.length;
      }),
    fd_read: (_from = 0, vector = 0, count = 0, moved = 0) =>
      eachPiece(vector, count, moved, (piece) => {
        const next = pending.subarray(taken, taken + piece.length);
        piece.set(next);
        taken += next.length;
        return next.length;
      }),
    fd_fdstat_get: (_of = 0, answer = 0) => {
      new Uint8Array(view().buffer, answer, 24).fill(0);
      view().setUint8(answer, characterDevice);
      return done;
    },
    proc_exit: (code = 0) => {
      exitCode = code;
      trap();
      return done;
    },
  };
  const imports = new Proxy(calls, { get: (known, name) => known[String(name)] ?? (() => badDescriptor) });

  try {
    const instance = new Instance(new Module(program), { wasi_snapshot_preview1: imports });
    memory = instance.exports['memory'] as typeof memory;
    (instance.exports['_start'] as () => void)();
    return { output: texts[1] ?? '', errors: texts[2] ?? '', ending: 'returned without an exit' };
  } catch (error) {
    return { output: texts[1] ?? '', errors: texts[2] ?? '', ending: exitCode ?? String(error) };
  }
}
