import type { TreeCursor } from 'web-tree-sitter';
import type { ParsedText } from './parsed-text.ts';
import { maxTreeDepth, maxTreeNodes } from './reading-limits.ts';
import type { SyntaxNode } from './syntax-node.ts';

export interface CopiedTree {
  readonly root: SyntaxNode;
  /** Nodes that the parser could not make sense of, or had to invent. */
  readonly faults: readonly SyntaxNode[];
}

export type Copied =
  | { readonly kind: 'tree'; readonly tree: CopiedTree }
  /** Where it is too deep or too large, in the text that was parsed. */
  | { readonly kind: 'limit'; readonly limit: 'depth' | 'nodes'; readonly at: number };

/** Copies the tree out of WebAssembly memory. The way from the root may be long, so it is an explicit list. */
export function copyTree(cursor: TreeCursor, { text, tokenAt }: ParsedText): Copied {
  const faults: SyntaxNode[] = [];
  const above: OpenNode[] = [];
  let root: SyntaxNode | undefined;
  for (let count = 1; ; count += 1) {
    const parent = above.at(-1);
    const node = copyNode(cursor, text, tokenAt, parent);
    if (above.length > maxTreeDepth) return { kind: 'limit', limit: 'depth', at: node.parsedAt };
    if (count > maxTreeNodes) return { kind: 'limit', limit: 'nodes', at: node.parsedAt };
    root ??= node;
    parent?.children.push(node);
    // Each call of the cursor goes through WebAssembly, so only nodes that may be missing or have children need one.
    const isError = node.type === 'ERROR';
    if (isError || (node.text === '' && cursor.nodeIsMissing)) faults.push(node);
    if ((node.named || isError) && cursor.gotoFirstChild()) {
      above.push(node);
      continue;
    }
    while (above.length > 0 && !cursor.gotoNextSibling()) {
      cursor.gotoParent();
      above.pop();
    }
    if (above.length === 0) return { kind: 'tree', tree: { root, faults } };
  }
}

type OpenNode = SyntaxNode & { readonly children: SyntaxNode[] };

function copyNode(
  cursor: TreeCursor,
  text: string,
  tokenAt: ParsedText['tokenAt'],
  parent: SyntaxNode | undefined,
): OpenNode {
  const { startIndex, endIndex } = cursor;
  return {
    type: cursor.nodeType,
    named: cursor.nodeIsNamed,
    field: cursor.currentFieldName ?? undefined,
    text: text.slice(startIndex, endIndex),
    start: tokenAt(startIndex)?.start ?? 0,
    end: tokenAt(Math.max(startIndex, endIndex - 1))?.end ?? 0,
    parsedAt: startIndex,
    parent,
    children: [],
  };
}
