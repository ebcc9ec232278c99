import type { Declaration } from '../names/declaration.ts';
import { declaredBy } from '../names/declarator.ts';
import type { Names } from '../names/names.ts';
import { lastPart } from '../names/qualifier.ts';
import { type SyntaxNode, inField, namedChildren } from '../source/syntax-node.ts';
import { fieldMeant } from './field-meant.ts';
import { typeOfAlias, typeOfNode, wrapped } from './type-of-node.ts';
import { type ValueType, floating, integer, other } from './value-type.ts';

const comparisons: readonly string[] = ['==', '!=', '<', '>', '<=', '>=', '&&', '||', '<=>'];
/** Members of a container that give one of its elements. */
const elementMembers: readonly string[] = ['at', 'front', 'back'];
const stringMembers: readonly string[] = ['substr', 'append', 'insert', 'erase', 'replace', 'assign', 'str'];
const countMembers: readonly string[] = ['size', 'length', 'find', 'rfind', 'count', 'capacity'];
/** Deeper than any expression, and any chain of `auto`, that a person writes. */
const deepest = 100;
/** A chain of `auto` in which each uses the one before twice would otherwise take for ever. */
const known = new WeakMap<Declaration, ValueType>();

/** The type of an expression as far as the source says it. */
export function typeOfExpression(node: SyntaxNode, names: Names, depth = 0): ValueType {
  if (depth > deepest) return other;
  const typeOf = (inner: SyntaxNode | undefined): ValueType =>
    inner === undefined ? other : typeOfExpression(inner, names, depth + 1);
  switch (node.type) {
    case 'number_literal':
      return isFloatingLiteral(node.text) ? floating : integer;
    case 'char_literal':
    case 'true':
    case 'false':
    case 'sizeof_expression':
      return integer;
    case 'user_defined_literal':
      return isStringLiteral(node) ? stringType : other;
    case 'parenthesized_expression':
    case 'comma_expression':
      return typeOf(namedChildren(node).at(-1));
    case 'unary_expression':
      return node.children[0]?.text === '!' ? integer : typeOf(inField(node, 'argument'));
    case 'update_expression':
      return typeOf(inField(node, 'argument'));
    case 'assignment_expression':
      return typeOf(inField(node, 'left'));
    case 'conditional_expression':
      return combined(typeOf(inField(node, 'consequence')), typeOf(inField(node, 'alternative')));
    case 'binary_expression':
      if (comparisons.includes(inField(node, 'operator')?.text ?? '')) return integer;
      return combined(typeOf(inField(node, 'left')), typeOf(inField(node, 'right')));
    case 'cast_expression': {
      const type = inField(node, 'type');
      return type === undefined ? other : typeOfNode(type, names);
    }
    case 'compound_literal_expression': {
      const type = inField(node, 'type');
      return type === undefined ? other : typeOfNode(type, names);
    }
    case 'identifier':
    case 'qualified_identifier': {
      const meaning = names.meaningOf(lastPart(node));
      return meaning.kind === 'own' ? typeOfDeclaration(meaning.declaration, names, depth) : other;
    }
    case 'subscript_expression':
      return elementOf(typeOf(inField(node, 'argument')), inField(node, 'argument'), names);
    case 'field_expression': {
      const field = fieldMeant(node, names);
      return field === undefined ? other : typeOfDeclaration(field, names, depth);
    }
    case 'call_expression':
      return typeOfCall(node, names, depth);
    default:
      return other;
  }
}

const stringType: ValueType = { kind: 'library', name: 'string', arguments: [] };

/** The type of what a declaration names; for a function, the type that it returns. */
export function typeOfDeclaration(declaration: Declaration, names: Names, depth = 0): ValueType {
  const before = known.get(declaration);
  if (before !== undefined) return before;
  // A declaration that is needed for its own type has none: no compiler accepts it.
  known.set(declaration, other);
  const type = declaredType(declaration, names, depth);
  known.set(declaration, type);
  return type;
}

function declaredType(declaration: Declaration, names: Names, depth: number): ValueType {
  const { kind, type, declarator, owner } = declaration;
  if (kind === 'enumerator') return integer;
  if (type === undefined || kind === 'alias' || kind === 'using') return other;
  const wraps = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  if (type.type === 'placeholder_type_specifier') {
    return wraps.includes('function') ? other : deducedType(owner, declarator, names, depth);
  }
  const around = kind === 'function' ? wraps.slice(1) : wraps;
  return wrapped(typeOfNode(type, names), around);
}

/** What `auto` stands for: the type of the initial value, or of the elements of what a loop goes through. */
export function deducedType(owner: SyntaxNode, declarator: SyntaxNode | undefined, names: Names, depth = 0): ValueType {
  if (owner.type === 'for_range_loop') {
    const range = inField(owner, 'right');
    return range === undefined ? other : elementOf(typeOfExpression(range, names, depth + 1), range, names);
  }
  const value = declarator?.type === 'init_declarator' ? inField(declarator, 'value') : undefined;
  const [only, ...more] = value?.type === 'argument_list' ? namedChildren(value) : value === undefined ? [] : [value];
  return only === undefined || more.length > 0 ? other : typeOfExpression(only, names, depth + 1);
}

function typeOfCall(node: SyntaxNode, names: Names, depth: number): ValueType {
  const callee = inField(node, 'function');
  if (callee === undefined) return other;
  if (callee.type === 'field_expression') return typeOfMemberCall(callee, names, depth);
  if (callee.type === 'primitive_type') return typeOfNode(callee, names);
  if (callee.type === 'template_function' && callee.text.startsWith('static_cast')) {
    const [type] = namedChildren(inField(callee, 'arguments') ?? callee);
    return type === undefined ? other : typeOfNode(type, names);
  }
  const name = lastPart(callee);
  const meaning = names.meaningOf(name);
  if (meaning.kind === 'own') {
    const { declaration } = meaning;
    if (declaration.kind === 'alias') return typeOfAlias(declaration, names);
    return declaration.kind === 'function' ? typeOfDeclaration(declaration, names, depth + 1) : other;
  }
  // Calling a class of the library makes an object of it. What other functions return is unknown.
  if (meaning.name === 'to_string') return stringType;
  return ['string', 'wstring', 'vector', 'array'].includes(meaning.name) ? typeOfNode(callee, names) : other;
}

function typeOfMemberCall(callee: SyntaxNode, names: Names, depth: number): ValueType {
  const object = inField(callee, 'argument');
  const member = inField(callee, 'field')?.text ?? '';
  if (object === undefined) return other;
  const type = typeOfExpression(object, names, depth + 1);
  if (type.kind !== 'library') return other;
  if (countMembers.includes(member)) return integer;
  if (elementMembers.includes(member)) return elementOf(type, object, names);
  return stringMembers.includes(member) ? stringType : other;
}

function elementOf(type: ValueType, container: SyntaxNode | undefined, names: Names): ValueType {
  if (type.kind === 'library') {
    if (type.name === 'string') return integer;
    const [element] = type.arguments;
    return element === undefined ? other : typeOfNode(element, names);
  }
  // For an array of one dimension, the type in front of its name.
  const meaning = type.kind === 'array' && container !== undefined ? names.meaningOf(lastPart(container)) : undefined;
  if (meaning?.kind !== 'own') return other;
  const { type: element, declarator } = meaning.declaration;
  const wraps = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  return element === undefined ? other : wrapped(typeOfNode(element, names), wraps.slice(1));
}

/** A string and anything is a string, a floating number and any number is floating. */
function combined(left: ValueType, right: ValueType): ValueType {
  if (left.kind === 'library' && left.name === 'string') return left;
  if (right.kind === 'library' && right.name === 'string') return right;
  if (left.kind === 'floating' && isNumber(right)) return left;
  if (right.kind === 'floating' && isNumber(left)) return right;
  return left.kind === 'integer' && right.kind === 'integer' ? left : other;
}

function isNumber({ kind }: ValueType): boolean {
  return kind === 'integer' || kind === 'floating';
}

function isFloatingLiteral(text: string): boolean {
  const isHexadecimal = text.startsWith('0x') || text.startsWith('0X');
  if (text.includes('.')) return true;
  return isHexadecimal ? text.toLowerCase().includes('p') : text.toLowerCase().includes('e');
}

/** `"text"s` */
export function isStringLiteral(node: SyntaxNode): boolean {
  const [literal, suffix] = node.children;
  return (literal?.type === 'string_literal' || literal?.type === 'raw_string_literal') && suffix?.text === 's';
}
