import type { Names } from '../../cpp/names/names.ts';
import { type SyntaxNode, inField, namedChildren, nodesUnder } from '../../cpp/source/syntax-node.ts';
import { typeOfExpression } from '../../cpp/types/type-of-expression.ts';
import { cmathFunctions } from './cmath-functions.ts';
import { isOfLibrary, wholeName } from '../library/library-name.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { noCmath } from './definition.ts';

/** Functions that come from <cmath>, included or not. */
export const check: RuleCheck<typeof noCmath> = {
  readsTree: true,
  // Calling `pow` in three places is one mistake; calling another function is another mistake.
  mistake: ({ function: name }) => name,
  // A missing header is part of the same mistake.
  explainsError: (message) => {
    const name = /^'(\w+)' (?:was not declared in this scope|is not a member of 'std')/.exec(message)?.[1];
    return name !== undefined && cmathFunctions.has(name);
  },
  *find({ files }): Generator<Sighting> {
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
  if (!isOfLibrary(name, names)) return undefined;
  const whole = wholeName(name);
  if (name.text !== 'abs') return { kind: 'use', at: whole };
  const kind = kindOfAbs(whole, names);
  return kind === undefined ? undefined : { kind, at: whole };
}

/** `abs` of whole numbers is in <cstdlib>. If the source does not say the type, the rule is not decided. */
function kindOfAbs(whole: SyntaxNode, names: Names): 'use' | 'doubt' | undefined {
  const call = whole.parent;
  const list = call?.type === 'call_expression' && whole.field === 'function' ? inField(call, 'arguments') : undefined;
  const [argument] = list === undefined ? [] : namedChildren(list);
  if (argument === undefined) return 'doubt';
  const type = typeOfExpression(argument, names).kind;
  if (type === 'floating') return 'use';
  return type === 'integer' ? undefined : 'doubt';
}
