import { isWordCharacter } from './lexer.ts';
import { type SyntaxNode, nodesUnder } from './syntax-node.ts';

/** A name or type as people write it, however the student spread it over lines: `std::vector<long long>`. */
export function spellingOf(node: SyntaxNode): string {
  let text = '';
  for (const leaf of nodesUnder(node)) {
    if (leaf.children.length > 0 || leaf.text === '') continue;
    const needsBlank =
      text.endsWith(',') || (isWordCharacter(text.at(-1) ?? '') && isWordCharacter(leaf.text.charAt(0)));
    text += `${needsBlank ? ' ' : ''}${leaf.text}`;
  }
  return text;
}
