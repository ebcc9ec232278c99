import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';

/** What is around a name in its declarator, the closest first: `*x[3]` is an array of pointers. */
export type Wrap = 'array' | 'pointer' | 'reference' | 'function';

export interface Declared {
  readonly name: SyntaxNode;
  readonly wraps: readonly Wrap[];
}

const wrapOf: ReadonlyMap<string, Wrap> = new Map([
  ['array_declarator', 'array'],
  ['abstract_array_declarator', 'array'],
  ['pointer_declarator', 'pointer'],
  ['abstract_pointer_declarator', 'pointer'],
  ['reference_declarator', 'reference'],
  ['abstract_reference_declarator', 'reference'],
  ['function_declarator', 'function'],
  ['abstract_function_declarator', 'function'],
]);

const nameTypes: readonly string[] = [
  'identifier',
  'field_identifier',
  'type_identifier',
  'qualified_identifier',
  'operator_name',
  'destructor_name',
  'template_function',
  'structured_binding_declarator',
];

/** The name in a declarator and what is around it; undefined for parameters without a name. */
export function declaredBy(declarator: SyntaxNode): Declared | undefined {
  const wraps: Wrap[] = [];
  let node: SyntaxNode | undefined = declarator;
  while (node !== undefined && !nameTypes.includes(node.type)) {
    const wrap = wrapOf.get(node.type);
    if (wrap !== undefined) wraps.unshift(wrap);
    node = inner(node);
  }
  return node === undefined ? undefined : { name: node, wraps };
}

/** What is around a declarator without a name, as in `int (*)[4]`. */
export function wrapsOf(declarator: SyntaxNode | undefined): Wrap[] {
  const wraps: Wrap[] = [];
  let node = declarator;
  while (node !== undefined) {
    const wrap = wrapOf.get(node.type);
    if (wrap !== undefined) wraps.unshift(wrap);
    node = inField(node, 'declarator') ?? namedChildren(node).find(({ type }) => wrapOf.has(type));
  }
  return wraps;
}

function inner(node: SyntaxNode): SyntaxNode | undefined {
  const declarator = inField(node, 'declarator');
  if (declarator !== undefined) return declarator;
  // These nodes have no field for the declarator inside them.
  const bare = ['parenthesized_declarator', 'reference_declarator', 'attributed_declarator'].includes(node.type);
  return bare
    ? namedChildren(node).find(({ type }) => nameTypes.includes(type) || type.endsWith('declarator'))
    : undefined;
}
