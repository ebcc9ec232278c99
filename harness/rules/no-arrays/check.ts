import type { Declaration } from '../../cpp/names/declaration.ts';
import { type Wrap, declaredBy, wrapsOf } from '../../cpp/names/declarator.ts';
import { isDisguisedValue } from '../../cpp/names/disguised-value.ts';
import type { Names } from '../../cpp/names/names.ts';
import type { ReadFile } from '../../cpp/source/program.ts';
import { type SyntaxNode, ancestors, closest, inField, nodesUnder } from '../../cpp/source/syntax-node.ts';
import { typeOfDeclaration } from '../../cpp/types/type-of-expression.ts';
import { usesOfClass } from '../library/class-uses.ts';
import type { Facts, RuleCheck, Sighting } from '../rule.ts';
import type { noArrays } from './definition.ts';

type What = Extract<Facts, { rule: 'no-arrays' }>['what'];
type Through = Extract<Facts, { rule: 'no-arrays' }>['through'];

/** Arrays of any kind: declared, as parameters, made with `new`, and std::array. Not string literals, not pointers. */
export const check: RuleCheck<typeof noArrays> = {
  readsTree: true,
  *find({ files }): Generator<Sighting> {
    for (const file of files) {
      yield* declaredArrays(file);
      yield* arraysWithoutName(file);
      for (const { at } of usesOfClass(file, ['array'])) {
        yield { kind: 'breach', file, at, facts: { rule: 'no-arrays', what: 'std-array' } };
      }
    }
  },
};

function* declaredArrays(file: ReadFile): Generator<Sighting> {
  for (const declaration of file.names.declarations) {
    const what = whatIsIt(declaration, file.names);
    if (what === undefined || isArgumentOfMain(declaration)) continue;
    yield {
      kind: 'breach',
      file,
      at: declaration.node,
      facts: { rule: 'no-arrays', what, ...throughWhat(wrapsOfDeclaration(declaration)), name: declaration.name },
    };
  }
}

function whatIsIt(declaration: Declaration, names: Names): What | undefined {
  const { kind, isDisguisedArray } = declaration;
  if (isDisguisedArray) return 'variable';
  const wraps = wrapsOfDeclaration(declaration);
  switch (kind) {
    case 'variable':
    case 'field':
    case 'parameter':
      // A pointer or reference to an array needs an array, too.
      return wraps.includes('array') || isArrayByAlias(declaration, names) ? kind : undefined;
    case 'function':
      return undefined;
    case 'alias':
      return wraps.includes('array') ? 'type' : undefined;
    default:
      return undefined;
  }
}

function isArrayByAlias(declaration: Declaration, names: Names): boolean {
  const { type } = declaration;
  return type?.type === 'type_identifier' && typeOfDeclaration(declaration, names).kind === 'array';
}

/** What is around the name, the closest first, with what `using Row = int[4];` has behind the type. */
function wrapsOfDeclaration({ kind, declarator, type, node, isDisguisedArray }: Declaration): readonly Wrap[] {
  if (isDisguisedArray) return [node.parent?.children[0]?.text === '&' ? 'reference' : 'pointer', 'array'];
  const around = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  const behind = kind === 'alias' && type?.type === 'type_descriptor' ? wrapsOf(inField(type, 'declarator')) : [];
  return [...around, ...behind];
}

/** How a type leads to the array in it. The array itself is not among the wraps if it is behind an alias. */
function throughWhat(wraps: readonly Wrap[]): { readonly through?: NonNullable<Through> } {
  const array = wraps.indexOf('array');
  const [first, ...more] = array === -1 ? wraps : wraps.slice(0, array);
  if (first === undefined) return {};
  return { through: more.length === 0 && (first === 'pointer' || first === 'reference') ? first : 'other' };
}

/** `char *argv[]` comes from the standard, not from the student. */
function isArgumentOfMain({ kind, owner }: Declaration): boolean {
  if (kind !== 'parameter') return false;
  const definition = closest(owner, 'function_definition', 'lambda_expression');
  const declarator = definition === undefined ? undefined : inField(definition, 'declarator');
  return declarator !== undefined && declaredBy(declarator)?.name.text === 'main';
}

function* arraysWithoutName(file: ReadFile): Generator<Sighting> {
  for (const node of nodesUnder(file.root)) {
    const found = arrayWithoutName(node, file.names);
    if (found === undefined) continue;
    const { at, what, wraps } = found;
    yield { kind: 'breach', file, at, facts: { rule: 'no-arrays', what, ...throughWhat(wraps) } };
  }
}

interface NamelessArray {
  readonly at: SyntaxNode;
  readonly what: What;
  readonly wraps: readonly Wrap[];
}

function arrayWithoutName(node: SyntaxNode, names: Names): NamelessArray | undefined {
  switch (node.type) {
    case 'new_declarator':
      return node.parent?.type === 'new_expression' ? { at: node.parent, what: 'new', wraps: [] } : undefined;
    case 'abstract_array_declarator':
      return unnamed(node, names);
    default:
      return undefined;
  }
}

/** `void f(int[]);`, `sizeof(int[3])`, `make_unique<int[]>(3)`; an array type with a name is found by that name. */
function unnamed(node: SyntaxNode, names: Names): NamelessArray | undefined {
  if (node.parent?.type === 'abstract_array_declarator') return undefined;
  for (const above of ancestors(node)) {
    if (above.type === 'alias_declaration') return undefined;
    if (above.type === 'parameter_declaration') {
      return isDisguisedValue(above, names) ? undefined : { at: above, what: 'parameter', wraps: wrapsWithin(above) };
    }
    if (above.type === 'type_descriptor' && above.parent?.type !== 'alias_declaration')
      return { at: above, what: 'type', wraps: wrapsWithin(above) };
  }
  return undefined;
}

function wrapsWithin(owner: SyntaxNode): readonly Wrap[] {
  return wrapsOf(inField(owner, 'declarator'));
}
