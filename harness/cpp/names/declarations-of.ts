import { type SyntaxNode, allInField, closest, inField, namedChildren } from '../source/syntax-node.ts';
import type { Declaration, DeclarationKind } from './declaration.ts';
import { declaredBy } from './declarator.ts';
import { disguisedArray } from './disguised-array.ts';
import { lastPart } from './qualifier.ts';

const classTypes: readonly string[] = ['class_specifier', 'struct_specifier', 'union_specifier'];

/** What a node itself declares, without what the nodes inside it declare. */
export function declarationsOf(node: SyntaxNode): Declaration[] {
  switch (node.type) {
    case 'declaration':
    case 'field_declaration':
    case 'for_range_loop':
    case 'condition_clause':
      return fromDeclarators(node, node.type === 'field_declaration' ? 'field' : 'variable');
    case 'parameter_declaration':
    case 'optional_parameter_declaration':
    case 'variadic_parameter_declaration':
      return fromDeclarators(node, isTemplateParameter(node) ? 'template-parameter' : 'parameter');
    case 'function_definition':
      return fromDeclarators(node, 'function');
    case 'type_definition':
      return fromDeclarators(node, 'alias');
    case 'alias_declaration':
      return named(node, 'alias', inField(node, 'type'));
    case 'enum_specifier':
      return named(node, 'enum');
    case 'enumerator':
      return named(node, 'enumerator');
    case 'namespace_definition':
      return named(node, 'namespace');
    case 'namespace_alias_definition':
      return named(node, 'namespace-alias', namedChildren(node).at(-1));
    case 'using_declaration':
      return fromUsing(node);
    case 'type_parameter_declaration':
    case 'optional_type_parameter_declaration':
    case 'variadic_type_parameter_declaration':
      return fromTypeParameter(node);
    case 'expression_statement': {
      const array = disguisedArray(node);
      return array === undefined
        ? []
        : [{ kind: 'variable', name: array.name.text, node: array.name, owner: node, isDisguisedArray: true }];
    }
    case 'lambda_capture_initializer':
      return namedChildren(node)
        .slice(0, 1)
        .map((name) => ({ kind: 'variable', name: name.text, node: name, owner: node }));
    default:
      return classTypes.includes(node.type) && isDefinition(node) ? named(node, 'class') : [];
  }
}

/** `class A {...}` and `class A;`, and not the `struct A` of `struct A a;`. */
function isDefinition(node: SyntaxNode): boolean {
  return inField(node, 'body') !== undefined || node.field !== 'type';
}

function fromDeclarators(owner: SyntaxNode, usual: DeclarationKind): Declaration[] {
  const type = inField(owner, 'type');
  return allInField(owner, 'declarator').flatMap((declarator): Declaration[] => {
    const declared = declaredBy(declarator);
    if (declared === undefined) return [];
    const { name, wraps } = declared;
    const kind = wraps[0] === 'function' && usual !== 'alias' && usual !== 'parameter' ? 'function' : usual;
    const common = { kind, owner, declarator, ...(type === undefined ? {} : { type }) };
    if (name.type !== 'structured_binding_declarator') return [{ ...common, name: name.text, node: name }];
    return namedChildren(name).map((part) => ({ ...common, name: part.text, node: part }));
  });
}

function named(owner: SyntaxNode, kind: DeclarationKind, type?: SyntaxNode): Declaration[] {
  const node = inField(owner, 'name');
  return node === undefined ? [] : [{ kind, name: node.text, node, owner, ...(type === undefined ? {} : { type }) }];
}

/** `using std::string;` declares the last part; `using namespace std;` declares nothing. */
function fromUsing(node: SyntaxNode): Declaration[] {
  const target = namedChildren(node).find(({ type }) => type === 'qualified_identifier');
  if (target === undefined) return [];
  const last = lastPart(target);
  return [{ kind: 'using', name: last.text, node: last, owner: node, type: target }];
}

function fromTypeParameter(owner: SyntaxNode): Declaration[] {
  const node = inField(owner, 'name') ?? namedChildren(owner).find(({ type }) => type === 'type_identifier');
  return node === undefined ? [] : [{ kind: 'template-parameter', name: node.text, node, owner }];
}

function isTemplateParameter(node: SyntaxNode): boolean {
  return closest(node, 'template_parameter_list', 'parameter_list')?.type === 'template_parameter_list';
}
