import type { Declaration } from '../names/declaration.ts';
import { type Wrap, declaredBy, wrapsOf } from '../names/declarator.ts';
import type { Names } from '../names/names.ts';
import { lastPart, withoutArguments } from '../names/qualifier.ts';
import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';
import { type ValueType, floating, integer, other } from './value-type.ts';

const floatingNames: readonly string[] = ['float', 'double'];
const integerAliases: readonly string[] = ['size_t', 'ptrdiff_t', 'ssize_t'];

/** What the aliases of a file stand for. Each is followed once, as there may be chains of thousands. */
const knownAliases = new WeakMap<Names, Map<Declaration, ValueType>>();

/** What a type stands for as it is written: `int`, `std::vector<int>`, the name of an alias. `auto` gives no answer. */
export function typeOfNode(type: SyntaxNode, names: Names): ValueType {
  const { kind, what, wraps } = typeWritten(type, names);
  return wrapped(kind === 'type' ? what : typeOfAlias(what, names), wraps);
}

/** What an alias of the program stands for; `other` for a class of the program. */
export function typeOfAlias(alias: Declaration, names: Names): ValueType {
  const known = knownAliases.get(names) ?? new Map<Declaration, ValueType>();
  knownAliases.set(names, known);
  const passed = new Map<Declaration, readonly Wrap[]>();
  let type = known.get(alias);
  for (let next = alias; type === undefined;) {
    const behind = typeBehind(next, names);
    passed.set(next, behind.wraps);
    if (behind.kind === 'type') type = behind.what;
    else {
      next = behind.what;
      // Aliases that are defined by each other stand for nothing: no compiler accepts them.
      type = passed.has(next) ? other : known.get(next);
    }
  }
  for (const [declaration, wraps] of [...passed].toReversed()) {
    type = wrapped(type, wraps);
    known.set(declaration, type);
  }
  return type;
}

/** A type, or an alias of the program for one, and what is around it, the outermost first. */
type Written = { readonly wraps: readonly Wrap[] } & (
  | { readonly kind: 'type'; readonly what: ValueType }
  | { readonly kind: 'alias'; readonly what: Declaration }
);

function typeBehind({ kind, type, declarator, name }: Declaration, names: Names): Written {
  if (kind !== 'alias' || type === undefined || lastPart(type).text === name) return plain(other);
  const around = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  const { wraps, ...written } = typeWritten(type, names);
  return { ...written, wraps: [...around, ...wraps] };
}

function typeWritten(type: SyntaxNode, names: Names): Written {
  switch (type.type) {
    case 'primitive_type':
      if (type.text === 'void') return plain(other);
      return plain(floatingNames.includes(type.text) ? floating : integer);
    case 'sized_type_specifier':
      return plain(type.children.some(({ text }) => floatingNames.includes(text)) ? floating : integer);
    case 'type_descriptor': {
      const inner = inField(type, 'type');
      if (inner === undefined || inner.type === 'type_descriptor') return plain(other);
      const { wraps, ...written } = typeWritten(inner, names);
      return { ...written, wraps: [...wrapsOf(inField(type, 'declarator')), ...wraps] };
    }
    case 'type_identifier':
    case 'identifier':
    case 'namespace_identifier':
    case 'template_type':
    case 'template_function':
      return nameWritten(type, names);
    case 'qualified_identifier': {
      let last: SyntaxNode | undefined = type;
      while (last?.type === 'qualified_identifier') last = inField(last, 'name');
      return last === undefined ? plain(other) : typeWritten(last, names);
    }
    default:
      return plain(other);
  }
}

function plain(what: ValueType): Written {
  return { kind: 'type', what, wraps: [] };
}

function nameWritten(type: SyntaxNode, names: Names): Written {
  const meaning = names.meaningOf(withoutArguments(type));
  if (meaning.kind === 'own') return { kind: 'alias', what: meaning.declaration, wraps: [] };
  if (integerAliases.includes(meaning.name)) return plain(integer);
  const list = inField(type, 'arguments');
  return plain({ kind: 'library', name: meaning.name, arguments: list === undefined ? [] : namedChildren(list) });
}

/** References behave as what they refer to. */
export function wrapped(type: ValueType, wraps: readonly Wrap[]): ValueType {
  const first = wraps.find((wrap) => wrap !== 'reference');
  if (first === undefined) return type;
  return first === 'array' ? { kind: 'array' } : other;
}
