import { closestName } from '../../text/closest-name.ts';
import { type Prototype, parameterTypes } from '../../model/assignment/prototype.ts';
import type { DefinedFunction } from '../../model/program/build-report.ts';
import { type Fit, fitOf, plainTypes } from './same-types.ts';

/** What the program has for a required function. */
export type FunctionMatch =
  | { readonly kind: 'exact'; readonly prototype: Prototype }
  /** Callable all the same: the return type is no part of what the linker looks for. */
  | { readonly kind: 'return-type'; readonly prototype: Prototype; readonly found: DefinedFunction }
  | ({ readonly kind: 'parameters'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  | ({ readonly kind: 'internal-linkage'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  /** In a namespace with a name, which the file may open for itself. */
  | ({ readonly kind: 'namespace'; readonly prototype: Prototype; readonly found: DefinedFunction } & Bridgeable)
  | { readonly kind: 'missing'; readonly prototype: Prototype; readonly similar?: DefinedFunction };

/** Where a few lines behind the student's file can call the function, as the handout's own `main` in the same file could. */
export interface Bridgeable {
  /** What these lines would find; absent: the function does not take what it is called with. */
  readonly fit?: Fit;
  /** They are there. */
  readonly isBridged?: true;
}

/** Finds for each required function what the object file defines: by exact prototype, by name, by a similar name. */
export function matchFunctions(prototypes: readonly Prototype[], defined: readonly DefinedFunction[]): FunctionMatch[] {
  const required = new Set(prototypes.map(nameInProgram));
  return prototypes.map((prototype) => {
    const demanded = nameInProgram(prototype);
    const sameName = defined.filter(({ name }) => name === demanded);
    const sameTypes = sameName.filter(({ parameters }) => plainTypes(parameters) === parameterTypes(prototype));
    // With C linkage the name has no parameter types in it, so nobody who knows the prototype finds the function.
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
    // A function that is itself required is no misspelling of another one.
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

/** The one that takes what a call of the required function passes, though no other file could call it by that prototype. */
function fittingFunction(prototype: Prototype, sameName: readonly DefinedFunction[]): FunctionMatch | undefined {
  if (prototype.member !== undefined) return undefined;
  const demanded = parameterTypes(prototype);
  const fits = sameName.flatMap((found) => {
    const fit = fitOf(found, demanded);
    const returns = plainTypes(found.returns);
    const hasResult = prototype.returns === 'void' || returns !== 'void';
    return fit === undefined || !hasResult ? [] : [{ found, fit }];
  });
  // Of several, the compiler would have to choose, as it would in the student's own program.
  const best = fits.find(({ fit }) => fit === 'same') ?? fits[0];
  if (best === undefined) return undefined;
  const kind = best.found.linkage === 'internal' ? 'internal-linkage' : 'parameters';
  return { kind, prototype, ...best };
}

/** One that its own file can call by the bare name, where it says `using namespace`. */
function functionInNamespace(prototype: Prototype, defined: readonly DefinedFunction[]): FunctionMatch | undefined {
  if (prototype.member !== undefined) return undefined;
  const within = defined.filter(({ name }) => name.endsWith(`::${prototype.name}`));
  const [match] = within.flatMap((found) => fittingFunction(prototype, [found]) ?? []);
  return match === undefined || !('found' in match) ? undefined : { ...match, kind: 'namespace' };
}

/** What stands in a namespace or a class, and cannot be called by the bare name, is not what was asked for. */
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

/** What stands in place of a function that cannot be called; undefined where nothing is close. */
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
