import { countBelow } from '../source/sorted.ts';
import { type SyntaxNode, hasChild, inField, namedChildren, nodesUnder } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { declaredBy } from './declarator.ts';
import { lastPart, qualifierOf, withoutArguments } from './qualifier.ts';
import { type Scopes, classScopes, enclosingScopes, scopesOf } from './scope.ts';

/** What a name in the source stands for. */
export type Meaning =
  | { readonly kind: 'own'; readonly declaration: Declaration }
  /** Nothing of the program has this name there, so it is the library's; without `std::` in front. */
  | { readonly kind: 'library'; readonly name: string };

/** The names of one file. */
export interface Names {
  /** Of a single name, also where it is a part of a qualified one. */
  meaningOf(name: SyntaxNode): Meaning;
  /** Every declaration of the file itself, in the order of the text. */
  readonly declarations: readonly Declaration[];
  /** What stands outside of everything, in the file or in what it includes. */
  atTop(name: string): Declaration | undefined;
  /** What a class or namespace has under a name. */
  memberOf(owner: Declaration, name: string): Declaration | undefined;
}

/** What the file itself declares, for those that include it. */
export interface TopNames {
  readonly scopes: Scopes;
  readonly declarations: readonly Declaration[];
  atTop(name: string): Declaration | undefined;
  memberOf(owner: Declaration, name: string): Declaration | undefined;
}

export function topNamesOf(root: SyntaxNode): TopNames {
  const scopes = scopesOf(root);
  const declarations = [...scopes.values()]
    .flatMap((scope) => [...scope.values()].flat())
    .toSorted((a, b) => a.node.parsedAt - b.node.parsedAt);
  return {
    scopes,
    declarations,
    atTop: (name) => scopes.get(root)?.get(name)?.[0],
    memberOf(owner, name) {
      // A class may be announced before it is defined, and a namespace opened several times.
      const parts = declarations.filter((one) => one.name === owner.name && one.kind === owner.kind);
      return first(parts, (part) => scopes.get(part.owner)?.get(name)?.[0]);
    },
  };
}

/** With the names of all files that it includes, and that these include, the nearest first. */
export function namesOf(root: SyntaxNode, own: TopNames, included: readonly TopNames[]): Names {
  const { scopes, declarations } = own;
  const openedNamespaces = nodesUnder(root)
    .filter((node) => node.type === 'using_declaration' && hasChild(node, 'namespace'))
    .flatMap((node) => namedChildren(node).slice(0, 1).map(lastPart));
  // Names that need each other to be understood mean nothing: no compiler takes them.
  const busy = new Set<SyntaxNode>();

  function meaningOf(name: SyntaxNode): Meaning {
    const library: Meaning = { kind: 'library', name: name.text };
    if (busy.has(name)) return library;
    busy.add(name);
    try {
      const found = declarationOf(name);
      if (found === undefined) return library;
      const { kind, type } = found;
      const standsForAnother = (kind === 'using' || kind === 'namespace-alias') && type !== undefined;
      return standsForAnother ? meaningOf(lastPart(type)) : { kind: 'own', declaration: found };
    } finally {
      busy.delete(name);
    }
  }

  function declarationOf(name: SyntaxNode): Declaration | undefined {
    const qualifier = qualifierOf(name);
    switch (qualifier.kind) {
      case 'global':
        return atTop(name.text);
      case 'inside':
        return insideOf(qualifier.owner, name.text);
      case 'none':
        return around(name);
    }
  }

  function around(name: SyntaxNode): Declaration | undefined {
    for (const place of enclosingScopes(name)) {
      const found = visible(scopes.get(place)?.get(name.text), place, name) ?? inherited(name, place);
      if (found !== undefined) return found;
    }
    return fromIncluded(name.text) ?? firstInside(openedNamespaces, name);
  }

  /** From the class that a definition outside of it belongs to, and from those that a class is made from. */
  function inherited(name: SyntaxNode, place: SyntaxNode): Declaration | undefined {
    return firstInside(place.type === 'function_definition' ? ownersOf(place) : basesOf(place), name);
  }

  function firstInside(owners: readonly SyntaxNode[], name: SyntaxNode): Declaration | undefined {
    for (const owner of owners) {
      // `std` holds nothing of the program's, and is asked for in nearly every one.
      if (owner === name || owner.text === 'std') continue;
      const found = insideOf(owner, name.text);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function insideOf(owner: SyntaxNode, name: string): Declaration | undefined {
    const meaning = meaningOf(owner);
    return meaning.kind === 'own' ? memberOf(meaning.declaration, name) : undefined;
  }

  function atTop(name: string): Declaration | undefined {
    return own.atTop(name) ?? fromIncluded(name);
  }

  function fromIncluded(name: string): Declaration | undefined {
    return first(included, (names) => names.atTop(name));
  }

  function memberOf(owner: Declaration, name: string): Declaration | undefined {
    return own.memberOf(owner, name) ?? first(included, (names) => names.memberOf(owner, name));
  }

  return { meaningOf, declarations, atTop, memberOf };
}

/** A name holds from its declaration on; in a class from its beginning. */
function visible(
  declarations: readonly Declaration[] | undefined,
  place: SyntaxNode,
  from: SyntaxNode,
): Declaration | undefined {
  if (declarations === undefined || classScopes.includes(place.type)) return declarations?.[0];
  return declarations[countBelow(declarations, from.parsedAt + 1, ({ node }) => node.parsedAt) - 1];
}

/** `Board` of `bool Board::move(...) {...}`. */
function ownersOf(definition: SyntaxNode): SyntaxNode[] {
  const declarator = inField(definition, 'declarator');
  const name = declarator === undefined ? undefined : declaredBy(declarator)?.name;
  const owner = name?.type === 'qualified_identifier' ? inField(name, 'scope') : undefined;
  return owner === undefined ? [] : [withoutArguments(owner)];
}

function basesOf(place: SyntaxNode): SyntaxNode[] {
  const clause = place.children.find(({ type }) => type === 'base_class_clause');
  const bases = ['type_identifier', 'qualified_identifier', 'template_type'];
  return clause === undefined
    ? []
    : namedChildren(clause)
        .filter(({ type }) => bases.includes(type))
        .map(lastPart);
}

function first<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
