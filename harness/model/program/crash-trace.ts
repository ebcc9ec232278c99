/** What a build with checks reports about a crash before its addresses are resolved to lines. */
export interface CrashTrace {
  readonly what: CrashKind;
  /** Addresses in the program's own file, in hexadecimal, the innermost first. */
  readonly places: readonly string[];
}

export type CrashKind =
  | {
      readonly kind: 'memory';
      readonly access: 'read' | 'write';
      /** How many bytes were read or written. */
      readonly bytes: number;
      /** The place relative to the nearest variable. */
      readonly where: 'before' | 'behind' | 'inside' | 'scope' | 'freed' | 'outside';
      /** Bytes between the two. */
      readonly distance: number;
      /** Empty if the variable has no name. */
      readonly variable: string;
      readonly variableBytes: number;
    }
  | { readonly kind: 'recursion' }
  | { readonly kind: 'stack' }
  /** An exception that nothing catches; its type in the compiler's spelling. */
  | { readonly kind: 'exception'; readonly type: string }
  /** A check of the C++ library itself, in the library's own words. */
  | { readonly kind: 'library'; readonly rule: string }
  | { readonly kind: 'signal' };
