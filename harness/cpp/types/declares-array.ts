import type { Declaration } from '../names/declaration.ts';
import { wrapsOf } from '../names/declarator.ts';
import type { Names } from '../names/names.ts';
import { lastPart } from '../names/qualifier.ts';
import { type SyntaxNode, inField } from '../source/syntax-node.ts';

/** Which aliases of a file stand for an array. Each is followed once, as there may be chains of thousands. */
const knownAliases = new WeakMap<Names, Map<Declaration, boolean>>();

/** Whether a parameter has an array in its type by any name: `int a[]`, `int (&a)[3]`, `Board b`, `array<int, 3> &a` */
export function declaresArray(parameter: SyntaxNode, names: Names): boolean {
  const known = knownAliases.get(names) ?? new Map<Declaration, boolean>();
  knownAliases.set(names, known);
  const passed = new Set<Declaration>();
  let answer = arrayOrAlias(inField(parameter, 'type'), inField(parameter, 'declarator'), names);
  while (typeof answer !== 'boolean') {
    const before = passed.has(answer) ? false : known.get(answer);
    passed.add(answer);
    answer = before ?? arrayOrAlias(answer.type, answer.declarator, names);
  }
  for (const alias of passed) known.set(alias, answer);
  return answer;
}

/** Whether it is an array; or the alias that decides it. */
function arrayOrAlias(
  type: SyntaxNode | undefined,
  declarator: SyntaxNode | undefined,
  names: Names,
): boolean | Declaration {
  // What is pointed to or referred to: `int (&a)[3]` is an array, and `int (*f)(int)` is not, whatever it returns.
  const what = wrapsOf(declarator).find((wrap) => wrap !== 'pointer' && wrap !== 'reference');
  if (what !== undefined || type === undefined) return what === 'array';
  if (type.type === 'type_descriptor') return arrayOrAlias(inField(type, 'type'), inField(type, 'declarator'), names);
  if (!['type_identifier', 'template_type', 'qualified_identifier'].includes(type.type)) return false;
  const meaning = names.meaningOf(lastPart(type));
  if (meaning.kind === 'library') return meaning.name === 'array';
  return meaning.declaration.kind === 'alias' ? meaning.declaration : false;
}
