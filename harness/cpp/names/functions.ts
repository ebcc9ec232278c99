import type { ReadFile } from '../source/program.ts';
import { type SyntaxNode, ancestors, inField } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { declaredBy } from './declarator.ts';

/** A function with a body, in a file. Lambdas do not count: they have no name. */
export interface WrittenFunction {
  readonly file: ReadFile;
  readonly declaration: Declaration;
  /** From its type to the end of its body. */
  readonly definition: SyntaxNode;
  /** `free`: outside of every class and namespace, as `main` is. */
  readonly place: 'free' | 'in-namespace' | 'member';
}

/** Every function of a file that has a body, in the order of the text. */
export function writtenFunctions(file: ReadFile): WrittenFunction[] {
  return file.names.declarations
    .filter(({ kind, owner }) => kind === 'function' && owner.type === 'function_definition' && hasBody(owner))
    .map((declaration) => ({
      file,
      declaration,
      definition: declaration.owner,
      place: placeOfFunction(declaration),
    }));
}

export function isMain({ declaration, place }: WrittenFunction): boolean {
  return declaration.name === 'main' && place === 'free';
}

/** Works for prototypes, too. `Board::move` is a member wherever it is written. */
export function placeOfFunction({ node, owner }: Declaration): WrittenFunction['place'] {
  if (node.type === 'qualified_identifier' || node.type === 'field_identifier') return 'member';
  for (const above of ancestors(owner)) {
    if (above.type === 'namespace_definition' && inField(above, 'name') !== undefined) return 'in-namespace';
  }
  return 'free';
}

/** The parameters of a function as they are written, with or without names. */
export function parametersOf({ declaration }: WrittenFunction): SyntaxNode[] {
  const declarator = declaration.declarator === undefined ? undefined : ownDeclarator(declaration.declarator);
  const list = declarator === undefined ? undefined : inField(declarator, 'parameters');
  return list === undefined ? [] : list.children.filter(({ type }) => type.endsWith('parameter_declaration'));
}

/** `= default` and `= delete` are not bodies. */
function hasBody(definition: SyntaxNode): boolean {
  const body = inField(definition, 'body') ?? definition.children.at(-1);
  return body?.type === 'compound_statement' || body?.type === 'try_statement';
}

/** `int (*f(int a[]))[3]`: the innermost of the function declarators is the function's own. */
function ownDeclarator(declarator: SyntaxNode): SyntaxNode | undefined {
  const name = declaredBy(declarator)?.name;
  if (name === undefined) return undefined;
  for (const above of ancestors(name)) if (above.type === 'function_declarator') return above;
  return undefined;
}
