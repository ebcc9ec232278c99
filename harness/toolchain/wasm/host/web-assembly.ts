/** A compiled module. It may be sent to workers, which then need not compile it again. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

export interface WasmMemory {
  /** Another object after the memory has grown. */
  readonly buffer: ArrayBuffer;
}

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

export interface WasmImport {
  readonly module: string;
  readonly name: string;
  readonly kind: 'function' | 'memory' | 'table' | 'global' | 'tag';
}

export type WasmImports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface WebAssemblyNamespace {
  readonly compile: (bytes: Uint8Array) => Promise<WasmModule>;
  readonly Module: {
    new (bytes: Uint8Array): WasmModule;
    imports(module: WasmModule): readonly WasmImport[];
  };
  readonly Instance: new (module: WasmModule, imports: WasmImports) => WasmInstance;
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => WasmMemory;
}

/** Node's types do not describe it, and those of a browser would let code here use the page. */
export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyNamespace }).WebAssembly;

/** The unit in which memory grows. */
export const pageBytes = 1 << 16;
