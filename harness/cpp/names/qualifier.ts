import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';

/** What is in front of a name: nothing, `::` alone, or a class or namespace. */
export type Qualifier =
  | { readonly kind: 'none' }
  | { readonly kind: 'global' }
  | { readonly kind: 'inside'; readonly owner: SyntaxNode };

/** The tree of `a::b::c` nests to the right: `a::(b::c)`. */
export function qualifierOf(name: SyntaxNode): Qualifier {
  const whole = withArguments(name);
  const around = whole.parent;
  if (around?.type === 'nested_namespace_specifier') return inFrontInAlias(whole, around);
  if (around?.type !== 'qualified_identifier') return { kind: 'none' };
  if (whole.field === 'name') return inFrontOf(around);
  const further = around.parent;
  return around.field === 'name' && further?.type === 'qualified_identifier' ? inFrontOf(further) : { kind: 'none' };
}

function inFrontOf(qualified: SyntaxNode): Qualifier {
  const scope = inField(qualified, 'scope');
  return scope === undefined ? { kind: 'global' } : { kind: 'inside', owner: withoutArguments(scope) };
}

/** `namespace c = a::b;` is flat. */
function inFrontInAlias(name: SyntaxNode, specifier: SyntaxNode): Qualifier {
  const owner = previousParts(specifier).get(name);
  return owner === undefined ? { kind: 'none' } : { kind: 'inside', owner };
}

/** For each part of a name, the part before it. The map is made once, as there may be thousands of parts. */
const knownParts = new WeakMap<SyntaxNode, ReadonlyMap<SyntaxNode, SyntaxNode>>();

function previousParts(specifier: SyntaxNode): ReadonlyMap<SyntaxNode, SyntaxNode> {
  const known = knownParts.get(specifier);
  if (known !== undefined) return known;
  const previous = new Map<SyntaxNode, SyntaxNode>();
  let last: SyntaxNode | undefined;
  for (const part of namedChildren(specifier)) {
    if (last !== undefined) previous.set(part, last);
    last = part;
  }
  knownParts.set(specifier, previous);
  return previous;
}

/** `vector<int>` for the `vector` in it. */
function withArguments(name: SyntaxNode): SyntaxNode {
  const { parent, field } = name;
  return field === 'name' && (parent?.type === 'template_type' || parent?.type === 'template_function') ? parent : name;
}

/** `vector` of `vector<int>`. */
export function withoutArguments(name: SyntaxNode): SyntaxNode {
  const isTemplate = name.type === 'template_type' || name.type === 'template_function';
  return isTemplate ? (inField(name, 'name') ?? name) : name;
}

/** `count` of `S::count`, `vector` of `std::vector<int>`. */
export function lastPart(name: SyntaxNode): SyntaxNode {
  let node = name.type === 'nested_namespace_specifier' ? (namedChildren(name).at(-1) ?? name) : name;
  while (node.type === 'qualified_identifier') {
    const last = inField(node, 'name');
    if (last === undefined) return node;
    node = last;
  }
  return withoutArguments(node);
}
