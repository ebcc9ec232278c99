import { grouped } from '../source/grouped.ts';
import type { ReadFile } from '../source/program.ts';
import type { SyntaxNode } from '../source/syntax-node.ts';
import { type WrittenFunction, writtenFunctions } from './functions.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { lastPart } from './qualifier.ts';

/** A definition; undefined is whatever stands outside of every function. */
export type Caller = SyntaxNode | undefined;

/** Which function calls which, as far as names tell it. */
export interface CallGraph {
  readonly functions: readonly WrittenFunction[];
  /** Itself among them, where it is recursive. */
  callersOf(target: WrittenFunction): ReadonlySet<Caller>;
  /** It is called by something that is not there only because the function itself calls it. */
  isCalled(target: WrittenFunction): boolean;
}

/**
 * Functions of the same name and the same kind of place cannot be told from each other by a mention, so they are taken together:
 * thousands of overloads that call each other cost thousands of steps, and not millions.
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
    // A set gives what is added to it during the walk, too.
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
