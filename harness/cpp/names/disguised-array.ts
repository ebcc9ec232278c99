import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';

export interface DisguisedArray {
  readonly name: SyntaxNode;
  readonly type: SyntaxNode;
}

/**
 * `int (&row)[3] = grid[0];` and `int (*row)[3] = grid;`, which the grammar takes for a call with an index behind it.
 * A statement that may be a declaration is one, and `int` cannot be called.
 */
export function disguisedArray(statement: SyntaxNode): DisguisedArray | undefined {
  const [expression] = namedChildren(statement);
  let part = expression?.type === 'assignment_expression' ? inField(expression, 'left') : expression;
  if (part?.type !== 'subscript_expression') return undefined;
  while (part?.type === 'subscript_expression') part = inField(part, 'argument');
  const type = part?.type === 'call_expression' ? inField(part, 'function') : undefined;
  const list = part === undefined ? undefined : inField(part, 'arguments');
  const [argument, ...more] = list === undefined ? [] : namedChildren(list);
  if (type?.type !== 'primitive_type' || argument?.type !== 'pointer_expression' || more.length > 0) return undefined;
  const name = inField(argument, 'argument');
  return name?.type === 'identifier' ? { name, type } : undefined;
}
