import type { Declaration } from './declaration.ts';
import type { Scope, Scopes } from './scope.ts';

/** Finds a member of a class or namespace. Classes may be declared before their definition, namespaces opened again. */
export function membersIn(
  scopes: Scopes,
  declarations: readonly Declaration[],
): (owner: Declaration, name: string) => Declaration | undefined {
  const parts = new Map<string, Set<Scope>>();
  for (const declaration of declarations) {
    const scope = scopes.get(declaration.owner);
    if (scope === undefined) continue;
    const key = keyOf(declaration);
    const known = parts.get(key);
    if (known === undefined) parts.set(key, new Set([scope]));
    else known.add(scope);
  }
  const asked = new Map<Declaration, ReadonlySet<Scope>>();
  const partsOf = (owner: Declaration): ReadonlySet<Scope> => {
    const known = asked.get(owner);
    if (known !== undefined) return known;
    const found = parts.get(keyOf(owner)) ?? new Set();
    asked.set(owner, found);
    return found;
  };
  return (owner, name) => {
    for (const scope of partsOf(owner)) {
      const [found] = scope.get(name) ?? [];
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function keyOf({ kind, name }: Declaration): string {
  return `${kind} ${name}`;
}
