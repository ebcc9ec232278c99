import type { SyntaxNode } from '../source/syntax-node.ts';

export type DeclarationKind =
  | 'variable'
  | 'parameter'
  /** A field of a class, static or not. */
  | 'field'
  /** Free or member: `owner` shows which. */
  | 'function'
  | 'class'
  | 'enum'
  | 'enumerator'
  /** `typedef` and `using x = ...` */
  | 'alias'
  | 'namespace'
  /** `namespace x = ...` */
  | 'namespace-alias'
  /** `using a::x` */
  | 'using'
  | 'template-parameter';

/** Something that the program gives a name to. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** The name itself. */
  readonly node: SyntaxNode;
  /** The declaration, parameter or definition that it is part of. */
  readonly owner: SyntaxNode;
  /** `*x[3]` of `int *x[3]`; absent if the kind has none. */
  readonly declarator?: SyntaxNode;
  /** The type as it is written, or what an alias stands for. */
  readonly type?: SyntaxNode;
  /** A reference or pointer to an array that the grammar takes for a call: it has neither `declarator` nor `type`. */
  readonly isDisguisedArray?: true;
}
