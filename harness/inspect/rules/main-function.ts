import { nameOfFunction } from '../names/call-graph.ts';
import { writtenFunctions } from '../names/functions.ts';
import type { ReadFile } from '../source/program.ts';
import type { SyntaxNode } from '../source/syntax-node.ts';

/** The definition of main, which is no part of a class, also where both are in one file. */
export function mainOf(file: ReadFile): SyntaxNode | undefined {
  return writtenFunctions(file).find((one) => one.place !== 'member' && nameOfFunction(one) === 'main')?.definition;
}
