import type { ByteStore } from './byte-store.ts';
import type { OpenableFile } from './private-files.ts';

/** What a tool has open. */
export type Descriptor =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly store: ByteStore }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string; readonly file: OpenableFile; position: number };

export interface Descriptors {
  get(descriptor: number): Descriptor | undefined;
  open(what: Descriptor): number;
  close(descriptor: number): boolean;
}

/** Standard input, output and errors, and the root of all files. */
export const rootDescriptor = 3;

export function descriptors(output: ByteStore, errors: ByteStore): Descriptors {
  const all: (Descriptor | undefined)[] = [
    { kind: 'empty' },
    { kind: 'text', store: output },
    { kind: 'text', store: errors },
    { kind: 'folder', path: '/' },
  ];
  return {
    get: (descriptor) => all[descriptor],
    open(what) {
      const free = all.indexOf(undefined);
      const descriptor = free === -1 ? all.length : free;
      all[descriptor] = what;
      return descriptor;
    },
    close(descriptor) {
      if (all[descriptor] === undefined) return false;
      all[descriptor] = undefined;
      return true;
    },
  };
}
