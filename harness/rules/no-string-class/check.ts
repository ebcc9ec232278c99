import type { Names } from '../../cpp/names/names.ts';
import { lastPart } from '../../cpp/names/qualifier.ts';
import { type SyntaxNode, ancestors, inField, nodesUnder } from '../../cpp/source/syntax-node.ts';
import { isStringLiteral } from '../../cpp/types/type-of-expression.ts';
import { usesOfClass } from '../library/class-uses.ts';
import type { Facts, RuleCheck, Sighting } from '../rule.ts';
import type { noStringClass } from './definition.ts';

const classes = ['string', 'wstring', 'u8string', 'u16string', 'u32string', 'basic_string'];
const makers = ['to_string', 'to_wstring'];

/** `std::string` by any name, and strings whose class is not named. */
export const check: RuleCheck<typeof noStringClass> = {
  readsTree: true,
  *find({ files }): Generator<Sighting> {
    for (const file of files) {
      const uses = usesOfClass(file, classes);
      const named = new Set(uses.map(({ at }) => at.parent));
      const nameless = nodesUnder(file.root).flatMap((node) => namelessString(node, file.names));
      for (const { at, how, text } of uses) {
        yield { kind: 'breach', file, at, facts: { rule: 'no-string-class', how, text } };
      }
      for (const { at, facts } of nameless) {
        // `auto s = "a"s` and `string s = to_string(1)` are one use each.
        if (!ancestors(at).some((above) => above.type === 'declaration' && named.has(above))) {
          yield { kind: 'breach', file, at, facts };
        }
      }
    }
  },
};

function namelessString(node: SyntaxNode, names: Names): { readonly at: SyntaxNode; readonly facts: Facts }[] {
  if (node.type === 'user_defined_literal' && isStringLiteral(node)) {
    return [{ at: node, facts: { rule: 'no-string-class', how: 'literal', text: node.text } }];
  }
  const callee = node.type === 'call_expression' ? inField(node, 'function') : undefined;
  if (callee?.type !== 'identifier' && callee?.type !== 'qualified_identifier') return [];
  const meaning = names.meaningOf(lastPart(callee));
  if (meaning.kind === 'own' || !makers.includes(meaning.name)) return [];
  return [{ at: callee, facts: { rule: 'no-string-class', how: 'function', text: meaning.name } }];
}
