import { type SyntaxNode, ancestors, closest, inField, nodesUnder } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { declarationsOf } from './declarations-of.ts';
import { declaredBy } from './declarator.ts';

export type Scope = ReadonlyMap<string, readonly Declaration[]>;
export type Scopes = ReadonlyMap<SyntaxNode, Scope>;

/** Nodes that limit names. A namespace without a name and `extern "C"` do not: their names are visible outside. */
const scopeTypes: ReadonlySet<string> = new Set([
  'translation_unit',
  'namespace_definition',
  'class_specifier',
  'struct_specifier',
  'union_specifier',
  'function_definition',
  'function_declarator',
  'template_declaration',
  'compound_statement',
  'for_statement',
  'for_range_loop',
  'if_statement',
  'while_statement',
  'switch_statement',
  'lambda_expression',
  'catch_clause',
]);
export const classScopes: readonly string[] = ['class_specifier', 'struct_specifier', 'union_specifier'];

/** Every scope of a file with the names that it declares, in the order of the text. */
export function scopesOf(root: SyntaxNode): Scopes {
  const scopes = new Map<SyntaxNode, Map<string, Declaration[]>>();
  const scopeAround = scopeFinder();
  for (const node of nodesUnder(root)) {
    for (const declaration of declarationsOf(node)) {
      const place = scopeOfDeclaration(declaration, scopeAround);
      const scope = scopes.get(place) ?? new Map<string, Declaration[]>();
      scopes.set(place, scope);
      const known = scope.get(declaration.name);
      if (known === undefined) scope.set(declaration.name, [declaration]);
      else known.push(declaration);
    }
  }
  return scopes;
}

function isScope(node: SyntaxNode): boolean {
  if (node.type === 'namespace_definition') return inField(node, 'name') !== undefined;
  return scopeTypes.has(node.type);
}

export type ScopeAround = (node: SyntaxNode) => SyntaxNode | undefined;

/** Finds the scope of a node, once for all nodes with the same parent: the way up may be long. */
export function scopeFinder(): ScopeAround {
  const known = new Map<SyntaxNode, SyntaxNode | undefined>();
  return ({ parent }) => {
    if (parent === undefined) return undefined;
    if (known.has(parent)) return known.get(parent);
    let scope: SyntaxNode | undefined = parent;
    while (scope !== undefined && !isScope(scope)) scope = scope.parent;
    known.set(parent, scope);
    return scope;
  };
}

function scopeOfDeclaration({ kind, owner }: Declaration, scopeAround: ScopeAround): SyntaxNode {
  const nearest = scopeAround(owner);
  if (kind === 'parameter') return scopeOfParameter(nearest ?? rootOf(owner));
  if (owner.type === 'for_range_loop') return owner;
  if (kind === 'template-parameter') return nearest ?? rootOf(owner);
  // What a template declares is known outside of it; only its parameters are not.
  let around = nearest;
  while (around?.type === 'template_declaration') around = scopeAround(around);
  return around ?? rootOf(owner);
}

/** Parameters of a definition are visible in its body, those of a prototype only in the prototype. */
function scopeOfParameter(nearest: SyntaxNode): SyntaxNode {
  if (nearest.type !== 'function_declarator') return nearest;
  const definition = closest(nearest, 'function_definition', 'compound_statement', 'parameter_list');
  return definition?.type === 'function_definition' && declaresItself(definition, nearest) ? definition : nearest;
}

/** `int *f(int a) {...}`: the innermost function declarator around the name is the definition's own. */
function declaresItself(definition: SyntaxNode, declarator: SyntaxNode): boolean {
  const own = inField(definition, 'declarator');
  const name = own === undefined ? undefined : declaredBy(own)?.name;
  return name !== undefined && closest(name, 'function_declarator') === declarator;
}

function rootOf(node: SyntaxNode): SyntaxNode {
  return ancestors(node).at(-1) ?? node;
}
