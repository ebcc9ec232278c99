import { type Automaton, NotProvable } from './automaton.ts';

/** Where a matcher can be: after a character that it read with one step of the expression. */
export interface Place {
  /** The number of a step that reads, or `searching`. */
  readonly step: number;
  readonly letter: number;
}

export interface Attempts {
  /** The step before an attempt begins: a search begins an attempt at every character of a text. */
  readonly searching: number;
  /** The next places, with the number of ways to each (1, or 2 for several). */
  onwards(place: Place): readonly (Place & { readonly ways: number })[];
  /** Whether the match has certainly succeeded here, whatever follows. */
  succeeds(place: Place): boolean;
}

const maxWays = 50_000;

export function attemptsOf({ steps, start, letters }: Automaton): Attempts {
  const searching = steps.length;
  const explored = new Map<number, ReturnType<typeof explore>>();

  function known({ step, letter }: Place): ReturnType<typeof explore> {
    const key = step * (letters.count + 1) + letter;
    const found = explored.get(key) ?? explore(step, letter);
    explored.set(key, found);
    return found;
  }

  function explore(from: number, last: number) {
    const ways = new Map<string, Place & { ways: number }>();
    let succeeds = false;
    let visited = 0;
    const all = new Set(Array.from({ length: letters.count }, (_, letter) => letter));

    function reads(step: number, possible: ReadonlySet<number>): void {
      for (const letter of possible) {
        const key = `${step}:${letter}`;
        const way = ways.get(key) ?? { step, letter, ways: 0 };
        way.ways = Math.min(2, way.ways + 1);
        ways.set(key, way);
      }
    }

    /** `following`: the possible next characters; `passed`: the steps of this way, as each loop must read. */
    function walk(at: number, following: ReadonlySet<number>, sure: boolean, passed: readonly number[]): void {
      visited += 1;
      if (visited > maxWays) throw new NotProvable('it has too many ways');
      const step = steps[at];
      if (step === undefined || passed.includes(at)) return;
      switch (step.kind) {
        case 'read':
          reads(at, both(step.letters, following));
          return;
        case 'fork':
          for (const next of step.to) walk(next, following, sure, [...passed, at]);
          return;
        case 'look':
          if (step.side === 'after') walk(step.next, both(step.letters, following), false, [...passed, at]);
          else if (last === letters.start ? step.edge : step.letters.has(last))
            walk(step.next, following, sure, passed);
          return;
        case 'ahead':
          walk(step.start, following, false, [...passed, at]);
          walk(step.next, following, false, [...passed, at]);
          return;
        case 'accept':
          if (sure) succeeds = true;
          return;
        case 'end-of-look':
          return;
      }
    }

    const step = steps[from];
    if (step?.kind === 'read') walk(step.next, all, true, []);
    if (from === searching) {
      reads(searching, all);
      walk(start, all, true, []);
    }
    return { onwards: [...ways.values()], succeeds };
  }

  return {
    searching,
    onwards: (place) => known(place).onwards,
    succeeds: (place) => known(place).succeeds,
  };
}

function both(some: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...some].filter((one) => others.has(one)));
}
