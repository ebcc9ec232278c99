import type { SyntaxNode } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { lastPart } from './qualifier.ts';

/** What a name in the source stands for. */
export type Meaning =
  | { readonly kind: 'own'; readonly declaration: Declaration }
  /** The program has nothing with this name there, so it is from the library. `name` has no `std::` in front. */
  | { readonly kind: 'library'; readonly name: string };

/** A search that needs the meanings of other names: it yields each of them and gets its meaning back. */
export type Asking<Answer> = Generator<SyntaxNode, Answer, Meaning>;

interface OpenQuestion {
  readonly name: SyntaxNode;
  readonly steps: Asking<Meaning>;
}

/**
 * Finds each meaning once. A source may have chains of thousands of names for names, so the open questions are on an
 * explicit stack.
 */
export function meaningFinder(
  declarationOf: (name: SyntaxNode) => Asking<Declaration | undefined>,
): (name: SyntaxNode) => Meaning {
  const meanings = new Map<SyntaxNode, Meaning>();

  function* meaningSteps(name: SyntaxNode): Asking<Meaning> {
    const declaration = yield* declarationOf(name);
    if (declaration === undefined) return ofLibrary(name);
    const { kind, type } = declaration;
    const standsForAnother = (kind === 'using' || kind === 'namespace-alias') && type !== undefined;
    return standsForAnother ? yield lastPart(type) : { kind: 'own', declaration };
  }

  function find(first: SyntaxNode): Meaning {
    const open: OpenQuestion[] = [];
    const busy = new Set<SyntaxNode>();
    const begin = (name: SyntaxNode): undefined => {
      busy.add(name);
      open.push({ name, steps: meaningSteps(name) });
    };
    let answer: Meaning | undefined = begin(first);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const step: IteratorResult<SyntaxNode, Meaning> =
        answer === undefined ? top.steps.next() : top.steps.next(answer);
      if (step.done === true) {
        answer = step.value;
        meanings.set(top.name, answer);
        open.pop();
      } else {
        const asked: SyntaxNode = step.value;
        // Names that are defined by each other mean nothing: no compiler accepts them.
        answer = meanings.get(asked) ?? (busy.has(asked) ? ofLibrary(asked) : begin(asked));
      }
    }
    return answer ?? ofLibrary(first);
  }

  return (name) => meanings.get(name) ?? find(name);
}

function ofLibrary(name: SyntaxNode): Meaning {
  return { kind: 'library', name: name.text };
}
