import type { Names } from '../../cpp/names/names.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { spellingOf } from '../../cpp/source/spelling.ts';
import { type SyntaxNode, ancestors, inField, nodesUnder } from '../../cpp/source/syntax-node.ts';
import { deducedType } from '../../cpp/types/type-of-expression.ts';
import { typeOfAlias } from '../../cpp/types/type-of-node.ts';
import type { ValueType } from '../../cpp/types/value-type.ts';

export interface UseOfClass {
  readonly at: SyntaxNode;
  /** Its name in the library: `vector`. */
  readonly name: string;
  readonly how: 'named' | 'alias' | 'deduced';
  readonly text: string;
}

const nameTypes: readonly string[] = ['type_identifier', 'identifier', 'namespace_identifier'];

/**
 * Where a file uses one of these classes of the library: by name, by an alias of the program, or through `auto`. In a
 * declaration, only the first use counts.
 */
export function usesOfClass({ root, names }: ReadFile, classes: readonly string[]): UseOfClass[] {
  const known = new Set(classes);
  const classOf = (type: ValueType): string | undefined =>
    type.kind === 'library' && known.has(type.name) ? type.name : undefined;
  const uses: UseOfClass[] = [];
  /** The uses so far, and the declarations whose types they are. */
  const reported = new Set<SyntaxNode>();
  for (const node of nodesUnder(root)) {
    const use = nameTypes.includes(node.type) ? useOfName(node, names, known, classOf) : undefined;
    if (use === undefined || isRepeated(use.at, reported)) continue;
    reported.add(use.at);
    if (use.at.field === 'type' && use.at.parent !== undefined) reported.add(use.at.parent);
    // The parts of a qualified name are one use.
    const last = uses.at(-1);
    uses.push({ ...use, text: last?.at === use.at ? last.text : spellingOf(use.at) });
  }
  const around = nodesAround(uses);
  return [...uses, ...deducedUses(root, names, classOf).filter(({ at }) => !isAlreadyThere(at, around))];
}

function useOfName(
  node: SyntaxNode,
  names: Names,
  classes: ReadonlySet<string>,
  classOf: (type: ValueType) => string | undefined,
): Omit<UseOfClass, 'text'> | undefined {
  // The name that `using std::string;` or `typedef string text;` introduces is not a use.
  if (isBeingDeclared(node)) return undefined;
  const meaning = names.meaningOf(node);
  const at = wholeName(node);
  if (meaning.kind === 'library') {
    const { name } = meaning;
    return classes.has(name) ? { at, name, how: 'named' } : undefined;
  }
  const name = classOf(typeOfAlias(meaning.declaration, names));
  return name === undefined ? undefined : { at, name, how: 'alias' };
}

function deducedUses(root: SyntaxNode, names: Names, classOf: (type: ValueType) => string | undefined): UseOfClass[] {
  return nodesUnder(root).flatMap((node): UseOfClass[] => {
    const owner = node.parent;
    if (node.type !== 'placeholder_type_specifier' || node.field !== 'type' || owner === undefined) return [];
    const name = classOf(deducedType(owner, inField(owner, 'declarator'), names));
    return name === undefined ? [] : [{ at: node, name, how: 'deduced', text: node.text }];
  });
}

function isBeingDeclared(node: SyntaxNode): boolean {
  if (node.field === 'name' && node.parent?.type === 'alias_declaration') return true;
  for (const above of ancestors(node)) {
    if (above.type === 'using_declaration') return true;
    if (above.type === 'qualified_identifier' || above.type === 'template_type') continue;
    return false;
  }
  return false;
}

/** `std::vector<int>` for its `vector`. */
function wholeName(node: SyntaxNode): SyntaxNode {
  let whole = node;
  while (whole.parent !== undefined && isPartOf(whole, whole.parent)) whole = whole.parent;
  return whole;
}

function isPartOf({ field }: SyntaxNode, { type }: SyntaxNode): boolean {
  if (type === 'template_type' || type === 'template_function') return field === 'name';
  return type === 'qualified_identifier';
}

/** `vector<vector<int>>`, and the initial value of a declaration whose type is a finding already. */
function isRepeated(at: SyntaxNode, reported: ReadonlySet<SyntaxNode>): boolean {
  for (const above of ancestors(at)) {
    if (reported.has(above)) return true;
    if (above.type === 'compound_statement' || above.type === 'parameter_list') return false;
  }
  return false;
}

/** `auto s = string("a")`: the name of the class is a use already. */
function isAlreadyThere(auto: SyntaxNode, around: ReadonlySet<SyntaxNode>): boolean {
  const declarator = inField(auto.parent, 'declarator');
  const value = auto.parent?.type === 'for_range_loop' ? inField(auto.parent, 'right') : declarator;
  return value !== undefined && around.has(value);
}

/** Everything that has a use in it. */
function nodesAround(uses: readonly UseOfClass[]): ReadonlySet<SyntaxNode> {
  const around = new Set<SyntaxNode>();
  for (const { at } of uses) {
    for (let above = at.parent; above !== undefined && !around.has(above); above = above.parent) around.add(above);
  }
  return around;
}
