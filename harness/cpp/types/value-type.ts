import type { SyntaxNode } from '../source/syntax-node.ts';

/** What we know about a type: as much as the rules ask for, and no more than the source says for certain. */
export type ValueType =
  | { readonly kind: 'integer' }
  | { readonly kind: 'floating' }
  /** A class of the library: `string`, `vector`. */
  | { readonly kind: 'library'; readonly name: string; readonly arguments: readonly SyntaxNode[] }
  | { readonly kind: 'array' }
  /** Pointers, references to functions, classes of the program, and what we do not know. */
  | { readonly kind: 'other' };

export const other: ValueType = { kind: 'other' };
export const integer: ValueType = { kind: 'integer' };
export const floating: ValueType = { kind: 'floating' };
