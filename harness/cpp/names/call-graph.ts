import { grouped } from '../source/grouped.ts';
import type { ReadFile } from '../source/program.ts';
import type { SyntaxNode } from '../source/syntax-node.ts';
import { type WrittenFunction, writtenFunctions } from './functions.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { lastPart } from './qualifier.ts';

/** The definition of a function; undefined for what is outside of every function. */
export type Caller = SyntaxNode | undefined;

/** Which function calls which, as far as names show it. */
export interface CallGraph {
  readonly functions: readonly WrittenFunction[];
  /** Includes the function itself if it is recursive. */
  callersOf(target: WrittenFunction): ReadonlySet<Caller>;
  /** Whether something calls it that does not run only because the function itself calls that. */
  isCalled(target: WrittenFunction): boolean;
}

/**
 * A mention does not distinguish functions with the same name and the same kind of place, so they are treated as one:
 * thousands of overloads that call each other take thousands of steps, not millions.
 */
export function callGraph(files: readonly ReadFile[]): CallGraph {
  const functions = files.flatMap(writtenFunctions);
  const known = new Set(functions.map(nameOfFunction));
  const mentions = files.flatMap((file) => mentionsIn(file, known));
  const alike = grouped(functions, keyOf);
  const mentionedIn = grouped(mentions, ({ inside }) => inside);
  const definedBy = grouped(functions, ({ definition }) => definition);
  const callers = new Map<string, Set<Caller>>();
  for (const mention of mentions) {
    for (const key of keysMeant(mention)) callers.set(key, (callers.get(key) ?? new Set()).add(mention.inside));
  }

  function callersOf(target: WrittenFunction): ReadonlySet<Caller> {
    return callers.get(keyOf(target)) ?? new Set();
  }

  function reachedFrom({ definition }: WrittenFunction): ReadonlySet<Caller> {
    const reached = new Set<SyntaxNode>([definition]);
    const entered = new Set<string>();
    // A loop over a set also reaches what is added meanwhile.
    for (const caller of reached) {
      for (const key of (mentionedIn.get(caller) ?? []).flatMap(keysMeant)) {
        if (entered.has(key)) continue;
        entered.add(key);
        for (const one of alike.get(key) ?? []) reached.add(one.definition);
      }
    }
    return reached;
  }

  return {
    functions,
    callersOf,
    isCalled(target) {
      const byItself = reachedFrom(target);
      const seen = new Set(callersOf(target));
      const entered = new Set([keyOf(target)]);
      for (const caller of seen) {
        if (caller === target.definition) continue;
        if (caller === undefined || !byItself.has(caller)) return true;
        for (const key of (definedBy.get(caller) ?? []).map(keyOf)) {
          if (entered.has(key)) continue;
          entered.add(key);
          for (const further of callers.get(key) ?? []) seen.add(further);
        }
      }
      return false;
    },
  };
}

export function nameOfFunction({ declaration }: WrittenFunction): string {
  return lastPart(declaration.node).text;
}

function keyOf(one: WrittenFunction): string {
  return `${one.place} ${nameOfFunction(one)}`;
}

function keysMeant({ name, of }: Mention): string[] {
  return of === 'outside' ? [`free ${name}`, `in-namespace ${name}`] : [`${of} ${name}`];
}
