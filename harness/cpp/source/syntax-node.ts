/**
 * A node of the syntax tree of tree-sitter-cpp, as plain data: the parser's own tree is in WebAssembly memory and
 * is freed as soon as this copy is made. https://github.com/tree-sitter/tree-sitter-cpp names the types and fields.
 */
export interface SyntaxNode {
  readonly type: string;
  /** Named in the grammar; keywords, operators and punctuation are not. */
  readonly named: boolean;
  /** What the node is in its parent: `declarator`, `type`. */
  readonly field: string | undefined;
  readonly text: string;
  /** Where it begins and ends in the student's own text. */
  readonly start: number;
  readonly end: number;
  /** Where it begins in the text that was parsed: what came out of one macro has one `start`, and many of these. */
  readonly parsedAt: number;
  readonly parent: SyntaxNode | undefined;
  readonly children: readonly SyntaxNode[];
}

/** Every rule walks through whole files, so these lists are made once. */
const wholeTrees = new WeakMap<SyntaxNode, readonly SyntaxNode[]>();

/** The node and everything below it, in the order of the text. */
export function nodesUnder(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.parent !== undefined) return listed(node);
  const known = wholeTrees.get(node) ?? listed(node);
  wholeTrees.set(node, known);
  return known;
}

function listed(top: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    found.push(node);
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child !== undefined) waiting.push(child);
    }
  }
  return found;
}

/** From the parent up to the root. A list, as the way is short, and every name of a program is looked up on it. */
export function ancestors(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let above = node.parent; above !== undefined; above = above.parent) found.push(above);
  return found;
}

export function closest(node: SyntaxNode, ...types: readonly string[]): SyntaxNode | undefined {
  let above = node.parent;
  while (above !== undefined && !types.includes(above.type)) above = above.parent;
  return above;
}

export function inField(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  return node?.children.find((child) => child.field === field);
}

export function allInField(node: SyntaxNode, field: string): SyntaxNode[] {
  return node.children.filter((child) => child.field === field);
}

export function namedChildren(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter(({ named }) => named);
}

export function hasChild(node: SyntaxNode, type: string): boolean {
  return node.children.some((child) => child.type === type);
}
