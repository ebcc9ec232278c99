import type { Declaration } from '../names/declaration.ts';
import { wrapsOf } from '../names/declarator.ts';
import type { Names } from '../names/names.ts';
import { lastPart } from '../names/qualifier.ts';
import { type SyntaxNode, inField } from '../source/syntax-node.ts';

/** Whether a parameter has an array in its type, by whatever name: `int a[]`, `int (&a)[3]`, `Board b`, `array<int, 3> &a`. */
export function declaresArray(parameter: SyntaxNode, names: Names): boolean {
  return hasArray(inField(parameter, 'type'), inField(parameter, 'declarator'), names, new Set());
}

function hasArray(
  type: SyntaxNode | undefined,
  declarator: SyntaxNode | undefined,
  names: Names,
  seen: Set<Declaration>,
): boolean {
  // What is pointed to or referred to: `int (&a)[3]` is an array, and `int (*f)(int)` is not, whatever it returns.
  const [what] = wrapsOf(declarator).filter((wrap) => wrap !== 'pointer' && wrap !== 'reference');
  if (what !== undefined || type === undefined) return what === 'array';
  return isNameOfArray(type, names, seen);
}

function isNameOfArray(type: SyntaxNode, names: Names, seen: Set<Declaration>): boolean {
  if (type.type === 'type_descriptor') {
    return hasArray(inField(type, 'type'), inField(type, 'declarator'), names, seen);
  }
  if (!['type_identifier', 'template_type', 'qualified_identifier'].includes(type.type)) return false;
  const meaning = names.meaningOf(lastPart(type));
  if (meaning.kind === 'library') return meaning.name === 'array';
  const { declaration } = meaning;
  if (declaration.kind !== 'alias' || seen.has(declaration)) return false;
  seen.add(declaration);
  return hasArray(declaration.type, declaration.declarator, names, seen);
}
