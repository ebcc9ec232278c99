import { type SyntaxNode, inField } from '../source/syntax-node.ts';
import type { DeclarationKind } from './declaration.ts';
import type { Names } from './names.ts';

const values: readonly DeclarationKind[] = ['variable', 'parameter', 'field', 'enumerator'];

/**
 * `ifstream in(argv[1]);` and `int next(start);` look like prototypes of functions. What the grammar takes for a
 * parameter is an initial value where its "type" is the name of a value.
 */
export function isDisguisedValue(parameter: SyntaxNode, names: Names): boolean {
  const type = inField(parameter, 'type');
  if (type?.type !== 'type_identifier') return false;
  const meaning = names.meaningOf(type);
  return meaning.kind === 'own' && values.includes(meaning.declaration.kind);
}
