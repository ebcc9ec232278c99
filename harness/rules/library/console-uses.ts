import type { Declaration } from '../../cpp/names/declaration.ts';
import { lastPart } from '../../cpp/names/qualifier.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { spellingOf } from '../../cpp/source/spelling.ts';
import { type SyntaxNode, closest, inField, namedChildren, nodesUnder } from '../../cpp/source/syntax-node.ts';
import { usesOfClass } from './class-uses.ts';
import { isOfLibrary, wholeName } from './library-name.ts';

/** The parts of the library that read or print. */
export interface ConsoleParts {
  readonly objects: readonly string[];
  readonly functions: readonly string[];
  readonly classes: readonly string[];
}

export interface ConsoleUse {
  readonly at: SyntaxNode;
  /** Its name in the library: `cout`. */
  readonly name: string;
  /** As it is written: `std::cout`, or another name that stands for it. */
  readonly text: string;
}

/** Another name that the program has for an object of the library, and where the program names that object. */
interface OtherName {
  readonly name: string;
  readonly named: SyntaxNode;
}

/**
 * Where a file uses the console: by name, or by a reference or pointer to it. A reference inside a function is reported
 * where it is declared. One outside of all functions is reported where it is used, as nothing happens before that.
 */
export function usesOfConsole(file: ReadFile, parts: ConsoleParts): ConsoleUse[] {
  const { root, names } = file;
  const outside = [...otherNames(file, parts.objects)].filter(([, { named }]) => !isInFunction(named));
  const others = new Map(outside);
  const made = new Set(outside.map(([, { named }]) => named));
  const known = new Set([...parts.objects, ...parts.functions]);
  const uses = nodesUnder(root).flatMap((node): ConsoleUse[] => {
    if (node.type !== 'identifier' && node.type !== 'type_identifier') return [];
    if (known.has(node.text) && !made.has(node) && isOfLibrary(node, names)) {
      return isDefaultValue(node) ? [] : [{ at: wholeName(node), name: node.text, text: spellingOf(wholeName(node)) }];
    }
    if (others.size === 0 || made.has(node)) return [];
    const meaning = names.meaningOf(node);
    const other = meaning.kind === 'own' ? others.get(meaning.declaration) : undefined;
    if (other === undefined || meaning.kind !== 'own' || meaning.declaration.node === node) return [];
    return [{ at: node, name: other.name, text: node.text }];
  });
  const objects = usesOfClass(file, parts.classes);
  return [...uses, ...objects];
}

/** `ostream &out = cout;`, and a name for that name. */
function otherNames({ names }: ReadFile, objects: readonly string[]): Map<Declaration, OtherName> {
  const found = new Map<Declaration, OtherName>();
  for (const declaration of names.declarations) {
    const value = initialValue(declaration);
    const named = value === undefined ? undefined : objectIn(value);
    if (named === undefined) continue;
    if (objects.includes(named.text) && isOfLibrary(named, names)) {
      found.set(declaration, { name: named.text, named });
      continue;
    }
    const meaning = names.meaningOf(named);
    const before = meaning.kind === 'own' ? found.get(meaning.declaration) : undefined;
    if (before !== undefined) found.set(declaration, { name: before.name, named });
  }
  return found;
}

function initialValue({ kind, declarator }: Declaration): SyntaxNode | undefined {
  if (declarator === undefined) return undefined;
  if (kind === 'variable') return inField(declarator, 'value');
  if (kind !== 'function') return undefined;
  // `ostream &out(cout);` looks like the prototype of a function.
  const own = nodesUnder(declarator).find(({ type }) => type === 'function_declarator');
  const [only, ...more] = namedChildren(inField(own, 'parameters') ?? declarator);
  return only?.type === 'parameter_declaration' && more.length === 0 ? inField(only, 'type') : undefined;
}

/** The name in `cout`, `(cout)`, `&cout`, `{cout}`. */
function objectIn(value: SyntaxNode): SyntaxNode | undefined {
  const around = ['parenthesized_expression', 'pointer_expression', 'initializer_list', 'argument_list'];
  let node: SyntaxNode | undefined = value;
  while (node !== undefined && around.includes(node.type)) {
    const [only, ...more]: SyntaxNode[] = namedChildren(node);
    node = more.length === 0 ? only : undefined;
  }
  const isName = ['identifier', 'type_identifier', 'qualified_identifier'].includes(node?.type ?? '');
  return node !== undefined && isName ? lastPart(node) : undefined;
}

function isInFunction(node: SyntaxNode): boolean {
  return closest(node, 'function_definition', 'lambda_expression') !== undefined;
}

/** `void show(ostream &out = cout);` prints nothing until it is called. */
function isDefaultValue(node: SyntaxNode): boolean {
  return (
    closest(node, 'optional_parameter_declaration', 'compound_statement')?.type === 'optional_parameter_declaration'
  );
}
