import type { ReadFile } from '../source/program.ts';
import { spellingOf } from '../source/spelling.ts';

/** Longer than any chain of names for a type that a person writes. It ends chains that lead back to themselves. */
const longest = 20;

/** What a name of the program for a type stands for: `int` for `State` after `typedef int State`. */
export function behindAlias(type: string, files: readonly ReadFile[]): string {
  let name = type;
  for (let step = 0; step < longest; step += 1) {
    const next = files.map((file) => standsFor(name, file)).find((found) => found !== undefined);
    if (next === undefined) return name;
    name = next;
  }
  return type;
}

function standsFor(name: string, { names }: ReadFile): string | undefined {
  const declaration = names.atTop(name);
  if (declaration?.kind !== 'alias' || declaration.type === undefined) return undefined;
  // A pointer or an array has something around the name, or after the type.
  if (declaration.declarator !== undefined && declaration.declarator !== declaration.node) return undefined;
  const spelling = spellingOf(declaration.type);
  return spelling === 'long long int' ? 'long long' : spelling.replace(/^(?:::)?std::string$/, 'string');
}
