/** What a build with checks tells of a crash before its places are known as lines. */
export interface CrashTrace {
  readonly what: CrashKind;
  /** Places in the program's own file, in hexadecimal, the innermost first. */
  readonly places: readonly string[];
}

export type CrashKind =
  | {
      readonly kind: 'memory';
      readonly access: 'read' | 'write';
      /** How many bytes were read or written. */
      readonly bytes: number;
      /** Where that is, seen from the nearest variable. */
      readonly where: 'before' | 'behind' | 'inside' | 'scope' | 'freed' | 'outside';
      /** Bytes between them. */
      readonly distance: number;
      /** Empty where it has no name. */
      readonly variable: string;
      readonly variableBytes: number;
    }
  | { readonly kind: 'recursion' }
  | { readonly kind: 'stack' }
  /** One that nothing catches; the name as the compiler writes it. */
  | { readonly kind: 'exception'; readonly type: string }
  /** The library checks something itself, in its own words. */
  | { readonly kind: 'library'; readonly rule: string }
  | { readonly kind: 'signal' };
