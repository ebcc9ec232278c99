import type { Names } from '../../cpp/names/names.ts';
import { qualifierOf } from '../../cpp/names/qualifier.ts';
import { type SyntaxNode, ancestors } from '../../cpp/source/syntax-node.ts';

/** Whether a name is used here and means something of the standard library. */
export function isOfLibrary(name: SyntaxNode, names: Names): boolean {
  return !isBeingDeclared(name) && !isOfAnotherNamespace(name, names) && names.meaningOf(name).kind === 'library';
}

/** `std::cout` for its `cout`. */
export function wholeName(name: SyntaxNode): SyntaxNode {
  let whole = name;
  while (whole.parent?.type === 'qualified_identifier') whole = whole.parent;
  return whole;
}

/** `using std::sqrt;` uses nothing yet, and what the program declares itself is not the library's. */
function isBeingDeclared(name: SyntaxNode): boolean {
  for (const above of ancestors(name)) {
    if (above.type === 'using_declaration') return true;
    if (above.type !== 'qualified_identifier') return name.field === 'declarator';
  }
  return false;
}

/** `chrono::round` is another function than `std::round`; `io::cout` is `std::cout` if `io` is an alias of `std`. */
function isOfAnotherNamespace(name: SyntaxNode, names: Names): boolean {
  const qualifier = qualifierOf(name);
  if (qualifier.kind !== 'inside') return false;
  const owner = names.meaningOf(qualifier.owner);
  return owner.kind === 'own' || owner.name !== 'std';
}
