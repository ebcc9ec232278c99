import { type CharSet, type Concatenation, type Element, type Expression, JS } from 'refa';
import { type Letters, lettersOf } from './letters.ts';

/** One step of an expression; `next` and `to` are numbers of steps. */
export type Step =
  | { readonly kind: 'read'; readonly letters: ReadonlySet<number>; readonly next: number }
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  /** Goes on if the character before or after is one of these or, with `edge`, if the text begins or ends there. */
  | {
      readonly kind: 'look';
      readonly side: 'before' | 'after';
      readonly letters: ReadonlySet<number>;
      readonly edge: boolean;
      readonly next: number;
    }
  /** Looks ahead by the steps from `start`, and goes on with `next`. */
  | { readonly kind: 'ahead'; readonly start: number; readonly next: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'end-of-look' };

export interface Automaton {
  readonly steps: readonly Step[];
  readonly start: number;
  readonly letters: Letters;
}

export class NotProvable extends Error {}

/** The limit up to which a counted repetition is written out; one that may come more often counts as endless. */
const maxCopies = 300;
const maxOptionalCopies = 32;

export function automatonOf(source: string, flags: string): Automaton {
  const parser = JS.Parser.fromLiteral({ source, flags });
  const { expression, maxCharacter } = parser.parse({
    assertions: 'parse',
    backreferences: 'throw',
    maxBackreferenceWords: 0,
    simplify: false,
  });
  const letters = lettersOf(setsIn(expression), maxCharacter);
  const steps: Step[] = [];
  const add = (step: Step): number => steps.push(step) - 1;

  function alternatives(choices: readonly Concatenation[], next: number): number {
    const [only, ...others] = choices.map(({ elements }) =>
      elements.reduceRight((after, one) => element(one, after), next),
    );
    return only !== undefined && others.length === 0
      ? only
      : add({ kind: 'fork', to: [only, ...others].filter((one) => one !== undefined) });
  }

  function element(one: Element, next: number): number {
    switch (one.type) {
      case 'CharacterClass':
        return add({ kind: 'read', letters: letters.of(one.characters), next });
      case 'Alternation':
        return alternatives(one.alternatives, next);
      case 'Quantifier':
        return repeated(one.alternatives, one.min, one.max, next);
      case 'Assertion':
        return assertion(one, next);
      case 'Unknown':
        throw new NotProvable(`it contains ${one.id}`);
    }
  }

  function repeated(choices: readonly Concatenation[], min: number, max: number, next: number): number {
    if (min > maxCopies) throw new NotProvable(`it repeats something ${min} times`);
    let after = next;
    if (max - min > maxOptionalCopies) {
      const fork = add({ kind: 'fork', to: [] });
      const body = alternatives(choices, fork);
      steps[fork] = { kind: 'fork', to: [body, next] };
      after = fork;
    } else {
      for (let copy = min; copy < max; copy++) after = add({ kind: 'fork', to: [alternatives(choices, after), next] });
    }
    for (let copy = 0; copy < min; copy++) after = alternatives(choices, after);
    return after;
  }

  function assertion(one: Extract<Element, { type: 'Assertion' }>, next: number): number {
    const side = one.kind === 'behind' ? 'before' : 'after';
    const single = singleCharacters(one.alternatives);
    if (single !== undefined) {
      const meant = new Set(single.flatMap((set) => [...letters.of(set)]));
      const all = Array.from({ length: letters.count }, (_, letter) => letter);
      const passing = new Set(all.filter((letter) => meant.has(letter) !== one.negate));
      return add({ kind: 'look', side, letters: passing, edge: one.negate, next });
    }
    if (side === 'after') {
      return add({ kind: 'ahead', start: alternatives(one.alternatives, add({ kind: 'end-of-look' })), next });
    }
    // Looking behind by a bounded length takes the same time everywhere.
    if (hasLoop(one.alternatives)) throw new NotProvable('it looks behind without a bound');
    return next;
  }

  const start = alternatives(expression.alternatives, add({ kind: 'accept' }));
  return { steps, start, letters };
}

function setsIn({ alternatives }: Expression): CharSet[] {
  const inElement = (one: Element): CharSet[] =>
    one.type === 'CharacterClass'
      ? [one.characters]
      : one.type === 'Unknown'
        ? []
        : one.alternatives.flatMap(({ elements }) => elements.flatMap(inElement));
  return alternatives.flatMap(({ elements }) => elements.flatMap(inElement));
}

function singleCharacters(choices: readonly Concatenation[]): CharSet[] | undefined {
  const sets = choices.map(({ elements: [only, ...others] }) =>
    only?.type === 'CharacterClass' && others.length === 0 ? only.characters : undefined,
  );
  const known = sets.filter((set) => set !== undefined);
  return known.length === sets.length ? known : undefined;
}

function hasLoop(choices: readonly Concatenation[]): boolean {
  return choices.some(({ elements }) =>
    elements.some(
      (one) =>
        (one.type === 'Quantifier' && one.max > maxCopies) || ('alternatives' in one && hasLoop(one.alternatives)),
    ),
  );
}
