import type { CopiedTree } from './copy-tree.ts';
import { type SyntaxNode, namedChildren } from './syntax-node.ts';
import type { Unread } from './unread.ts';

/** Nodes whose items can each be understood without the others. */
const holders: readonly string[] = [
  'translation_unit',
  'declaration_list',
  'field_declaration_list',
  'compound_statement',
];
const namespaceParts: readonly string[] = [
  'namespace_definition',
  'linkage_specification',
  'declaration_list',
  'template_declaration',
];

/**
 * The items of the source that a fault of the parser spoils: the statement or declaration that holds it, and
 * everything that is at the top level only because the parser lost count of the braces.
 */
export function unreadItems(
  { root, faults }: CopiedTree,
  bracesBefore: (node: SyntaxNode) => number,
  isBalanced: boolean,
): Unread[] {
  const spoilt = new Set(faults.map(itemOf));
  // If the tree has no faults, the braces have none.
  if (faults.length > 0) for (const item of misplaced(root, bracesBefore)) spoilt.add(item);
  // An extra or missing brace ends or opens a function in the wrong place, so it is unclear where later items belong.
  if (faults.length > 0 && !isBalanced) for (const item of behindFirstBody(root)) spoilt.add(item);
  return [...spoilt].map(({ start, end }) => ({ start, end, because: 'syntax' }));
}

function itemOf(fault: SyntaxNode): SyntaxNode {
  let item = fault;
  while (item.parent !== undefined && !holders.includes(item.parent.type)) item = item.parent;
  return item;
}

function misplaced(root: SyntaxNode, bracesBefore: (node: SyntaxNode) => number): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const waiting = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    for (const child of namedChildren(node)) {
      if (namespaceParts.includes(child.type)) {
        waiting.push({ node: child, depth: depth + (child.type === 'declaration_list' ? 1 : 0) });
      } else if (bracesBefore(child) !== depth) found.push(child);
    }
  }
  return found;
}

function behindFirstBody(root: SyntaxNode): SyntaxNode[] {
  const items = namedChildren(root);
  const first = items.findIndex(({ text }) => text.includes('{'));
  return first === -1 ? [] : items.slice(first + 1);
}
