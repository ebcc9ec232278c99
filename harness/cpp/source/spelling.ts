import { isWordCharacter } from './lexer.ts';
import { type SyntaxNode, nodesUnder } from './syntax-node.ts';

/** A name or type as people write it, however the student spread it over lines: `std::vector<long long>`. */
export function spellingOf(node: SyntaxNode): string {
  const parts: string[] = [];
  let last = '';
  for (const leaf of nodesUnder(node)) {
    if (leaf.children.length > 0 || leaf.text === '') continue;
    const needsBlank =
      last.endsWith(',') || (isWordCharacter(last.at(-1) ?? '') && isWordCharacter(leaf.text.charAt(0)));
    parts.push(needsBlank ? ' ' : '', leaf.text);
    last = leaf.text;
  }
  return parts.join('');
}
