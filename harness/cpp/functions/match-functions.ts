import { closestName } from '../../text/closest-name.ts';
import { type Prototype, parameterTypes } from '../../model/assignment/prototype.ts';
import type { DefinedFunction } from '../../model/program/build-report.ts';
import { type Fit, fitOf, plainTypes } from './same-types.ts';

/** What the program has for a required function. */
export type FunctionMatch =
  | { readonly kind: 'exact'; readonly prototype: Prototype }
  /** Callable nevertheless: the return type is not part of what the linker looks for. */
  | { readonly kind: 'return-type'; readonly prototype: Prototype; readonly found: DefinedFunction }
  | ({ readonly kind: 'parameters'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  | ({ readonly kind: 'internal-linkage'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  /** In a namespace with a name, which its file may open with `using namespace`. */
  | ({ readonly kind: 'namespace'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  | { readonly kind: 'missing'; readonly prototype: Prototype; readonly similar?: DefinedFunction };

/** Whether a few lines at the end of its file can call the function, as the handout's `main` in that file could. */
export interface Bridgeable {
  /** How the parameters fit such a call; absent: they do not. */
  readonly fit?: Fit;
  /** The lines were added. */
  readonly isBridged?: true;
}

/** Finds for each required function what the object file defines: by exact prototype, by name, by a similar name. */
export function matchFunctions(prototypes: readonly Prototype[], defined: readonly DefinedFunction[]): FunctionMatch[] {
  const required = new Set(prototypes.map(nameInProgram));
  return prototypes.map((prototype) => {
    const demanded = nameInProgram(prototype);
    const sameName = defined.filter(({ name }) => name === demanded);
    const sameTypes = sameName.filter(({ parameters }) => plainTypes(parameters) === parameterTypes(prototype));
    // With C linkage the symbol has no parameter types, so a call by the prototype does not find the function.
    const callable = sameTypes.find(({ linkage, returns }) => linkage === 'external' && !isOfC(returns));
    if (callable !== undefined) {
      return plainTypes(callable.returns) === prototype.returns || prototype.member?.kind === 'constructor'
        ? { kind: 'exact', prototype }
        : { kind: 'return-type', prototype, found: callable };
    }
    const fitting = fittingFunction(prototype, sameName);
    if (fitting !== undefined) return fitting;
    const internal = sameTypes.find(({ linkage }) => linkage === 'internal');
    if (internal !== undefined) return { kind: 'internal-linkage', prototype, found: internal };
    const within = functionInNamespace(prototype, defined);
    if (within !== undefined) return within;
    const [other] = sameName;
    if (other !== undefined) return { kind: 'parameters', prototype, found: other };
    // A function that is itself required is not a misspelling of another one.
    const candidates = defined.filter(
      ({ name }) => !required.has(name) && (prototype.member !== undefined || !name.includes('::')),
    );
    const closest = closestName(
      demanded,
      candidates.map(({ name }) => name),
    );
    const similar = candidates.find(({ name }) => name === closest);
    return similar === undefined ? { kind: 'missing', prototype } : { kind: 'missing', prototype, similar };
  });
}

function nameInProgram({ name, member }: Prototype): string {
  return member === undefined ? name : `${member.class}::${name}`;
}

/** The function that takes the arguments of a required call, though other files cannot call it by the prototype. */
function fittingFunction(prototype: Prototype, sameName: readonly DefinedFunction[]): FunctionMatch | undefined {
  if (prototype.member !== undefined) return undefined;
  const demanded = parameterTypes(prototype);
  const fits = sameName.flatMap((found) => {
    const fit = fitOf(found, demanded);
    const returns = plainTypes(found.returns);
    const hasResult = prototype.returns === 'void' || returns !== 'void';
    return fit === undefined || !hasResult ? [] : [{ found, fit }];
  });
  // If several fit, the compiler has to choose, as it would in the student's own program.
  const best = fits.find(({ fit }) => fit === 'same') ?? fits[0];
  if (best === undefined) return undefined;
  const kind = best.found.linkage === 'internal' ? 'internal-linkage' : 'parameters';
  return { kind, prototype, ...best };
}

/** A function that its own file can call by the bare name after `using namespace`. */
function functionInNamespace(prototype: Prototype, defined: readonly DefinedFunction[]): FunctionMatch | undefined {
  if (prototype.member !== undefined) return undefined;
  const within = defined.filter(({ name }) => name.endsWith(`::${prototype.name}`));
  const [match] = within.flatMap((found) => fittingFunction(prototype, [found]) ?? []);
  return match === undefined || !('found' in match) ? undefined : { ...match, kind: 'namespace' };
}

/** A function in a namespace or a class that cannot be called by the bare name counts as missing. */
export function withoutUnreachable(matches: readonly FunctionMatch[]): FunctionMatch[] {
  return matches.map((match) =>
    match.kind === 'namespace' && match.isBridged !== true
      ? { kind: 'missing', prototype: match.prototype, similar: match.found }
      : match,
  );
}

/** With C linkage, as `extern "C"` gives it. */
export function isOfC(returns: string): boolean {
  return returns.startsWith('extern "C"');
}

/** As a novice would write it: `gridstate(long long, int)`. */
export function signatureText(found: DefinedFunction): string {
  return `${found.returns} ${found.name}(${found.parameters})`;
}

/** Whether the driver can call it. */
export function isCallable(match: FunctionMatch): boolean {
  switch (match.kind) {
    case 'exact':
    case 'return-type':
      return true;
    case 'parameters':
    case 'internal-linkage':
    case 'namespace':
      return match.isBridged === true;
    case 'missing':
      return false;
  }
}

/** What the student wrote instead of the required function; undefined if nothing is similar. */
export function insteadOf(match: FunctionMatch): string | undefined {
  switch (match.kind) {
    case 'exact':
      return undefined;
    case 'missing':
      return match.similar === undefined ? undefined : signatureText(match.similar);
    case 'internal-linkage':
      return `static ${signatureText(match.found)}`;
    case 'return-type':
    case 'parameters':
    case 'namespace':
      return signatureText(match.found);
  }
}
