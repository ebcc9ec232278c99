import type { SyntaxNode } from '../source/syntax-node.ts';
import type { Declaration } from './declaration.ts';
import { lastPart } from './qualifier.ts';

/** What a name in the source stands for. */
export type Meaning =
  | { readonly kind: 'own'; readonly declaration: Declaration }
  /** Nothing of the program has this name there, so it is the library's; without `std::` in front. */
  | { readonly kind: 'library'; readonly name: string };

/** A search that asks for the meaning of other names on its way: each is yielded, and its meaning comes back. */
export type Asking<Answer> = Generator<SyntaxNode, Answer, Meaning>;

interface OpenQuestion {
  readonly name: SyntaxNode;
  readonly steps: Asking<Meaning>;
}

/**
 * Finds each meaning once. A source may have names for names for names in thousands, so open questions lie on a stack of our
 * own.
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
        // Names that need each other to be understood mean nothing: no compiler takes them.
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
