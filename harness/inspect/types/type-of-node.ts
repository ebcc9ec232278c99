import type { Declaration } from '../names/declaration.ts';
import { type Wrap, declaredBy, wrapsOf } from '../names/declarator.ts';
import type { Names } from '../names/names.ts';
import { lastPart, withoutArguments } from '../names/qualifier.ts';
import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';
import { type ValueType, floating, integer, other } from './value-type.ts';

const floatingNames: readonly string[] = ['float', 'double'];
const integerAliases: readonly string[] = ['size_t', 'ptrdiff_t', 'ssize_t'];

/** What a type stands for as it is written: `int`, `std::vector<int>`, the name of an alias. `auto` is no answer. */
export function typeOfNode(type: SyntaxNode, names: Names): ValueType {
  switch (type.type) {
    case 'primitive_type':
      if (type.text === 'void') return other;
      return floatingNames.includes(type.text) ? floating : integer;
    case 'sized_type_specifier':
      return type.children.some(({ text }) => floatingNames.includes(text)) ? floating : integer;
    case 'type_descriptor': {
      const inner = inField(type, 'type');
      const declarator = inField(type, 'declarator');
      return inner === undefined ? other : wrapped(typeOfNode(inner, names), wrapsOf(declarator));
    }
    case 'type_identifier':
    case 'identifier':
    case 'namespace_identifier':
    case 'template_type':
    case 'template_function':
      return typeOfName(type, names);
    case 'qualified_identifier': {
      const last = inField(type, 'name');
      return last === undefined ? other : typeOfNode(last, names);
    }
    default:
      return other;
  }
}

function typeOfName(type: SyntaxNode, names: Names): ValueType {
  const name = withoutArguments(type);
  const meaning = names.meaningOf(name);
  if (meaning.kind === 'own') return typeOfAlias(meaning.declaration, names);
  if (integerAliases.includes(meaning.name)) return integer;
  const list = inField(type, 'arguments');
  return { kind: 'library', name: meaning.name, arguments: list === undefined ? [] : namedChildren(list) };
}

/** What an alias of the program stands for; a class of the program stands for nothing else. */
export function typeOfAlias({ kind, type, declarator, name }: Declaration, names: Names): ValueType {
  if (kind !== 'alias' || type === undefined || lastPart(type).text === name) return other;
  const wraps = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  return wrapped(typeOfNode(type, names), wraps);
}

/** References behave as what they refer to. */
export function wrapped(type: ValueType, wraps: readonly Wrap[]): ValueType {
  const [first, ...rest] = wraps;
  if (first === undefined) return type;
  if (first === 'reference') return wrapped(type, rest);
  return first === 'array' ? { kind: 'array' } : other;
}
