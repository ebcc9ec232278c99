import type { Declaration } from '../names/declaration.ts';
import type { Names } from '../names/names.ts';
import { lastPart } from '../names/qualifier.ts';
import { type SyntaxNode, inField } from '../source/syntax-node.ts';

/** The field of `p.x`, `p->x` and `list[i].x`, where `p` or `list` is declared with a class of the program. */
export function fieldMeant(node: SyntaxNode, names: Names): Declaration | undefined {
  const object = inField(node, 'argument');
  const field = inField(node, 'field');
  const owner = object === undefined ? undefined : classOf(object, names);
  if (owner === undefined || field === undefined) return undefined;
  const found = names.memberOf(owner, field.text);
  return found?.kind === 'field' ? found : undefined;
}

function classOf(object: SyntaxNode, names: Names): Declaration | undefined {
  const named = object.type === 'subscript_expression' ? inField(object, 'argument') : object;
  if (named?.type !== 'identifier') return undefined;
  const meaning = names.meaningOf(named);
  if (meaning.kind !== 'own' || meaning.declaration.type === undefined) return undefined;
  const type = names.meaningOf(lastPart(meaning.declaration.type));
  return type.kind === 'own' && type.declaration.kind === 'class' ? type.declaration : undefined;
}
