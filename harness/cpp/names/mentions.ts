import type { ReadFile } from '../source/program.ts';
import { type SyntaxNode, ancestors, closest, nodesUnder } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { type WrittenFunction, placeOfFunction } from './functions.ts';
import { qualifierOf } from './qualifier.ts';

/** A place where the program calls a function, or passes it on to code that may call it. */
export interface Mention {
  readonly name: string;
  /** Where the function is; `outside`: this is unknown, but it is not a member. */
  readonly of: WrittenFunction['place'] | 'outside';
  /** The definition around it; undefined outside of every function. */
  readonly inside: SyntaxNode | undefined;
}

const nameTypes: readonly string[] = ['identifier', 'field_identifier', 'type_identifier'];
/** What is in these is not run. */
const unevaluated: readonly string[] = ['sizeof_expression', 'decltype', 'alignof_expression'];

/** Where a file mentions functions of the program; `known` are the names that functions of the program have. */
export function mentionsIn({ root, names }: ReadFile, known: ReadonlySet<string>): Mention[] {
  const declaring = new Set(names.declarations.map(({ node }) => node));
  const mentions: Mention[] = [];
  for (const node of nodesUnder(root)) {
    if (!nameTypes.includes(node.type) || !known.has(node.text) || declaring.has(node)) continue;
    const of = isMemberOfObject(node) ? 'member' : meaningAt(node, names.meaningOf(node));
    if (of === undefined || !mayRun(node)) continue;
    mentions.push({ name: node.text, of, inside: closest(node, 'function_definition') });
  }
  return mentions;
}

/** `board.print()`, `board->print()` */
function isMemberOfObject({ type, field, parent }: SyntaxNode): boolean {
  return type === 'field_identifier' && field === 'field' && parent?.type === 'field_expression';
}

function meaningAt(node: SyntaxNode, meaning: ReturnType<ReadFile['names']['meaningOf']>): Mention['of'] | undefined {
  if (meaning.kind === 'own') return ofDeclaration(meaning.declaration);
  // It may be found through the type of an argument. With `std::` in front, it is from the library.
  return qualifierOf(node).kind === 'none' ? 'outside' : undefined;
}

function ofDeclaration(declaration: Declaration): Mention['of'] | undefined {
  return declaration.kind === 'function' ? placeOfFunction(declaration) : undefined;
}

/** `gridState;` alone does nothing, and the operand of `sizeof` never runs. */
function mayRun(node: SyntaxNode): boolean {
  if (node.parent?.type === 'expression_statement') return false;
  for (const { type } of ancestors(node)) {
    if (unevaluated.includes(type)) return false;
    if (type === 'compound_statement') return true;
  }
  return true;
}
