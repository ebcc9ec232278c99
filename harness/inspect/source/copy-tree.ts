import type { TreeCursor } from 'web-tree-sitter';
import type { ParsedText } from './parsed-text.ts';
import type { SyntaxNode } from './syntax-node.ts';

export interface CopiedTree {
  readonly root: SyntaxNode;
  /** Nodes that the parser could not make sense of, or had to invent. */
  readonly faults: readonly SyntaxNode[];
}

/** Deeper or larger than any program of a course; beyond it, a walk through the tree would not come to its end. */
const deepest = 400;
const mostNodes = 400_000;

/** Copies the tree out of WebAssembly memory; undefined where it is too deep or too large. */
export function copyTree(cursor: TreeCursor, { text, tokenAt }: ParsedText): CopiedTree | undefined {
  const faults: SyntaxNode[] = [];
  let count = 0;

  function copy(parent: SyntaxNode | undefined, depth: number): SyntaxNode | undefined {
    count += 1;
    if (depth > deepest || count > mostNodes) return undefined;
    const { startIndex, endIndex, nodeType } = cursor;
    const children: SyntaxNode[] = [];
    const node: SyntaxNode = {
      type: nodeType,
      named: cursor.nodeIsNamed,
      field: cursor.currentFieldName ?? undefined,
      text: text.slice(startIndex, endIndex),
      start: tokenAt(startIndex)?.start ?? 0,
      end: tokenAt(Math.max(startIndex, endIndex - 1))?.end ?? 0,
      parsedAt: startIndex,
      parent,
      children,
    };
    // Every question to the cursor goes through WebAssembly: only what may be missing or have children is asked.
    if (nodeType === 'ERROR' || (startIndex === endIndex && cursor.nodeIsMissing)) faults.push(node);
    if (!(node.named || nodeType === 'ERROR') || !cursor.gotoFirstChild()) return node;
    do {
      const child = copy(node, depth + 1);
      if (child === undefined) return undefined;
      children.push(child);
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
    return node;
  }

  const root = copy(undefined, 0);
  return root === undefined ? undefined : { root, faults };
}
