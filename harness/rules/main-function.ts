import { nameOfFunction } from '../cpp/names/call-graph.ts';
import { writtenFunctions } from '../cpp/names/functions.ts';
import type { ReadFile } from '../cpp/source/program.ts';
import type { SyntaxNode } from '../cpp/source/syntax-node.ts';

/** The definition of `main`; a member of a class with that name is not it. */
export function mainOf(file: ReadFile): SyntaxNode | undefined {
  return writtenFunctions(file).find((one) => one.place !== 'member' && nameOfFunction(one) === 'main')?.definition;
}
