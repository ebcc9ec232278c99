import type { NoOptions } from '../../model/assignment.ts';
import type { Names } from '../names/names.ts';
import { lastPart, qualifierOf } from '../names/qualifier.ts';
import { type SyntaxNode, ancestors, inField, namedChildren, nodesUnder } from '../source/syntax-node.ts';
import { typeOfExpression } from '../types/type-of-expression.ts';
import { cmathFunctions } from './cmath-functions.ts';
import type { Rule, Sighting } from './rule.ts';

/** Functions that come from <cmath>, included or not. */
export const noCmath: Rule<NoOptions> = {
  readsTree: true,
  *check({ files }): Generator<Sighting> {
    for (const file of files) {
      for (const node of nodesUnder(file.root)) {
        const use = node.type === 'identifier' ? useOf(node, file.names) : undefined;
        if (use === undefined) continue;
        yield use.kind === 'doubt'
          ? { kind: 'doubt', file, at: use.at, because: 'types' }
          : { kind: 'breach', file, at: use.at, facts: { rule: 'no-cmath', function: node.text } };
      }
    }
  },
};

function useOf(
  name: SyntaxNode,
  names: Names,
): { readonly kind: 'use' | 'doubt'; readonly at: SyntaxNode } | undefined {
  if (!cmathFunctions.has(name.text) && name.text !== 'abs') return undefined;
  if (isBeingDeclared(name) || isOfAnotherNamespace(name) || names.meaningOf(name).kind === 'own') return undefined;
  const whole = wholeName(name);
  if (name.text !== 'abs') return { kind: 'use', at: whole };
  const kind = kindOfAbs(whole, names);
  return kind === undefined ? undefined : { kind, at: whole };
}

/** `abs` of whole numbers is in <cstdlib>. Where the source does not say the type, nobody is accused. */
function kindOfAbs(whole: SyntaxNode, names: Names): 'use' | 'doubt' | undefined {
  const call = whole.parent;
  const list = call?.type === 'call_expression' && whole.field === 'function' ? inField(call, 'arguments') : undefined;
  const [argument] = list === undefined ? [] : namedChildren(list);
  if (argument === undefined) return 'doubt';
  const type = typeOfExpression(argument, names).kind;
  if (type === 'floating') return 'use';
  return type === 'integer' ? undefined : 'doubt';
}

/** `chrono::round` is somebody else. */
function isOfAnotherNamespace(name: SyntaxNode): boolean {
  const qualifier = qualifierOf(name);
  if (qualifier.kind !== 'inside') return false;
  return lastPart(qualifier.owner).text !== 'std';
}

/** `using std::sqrt;` uses nothing yet, and a declaration of one's own is one's own. */
function isBeingDeclared(name: SyntaxNode): boolean {
  for (const above of ancestors(name)) {
    if (above.type === 'using_declaration') return true;
    if (above.type !== 'qualified_identifier') return name.field === 'declarator';
  }
  return false;
}

function wholeName(name: SyntaxNode): SyntaxNode {
  let whole = name;
  while (whole.parent?.type === 'qualified_identifier') whole = whole.parent;
  return whole;
}
