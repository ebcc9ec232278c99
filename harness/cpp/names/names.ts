import { countBelow } from '../source/sorted.ts';
import { type SyntaxNode, closest, inField, namedChildren } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { declaredBy } from './declarator.ts';
import { type Asking, type Meaning, meaningFinder } from './meaning-finder.ts';
import { membersIn } from './members.ts';
import { OpenedNamespaces, namesOfOpened } from './opened-namespaces.ts';
import { lastPart, qualifierOf, withoutArguments } from './qualifier.ts';
import { type Scopes, classScopes, scopeFinder, scopesOf } from './scope.ts';

export type { Meaning } from './meaning-finder.ts';

/** The names of one file. */
export interface Names {
  /** What a single name means, also as a part of a qualified one. */
  meaningOf(name: SyntaxNode): Meaning;
  /** Every declaration of the file itself, in the order of the text. */
  readonly declarations: readonly Declaration[];
  /** What the file, or a file that it includes, declares with this name at its top level. */
  atTop(name: string): Declaration | undefined;
  /** The member of a class or namespace with this name. */
  memberOf(owner: Declaration, name: string): Declaration | undefined;
}

/** What the file itself declares, for the files that include it. */
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
    memberOf: membersIn(scopes, declarations),
  };
}

/** The names of a file, with those of all files that it includes, directly or not, the nearest first. */
export function namesOf(root: SyntaxNode, own: TopNames, included: readonly TopNames[]): Names {
  const { scopes, declarations } = own;
  const opened = new OpenedNamespaces((namespace, name) => memberOf(namespace, name));
  const ownersAt = remembered(ownersOf);
  const classesAt = new Map<SyntaxNode, readonly Declaration[]>();
  const known = new Set([own, ...included].flatMap((one) => one.declarations.map(({ name }) => name)));
  const scopeAround = scopeFinder();
  const meaningOf = meaningFinder(declarationOf);
  for (const namespace of namesOfOpened(root)) opened.open(meaningOf(namespace));

  function* declarationOf(name: SyntaxNode): Asking<Declaration | undefined> {
    const qualifier = qualifierOf(name);
    switch (qualifier.kind) {
      case 'global':
        return atTop(name.text);
      case 'inside':
        return yield* insideOf(qualifier.owner, name.text);
      case 'none':
        return yield* around(name);
    }
  }

  function* around(name: SyntaxNode): Asking<Declaration | undefined> {
    const { text } = name;
    if (!known.has(text)) return undefined;
    for (let place = scopeAround(name); place !== undefined; place = scopeAround(place)) {
      const found = visible(scopes.get(place)?.get(text), place, name);
      if (found !== undefined) return found;
      if (ownersAt(place).length === 0) continue;
      const further = yield* inherited(name, place);
      if (further !== undefined) return further;
    }
    return fromIncluded(text) ?? opened.find(text);
  }

  /** Looks in the class of a member that is defined outside of it, and in the bases of a class. */
  function* inherited(name: SyntaxNode, place: SyntaxNode): Asking<Declaration | undefined> {
    if (ownersAt(place)[0] === name || isInBaseClause(name, place)) return undefined;
    const classes = classesAt.get(place) ?? (yield* classesNamedAt(place));
    return first(classes, (one) => memberOf(one, name.text));
  }

  function* classesNamedAt(place: SyntaxNode): Asking<readonly Declaration[]> {
    const classes = new Set<Declaration>();
    for (const owner of ownersAt(place)) {
      const meaning = yield owner;
      if (meaning.kind === 'own') classes.add(meaning.declaration);
    }
    const list = [...classes];
    classesAt.set(place, list);
    return list;
  }

  function* insideOf(owner: SyntaxNode, name: string): Asking<Declaration | undefined> {
    const meaning = yield owner;
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

/** A name is visible from its declaration on; in a class, from the beginning of the class. */
function visible(
  declarations: readonly Declaration[] | undefined,
  place: SyntaxNode,
  from: SyntaxNode,
): Declaration | undefined {
  if (declarations === undefined || classScopes.includes(place.type)) return declarations?.[0];
  return declarations[countBelow(declarations, from.parsedAt + 1, ({ node }) => node.parsedAt) - 1];
}

/** The classes whose members a scope sees: `Board` in `bool Board::move(...) {...}`, and the bases of a class. */
function ownersOf(place: SyntaxNode): readonly SyntaxNode[] {
  const owners = place.type === 'function_definition' ? ownersOfDefinition(place) : basesOf(place);
  // The program has nothing in `std`.
  return owners.filter(({ text }) => text !== 'std');
}

function ownersOfDefinition(definition: SyntaxNode): SyntaxNode[] {
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

/** The members of the bases are not visible in the list of bases itself. */
function isInBaseClause(name: SyntaxNode, place: SyntaxNode): boolean {
  const around = closest(name, 'base_class_clause', 'field_declaration_list', 'compound_statement');
  return around?.type === 'base_class_clause' && around.parent === place;
}

function remembered<Answer>(ask: (node: SyntaxNode) => Answer): (node: SyntaxNode) => Answer {
  const answers = new Map<SyntaxNode, Answer>();
  return (node) => {
    const known = answers.get(node);
    if (known !== undefined) return known;
    const answer = ask(node);
    answers.set(node, answer);
    return answer;
  };
}

function first<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
