import { fileKinds } from './errors.ts';
import type { MemoryView } from './memory-view.ts';

/** Writes what a tool can learn about files: their kind, their size and a number that tells them apart. */
export interface FileFacts {
  writeFile(at: number, path: string, size: number): void;
  writeFolder(at: number, path: string): void;
  writeTerminal(at: number): void;
  /** The number of a file or folder. */
  numberOf(path: string): bigint;
}

const factBytes = 64;

/** All times are 0, because precompiled headers contain the times of the files that were read. */
export function fileFacts(view: MemoryView): FileFacts {
  const numbers = new Map<string, bigint>();
  const numberOf = (path: string): bigint => {
    const number = numbers.get(path) ?? BigInt(numbers.size + 1);
    numbers.set(path, number);
    return number;
  };
  const write = (at: number, kind: number, number: bigint, size: number): void => {
    view.bytes({ at, length: factBytes }).fill(0);
    view.setInteger64(at, 1n);
    view.setInteger64(at + 8, number);
    view.setByte(at + 16, kind);
    view.setInteger64(at + 24, 1n);
    view.setInteger64(at + 32, BigInt(size));
  };
  return {
    writeFile: (at, path, size) => write(at, fileKinds.file, numberOf(path), size),
    writeFolder: (at, path) => write(at, fileKinds.folder, numberOf(path), 0),
    writeTerminal: (at) => write(at, fileKinds.terminal, 0n, 0),
    numberOf,
  };
}
