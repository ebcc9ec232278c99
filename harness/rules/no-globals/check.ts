import type { Declaration } from '../../cpp/names/declaration.ts';
import { declaredBy } from '../../cpp/names/declarator.ts';
import { isDisguisedValue } from '../../cpp/names/disguised-value.ts';
import type { Names } from '../../cpp/names/names.ts';
import { lastPart, qualifierOf } from '../../cpp/names/qualifier.ts';
import { type SyntaxNode, ancestors, hasChild, inField, namedChildren } from '../../cpp/source/syntax-node.ts';
import type { RuleCheck, Sighting } from '../rule.ts';
import type { noGlobals } from './definition.ts';

type What = 'variable' | 'extern' | 'static-member' | 'local-static';

/** Variables that outlive the functions that use them. */
export const check: RuleCheck<typeof noGlobals> = {
  readsTree: true,
  *find({ files }, options): Generator<Sighting> {
    for (const file of files) {
      for (const declaration of file.names.declarations) {
        const what = whatIsIt(declaration, file.names);
        if (what === undefined || (what === 'local-static' && options['local-statics'] === 'ignored')) continue;
        if ((options.const === 'allowed' || what === 'local-static') && isConstant(declaration, file.names)) continue;
        yield {
          kind: 'breach',
          file,
          at: declaration.node,
          facts: { rule: 'no-globals', name: declaration.name, what },
          free: what === 'local-static' && options['local-statics'] === 'shown',
        };
      }
    }
  },
};

function whatIsIt(declaration: Declaration, names: Names): What | undefined {
  const { kind, owner, node, isDisguisedArray } = declaration;
  const isVariable = kind === 'variable' || (kind === 'function' && isDisguised(declaration, names));
  if (kind === 'field') return isStatic(owner) && !isInsideFunction(owner) ? 'static-member' : undefined;
  if (isDisguisedArray) return isInsideFunction(owner) ? undefined : 'variable';
  if (!isVariable || owner.type !== 'declaration') return undefined;
  // Inside a class the grammar takes a constructor for a declaration.
  if (owner.parent?.type === 'field_declaration_list') return undefined;
  if (isInsideFunction(owner)) return isStatic(owner) ? 'local-static' : undefined;
  // `int S::count = 0;` defines a static member, which was already found in its class.
  if (isKnownMember(node, names)) return undefined;
  return hasSpecifier(owner, 'extern') ? 'extern' : 'variable';
}

/** `int x(y);` looks like the prototype of a function, but declares a variable if `y` is not a type. */
function isDisguised({ declarator }: Declaration, names: Names): boolean {
  if (declarator?.type !== 'function_declarator') return false;
  const parameters = namedChildren(inField(declarator, 'parameters') ?? declarator);
  return parameters.length > 0 && parameters.every((parameter) => isDisguisedValue(parameter, names));
}

function isKnownMember(name: SyntaxNode, names: Names): boolean {
  if (name.type !== 'qualified_identifier') return false;
  const last = lastPart(name);
  if (qualifierOf(last).kind !== 'inside') return false;
  const meaning = names.meaningOf(last);
  return meaning.kind === 'own' && meaning.declaration.kind === 'field';
}

/** A class inside a function is in that function, too. */
function isInsideFunction(owner: SyntaxNode): boolean {
  return ancestors(owner).some(({ type }) => type === 'compound_statement' || type === 'lambda_expression');
}

function isStatic(owner: SyntaxNode): boolean {
  return hasSpecifier(owner, 'static');
}

function hasSpecifier(owner: SyntaxNode, word: string): boolean {
  const inBlock = owner.parent?.type === 'linkage_specification' && word === 'extern';
  return inBlock || wordsOf(owner).storage.has(word);
}

/** Whether the variable itself never changes: `const int *p` may change, `int *const p` may not. */
function isConstant({ owner, declarator, type }: Declaration, names: Names): boolean {
  const qualifiers = qualifiersOf(owner);
  if (qualifiers.has('constexpr')) return true;
  const wraps = declarator === undefined ? [] : (declaredBy(declarator)?.wraps ?? []);
  // The pointer closest to the name decides, also for an array of pointers.
  if (wraps.includes('pointer')) return declarator !== undefined && pointerIsConstant(declarator);
  return qualifiers.has('const') || (type !== undefined && aliasIsConstant(type, names));
}

function qualifiersOf(owner: SyntaxNode): ReadonlySet<string> {
  return wordsOf(owner).qualifiers;
}

interface WordsOfOwner {
  readonly storage: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
  readonly hasPointer: boolean;
}

/** One declaration may declare thousands of variables, so its words are collected once. */
const knownWords = new WeakMap<SyntaxNode, WordsOfOwner>();

function wordsOf(owner: SyntaxNode): WordsOfOwner {
  const known = knownWords.get(owner);
  if (known !== undefined) return known;
  const textsOf = (wanted: string) =>
    new Set(owner.children.filter(({ type }) => type === wanted).map(({ text }) => text));
  const words = {
    storage: textsOf('storage_class_specifier'),
    qualifiers: textsOf('type_qualifier'),
    hasPointer: hasChild(owner, 'pointer_declarator'),
  };
  knownWords.set(owner, words);
  return words;
}

function pointerIsConstant(declarator: SyntaxNode): boolean {
  let innermost: SyntaxNode | undefined;
  for (let node: SyntaxNode | undefined = declarator; node !== undefined;) {
    if (node.type === 'pointer_declarator') innermost = node;
    node = inField(node, 'declarator') ?? namedChildren(node).find((child) => child.type.endsWith('_declarator'));
  }
  return innermost !== undefined && qualifiersOf(innermost).has('const');
}

/** `typedef const int Size;` */
function aliasIsConstant(type: SyntaxNode, names: Names): boolean {
  if (type.type !== 'type_identifier') return false;
  const meaning = names.meaningOf(type);
  if (meaning.kind !== 'own' || meaning.declaration.kind !== 'alias') return false;
  const { owner, type: target } = meaning.declaration;
  const written = owner.type === 'alias_declaration' ? target : owner;
  return written !== undefined && qualifiersOf(written).has('const') && !wordsOf(written).hasPointer;
}
