import { type SyntaxNode, hasChild, namedChildren, nodesUnder } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import type { Meaning } from './meaning-finder.ts';
import { lastPart } from './qualifier.ts';

/** What `using namespace` makes visible. The name after it is looked up only in namespaces that were opened before. */
export class OpenedNamespaces {
  private readonly opened = new Map<string, Declaration>();
  private readonly found = new Map<string, Declaration | undefined>();
  private readonly memberOf: (namespace: Declaration, name: string) => Declaration | undefined;

  constructor(memberOf: OpenedNamespaces['memberOf']) {
    this.memberOf = memberOf;
  }

  open(meaning: Meaning): void {
    if (meaning.kind !== 'own') return;
    const { kind, name } = meaning.declaration;
    const key = `${kind} ${name}`;
    if (this.opened.has(key)) return;
    this.opened.set(key, meaning.declaration);
    this.found.clear();
  }

  find(name: string): Declaration | undefined {
    if (this.found.has(name)) return this.found.get(name);
    let declaration: Declaration | undefined;
    for (const namespace of this.opened.values()) {
      declaration = this.memberOf(namespace, name);
      if (declaration !== undefined) break;
    }
    this.found.set(name, declaration);
    return declaration;
  }
}

/** The names after `using namespace`. The program has nothing in `std`. */
export function namesOfOpened(root: SyntaxNode): SyntaxNode[] {
  return nodesUnder(root)
    .filter((node) => node.type === 'using_declaration' && hasChild(node, 'namespace'))
    .flatMap((node) => namedChildren(node).slice(0, 1).map(lastPart))
    .filter(({ text }) => text !== 'std');
}
